import { drawPdf, kindOf, type PdfLibrary } from '../../artwork/index.ts';
import { layersOn, makePressPdf, type PressTools } from '../../entry/make-press-pdf.ts';
import type { ArtworkLayer } from '../../entry/press.ts';
import { type PrintSource, sourcePage } from '../../formats/printing/index.ts';
import { keptIn, once, type Point, ringsOf } from '../../geometry/index.ts';
import { territory } from '../../press/file/index.ts';
import { MM_PER_INCH, roundTo } from '../../values/index.ts';
import { boxOf } from './files.ts';
import type { LaidArtwork } from './protocol/artwork.ts';
import type { BoxQuestion } from './protocol/box.ts';

/** How far print reaches beyond the cuts, in mm; the sharpness of the picture of a page, and its longest side. */
const [BLEED_MM, PIXELS_PER_MM, MOST_PIXELS] = [3, 300 / MM_PER_INCH, 4096] as const;

/** What draws pages lies beside the worker: the first page loads it. */
const pdfLibrary = once(async (): Promise<PdfLibrary> => {
  const [script, wasmUrl] = ['pdfium.js', 'pdfium.wasm'].map((name) => new URL(name, location.href).href);
  return (await import(script!)).PDFiumLibrary.init({ wasmUrl });
});

const tools: PressTools = {
  svgPage: async (file, size) => (await import('./svg-page.ts')).svgPageInBrowser(file, size),
  drawPage: async (pdf, pixels) => drawPdf(await pdfLibrary(), pdf, pixels),
};

/** URLs of pictures of pages and texts, by what they show. */
const pictures = new Map<string, Promise<string>>();
const MOST_PICTURES = 100;

/** The picture of a page or text on a transparent ground. */
const pictureOf = async (source: PrintSource): Promise<string> => {
  const { left, bottom, right, top } = source.whole;
  const pixels = Math.min(MOST_PIXELS, Math.ceil(Math.max(right - left, top - bottom) * PIXELS_PER_MM));
  const { width, height, data } = await drawPdf(await pdfLibrary(), await sourcePage(source), pixels);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return URL.createObjectURL(await canvas.convertToBlob());
};

const readerOf = (files: LaidArtwork['files']) => async (name: string) => {
  const file = files.find((one) => one.name === name);
  if (!file) throw new Error(`${name} is missing. Drop it here, too.`);
  return new Uint8Array(await file.data.arrayBuffer());
};

/** Rounds to µm. The sum makes zero of minus zero. */
const rounded = ([x, y]: Point): Point => [roundTo(x, 3) + 0, roundTo(y, 3) + 0];

/** Where the layers of a document lie, for the screen, or why one has no place. Throws Error for a wrong document. */
export const artworkLayers = (box: BoxQuestion, unit: 'mm' | 'in', { document, files }: LaidArtwork) => {
  const read = readerOf(files);
  const { faces, place } = layersOn(boxOf(box, unit), document, read, BLEED_MM, { isShown: true });
  const shown = async (layer: ArtworkLayer) => {
    const { layer: placed, found, by, low, size, span, target } = await place(layer);
    const { source, at, side, on, plate } = placed;
    const { left, bottom, right, top } = source.whole;
    const file = files.find(({ name }) => name === layer.file);
    const key = JSON.stringify([file?.url, layer]);
    const url =
      file && kindOf(await read(file.name)) !== 'pdf'
        ? file.url
        : await keptIn(pictures, key, () => pictureOf(source), MOST_PICTURES);
    const face = faces.find((one) => one.side === side)!;
    const rings = on && ringsOf(territory(face, on, BLEED_MM));
    return {
      url,
      /** Frame of the picture in mm of its own: left, bottom, width, height. */
      frame: [left, bottom, right - left, top - bottom] as const,
      /** To the blank: right and up from its lower left corner, once for each copy. */
      at,
      /** A path that ends it, where it does not lie on the whole blank. */
      clip: rings?.map((ring) => `M${ring.map((point) => point.join(' ')).join('L')}Z`).join(''),
      ...{ side, plate, by, low: rounded(low), size: rounded(size) },
      target: [target.right - target.left, target.top - target.bottom] as const,
      /** Around it on the blank: left and bottom, width and height. */
      around: [target.left + low[0], target.bottom + low[1], ...span] as const,
      isLost: found.some(({ kind }) => kind === 'coverage'),
    };
  };
  return Promise.all(
    document.layers.map((layer) => shown(layer).catch(({ message }: Error) => ({ problem: message }))),
  );
};

/** A layer with its place, or with a sentence why it has none. */
export type ShownLayer = Awaited<ReturnType<typeof artworkLayers>>[number];
export type PlacedArtwork = Exclude<ShownLayer, { readonly problem: string }>;

/** The artwork below the die for the press, and what a printer would ask about. Throws Error as `pressPdf` does. */
export const artworkForPress = async (box: BoxQuestion, unit: 'mm' | 'in', { document, files }: LaidArtwork) => {
  const options = { asset: readerOf(files), bleed: BLEED_MM };
  const { pdf, findings } = await makePressPdf(boxOf(box, unit), document, options, tools);
  return { data: pdf, findings, mediaType: 'application/pdf' };
};
