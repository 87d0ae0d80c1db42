import type { DielineFiles } from '../engine/index.ts';
import { printPage } from '../formats/printing/index.ts';
import type { MockupOf } from '../mockup/index.ts';
import { type PlacedLayer, territory } from '../press/file/index.ts';
import type { ArtworkDocument } from '../press/index.ts';
import { layersOn } from './make-press-pdf.ts';
import { pressTools } from './press-tools.ts';

/** How a plate looks, in the order of the press. White ink lies in the artwork. */
const looks = { varnish: 'spot_varnish', foil: 'gold_foil', emboss: 'emboss' } as const;

/** See `artworkPrints` of the entry for mockups. */
export const printsOfDocument = async (
  box: DielineFiles,
  document: ArtworkDocument,
  read: (name: string) => Promise<Uint8Array>,
): Promise<Pick<MockupOf, 'artwork' | 'insideArtwork' | 'finishLayers'>> => {
  const { faces, place } = layersOn(box, document, read, 0, pressTools);
  const layers = (await Promise.all(document.layers.map(place))).map(({ layer }) => layer);
  const pageOf = async (number: number, has: (layer: PlacedLayer) => boolean): Promise<Uint8Array | undefined> => {
    const face = faces[number];
    const prints = layers.flatMap((layer) =>
      layer.side === face?.side && has(layer) ? [{ ...layer, clip: territory(face, layer.on, 0) }] : [],
    );
    return prints.length ? printPage(box.size, prints) : undefined;
  };
  const isInk = ({ plate }: PlacedLayer): boolean => plate === undefined || plate === 'white';
  const [artwork, insideArtwork] = [await pageOf(0, isInk), await pageOf(1, isInk)];
  const finishLayers = [];
  for (const [number, { side }] of faces.entries())
    for (const [name, finish] of Object.entries(looks)) {
      const page = await pageOf(number, ({ plate }) => plate === name);
      if (page) finishLayers.push({ finish, side, artwork: page });
    }
  return { ...(artwork && { artwork }), ...(insideArtwork && { insideArtwork }), finishLayers };
};
