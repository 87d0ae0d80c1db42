import { ApiError } from '../api/index.ts';
import { kindOf, lostPicture, type pagePixels, physicalSize, pictureSize, type svgPdf } from '../artwork/index.ts';
import { type DielineFiles, findProfile } from '../engine/index.ts';
import type { Profile } from '../formats/index.ts';
import { composeAffine, type PrintSource, pdfSource, pictureSource } from '../formats/printing/index.ts';
import type { Box } from '../geometry/index.ts';
import { checkDocument, checkPrint, faceOf, panelsOf, placeLayer, pressFile, textSource } from '../press/file/index.ts';
import type { ArtworkDocument, ArtworkLayer, Found, PressPdf, PressPdfOptions } from '../press/index.ts';
import { type Size, sizeOf } from '../sheet/index.ts';
import { roundTo } from '../values/index.ts';
import { isSizeOf, type PlaceOnBlank, placeOnBlank } from './artwork-on-blank.ts';
import reasons from './press-reasons.json' with { type: 'json' };

/** What reads files of strangers: in processes of their own, or in a browser. */
export interface PressTools {
  readonly svgPage: typeof svgPdf;
  readonly drawPage: typeof pagePixels;
}

/** See `pressPdf`; with the sides and the layers, for a sheet of blanks. */
export const makePressPdf = async (
  box: DielineFiles,
  artwork: Uint8Array | ArtworkDocument,
  { inside, asset, press, bleed = 3, safe = 3 }: PressPdfOptions,
  { svgPage, drawPage }: PressTools,
) => {
  if (inside && !(artwork instanceof Uint8Array)) throw refused('', INSIDE_OF_DOCUMENT);
  const given = artwork instanceof Uint8Array ? documentOf(artwork, inside) : { document: artwork };
  const { document, read = (name: string) => Promise.reject(refused(name, 'unnamed')) } = { read: asset, ...given };
  const { faces, place } = layersOn(box, document, read, bleed, { svgPage });
  const placed = await Promise.all(document.layers.map(place));
  const layers = placed.map(({ layer }) => layer);
  const pdf = await pressFile(box, faces, layers, { bleed, safe }, press);
  const condition = press?.intent?.condition ?? 'FOGRA39';
  const findings: PressPdf['findings'][number][] = [];
  for (const face of faces) {
    const known = placed.flatMap(({ layer, found }) => (layer.side === face.side ? found : []));
    const inks = { layers, condition, draw: drawPage };
    findings.push(...(await checkPrint(inks, box.drawing, face, pdf, { bleed, safe }, known)));
  }
  const proof = () => pressFile(box, faces, layers, { bleed, safe }, press, findings);
  return { pdf, findings, proof, faces, layers };
};

interface SourceOptions {
  readonly isShown?: boolean;
  readonly svgPage?: PressTools['svgPage'] | undefined;
}

/**
 * The sides of a box that a document prints, and what places a layer.
 * @param isShown - for a screen, which shows an SVG and a WebP too, and lays a file that does not tell its place in the middle.
 * @param svgPage - makes an SVG a page; a screen needs none.
 * @throws ApiError 400 for a wrong document
 */
export const layersOn = (
  box: DielineFiles,
  document: ArtworkDocument,
  read: (name: string) => Promise<Uint8Array>,
  bleed: number,
  { isShown = false, svgPage }: SourceOptions = {},
) => {
  const outside = faceOf(box.drawing, 'outside');
  const [problem] = checkDocument(document, outside);
  if (problem) throw refused('', problem.message);
  const isInside = ({ side }: ArtworkLayer): boolean => side === 'inside';
  const faces = [outside, ...(document.layers.some(isInside) ? [faceOf(box.drawing, 'inside')] : [])];
  const place = async (layer: ArtworkLayer) => {
    const { file, text, height, ...own } = layer;
    const { source, told, by, at } = file
      ? await sourceOf(box, layer, await read(file), { isShown, svgPage })
      : { source: await textSource(text!, height!), told: [], by: undefined, at: layer.at };
    const given = { ...(file ? layer : own), ...(at && { at }) };
    const done = placeLayer(faces[isInside(layer) ? 1 : 0]!, given, source, bleed);
    return { ...done, by, found: [...done.found, ...told] };
  };
  return { faces, place };
};

const INSIDE_OF_DOCUMENT =
  'inside goes with a file: in a document, print of the inside is a layer with "side": "inside"';

/** Files that tell where they lie. */
const documentOf = (outside: Uint8Array, inside: Uint8Array | undefined) => {
  const layers: ArtworkLayer[] = [{ file: 'artwork' }];
  if (inside) layers.push({ file: 'inside', side: 'inside' });
  const read = async (name: string): Promise<Uint8Array> => (name === 'inside' ? inside! : outside);
  return { document: { schema: 1, layers } satisfies ArtworkDocument, read };
};

/** Inks of the lines of a die for the press. */
const DIE_INKS = new Set(
  Object.values((findProfile('press') as Profile).lines).flatMap((line) => line?.ink?.name ?? []),
);

/** The page or picture of a layer, with its place on the blank where only the file tells it. */
const sourceOf = async (
  box: DielineFiles,
  layer: ArtworkLayer,
  file: Uint8Array,
  { isShown = false, svgPage }: SourceOptions,
) => {
  const { file: name = '', at, width, height, page } = layer;
  const kind = kindOf(file);
  if (!isShown && !kind) throw refused(name, 'kind');
  const lost = kind === 'svg' && lostPicture(file, isShown);
  if (lost) throw refused(name, `${name} ${lost}`);
  // Reads the file first: where it lies says nothing of what is wrong with it.
  const opened = kind === 'pdf' ? await pdfSource(file, page) : undefined;
  const isPlaced = at !== undefined || width !== undefined || height !== undefined || panelsOf(layer) !== undefined;
  const found = isPlaced ? undefined : await placeOf(box, file, page, opened?.trim);
  if (!isPlaced && !found && !isShown) throw refused(name, 'place');
  const drawn = kind === 'svg' && svgPage && (await svgOf(layer, file, found?.whole, svgPage));
  const source =
    opened ??
    (drawn || undefined)?.source ??
    pictureOf(layer, file, kind as 'png', found?.whole, isShown ? box.size : undefined);
  const { left, bottom } = source.trim;
  const natural = sizeOf(source.trim);
  const ratio = width && height ? (width * natural.height) / (height * natural.width) : 1;
  const told: Found[] = found?.madeFor ? [{ kind: 'other-box', values: { madeFor: found.madeFor } }] : [];
  if (drawn) told.push(...drawn.fonts.map((font) => ({ kind: 'font', values: { font } }) as const));
  if ((drawn || opened) && Math.abs(ratio - 1) > SAME_SHAPE)
    told.push({ kind: 'stretched', values: { ratio: roundTo(ratio, 3) } });
  if ((drawn || (opened && !opened.hidden)) && found?.hasLines) told.push({ kind: 'template-lines' });
  // Where lines of the template are told, their inks are no news.
  const inks = found?.hasLines ? [] : (opened?.spots() ?? []).filter((ink) => DIE_INKS.has(ink));
  told.push(...inks.map((ink) => ({ kind: 'die-ink', values: { ink } }) as const));
  if (found) return { source, told, by: found.by, at: [left - found.at.left, bottom - found.at.bottom] as const };
  if (isPlaced) return { source, told, by: undefined, at };
  const middle = [(box.size.width - natural.width) / 2, (box.size.height - natural.height) / 2] as const;
  return { source, told, by: 'isFitted' in source && source.isFitted ? 'fitted' : 'middle', at: middle } as const;
};

/** The page of an SVG. @param whole - where it was found. */
const svgOf = async (
  { file: name = '', width, height }: ArtworkLayer,
  file: Uint8Array,
  whole: Box | undefined,
  svgPage: PressTools['svgPage'],
) => {
  const { stated, possible } = physicalSize(file, { width: 0, height: 0 });
  const size =
    (whole && sizeOf(whole)) ??
    stated ??
    (width || height ? (possible[0] ?? { width: width ?? height!, height: height ?? width! }) : undefined);
  if (!size) throw refused(name, 'density');
  const { pdf, fonts } = await svgPage(file, size).catch((error: Error) => {
    throw error.name === 'ArtworkError' ? refused('', `${name}: ${error.message}`) : error;
  });
  const page = await pdfSource(pdf, 1, true);
  const { left, bottom } = whole ?? page.trim;
  const toMm = composeAffine([1, 0, 0, 1, left, bottom], page.toMm);
  return { source: { ...page, ...(whole && { trim: whole, whole }), toMm }, fonts };
};

/** Largest share by which width and height of a page may be stretched differently. */
const SAME_SHAPE = 0.02;

/** Only the first page of a file is looked at for lines and marks; a further one has the size of the blank. */
const placeOf = async (
  box: DielineFiles,
  file: Uint8Array,
  page = 1,
  trim?: PrintSource['trim'],
): Promise<Omit<PlaceOnBlank, 'cut'> | undefined> => {
  if (page === 1 || !trim) return placeOnBlank(box, file);
  return isSizeOf(sizeOf(trim), box.size) ? { at: trim, by: 'size' } : undefined;
};

/** A PNG is unpacked to be embedded, at eight bytes a pixel; a JPEG stays as it is. */
const MOST_PIXELS = 100_000_000;

/** A picture of a layer. @param whole - where it was found. @param blank - of one that is only seen, which lies whole on it without a size of its own. */
const pictureOf = (layer: ArtworkLayer, file: Uint8Array, kind: 'png' | 'jpg', whole?: Box, blank?: Size) => {
  const { file: name = '', width, height } = layer;
  const stored = pictureSize(file);
  const isLying = (stored?.orientation ?? 1) !== 1;
  if (!stored || (isLying && !blank)) throw refused(name, stored ? 'lying' : 'damaged');
  // Browsers show it upright.
  const pixels = stored.orientation! > 4 ? { width: stored.height, height: stored.width } : stored;
  // A JPEG ends with a mark of its own.
  if (kind === 'jpg' && !blank && Buffer.from(file).lastIndexOf('\xff\xd9', undefined, 'latin1') < 0)
    throw refused(name, 'damaged');
  if (kind === 'png' && pixels.width * pixels.height > MOST_PIXELS) throw refused(name, 'large');
  const { stated = width || height ? pixels : undefined } = physicalSize(file, pixels);
  const scale = blank ? Math.min(blank.width / pixels.width, blank.height / pixels.height) : 0;
  const fitted = blank && { width: pixels.width * scale, height: pixels.height * scale };
  const size = (whole && sizeOf(whole)) ?? stated ?? fitted;
  if (!size) throw refused(name, 'density');
  const source = pictureSource(file, kind, size);
  return { ...source, ...(whole && { trim: whole, whole }), isFitted: size === fitted };
};

/** @param why - a key of the reasons, or a sentence. */
const refused = (name: string, why: string): ApiError => {
  const message = why in reasons ? `${name} ${reasons[why as keyof typeof reasons]}` : why;
  return new ApiError(400, { message: 'The artwork cannot be used', errors: [{ message }] });
};
