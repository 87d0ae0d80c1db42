import { type FileSize, kindOf, physicalSize, pictureSize } from '../artwork/index.ts';
import type { DielineFiles } from '../engine/index.ts';
import { pdfSource, sourcePage } from '../formats/printing/index.ts';
import { type Reading, readDrawing, UnreadableError } from '../formats/reading/index.ts';
import { type Box, boundsOf } from '../geometry/index.ts';
import { type Size, sizeOf } from '../sheet/index.ts';
import { roundTo } from '../values/index.ts';

/** Artwork cut to the blank. */
export interface ArtworkOnBlank {
  /** The file without what lies beside the blank: over which mockups stretch it, to the size that it has. */
  readonly artwork: Uint8Array;
  /** How its place was found: it was drawn on a template or another file of ours, has the lines of the box in it, or the size of the blank. */
  readonly by: 'template' | 'lines' | 'size';
}

const SAME_SIZE_MM = 0.3;

/** A designer hides the layers of a template before the last save. */
const HIDDEN = /\b(display\s*[:=]\s*["']?)none\b/g;

/** What our templates say below the lower left corner of the blank. */
const MARK = /^\s*Boxwright artwork template 1 - (.*) - this text begins ([\d.]+) mm below/;

const NOTHING = { texts: [], lines: [] } as const;

export interface PlaceOnBlank extends Pick<ArtworkOnBlank, 'by'> {
  /** In mm, where `readDrawing` sees the lines of a PDF or SVG, and from the lower left corner of a picture. */
  readonly at: Box;
  /** The other box, or the other size of this box, for which the template was made. */
  readonly madeFor?: string;
  /** True where lines or texts of a dieline were found in it. */
  readonly hasLines?: boolean;
  /** All of a picture or an SVG, where `at` is. */
  readonly whole?: Box;
  /** The file with no more than this box, without our lines if it is a PDF. */
  readonly cut: () => Promise<Uint8Array>;
}

/** See `artworkOnBlank` of the entry for mockups. */
export const findOnBlank = async (box: DielineFiles, file: Uint8Array, at?: Box) => {
  const found = await placeOnBlank(box, file, at);
  return found && { by: found.by, artwork: await found.cut() };
};

/** Where the blank of a box lies in an artwork, `at` its place in units of the file if that is known; undefined where nothing tells. */
export const placeOnBlank = async (
  box: DielineFiles,
  file: Uint8Array,
  at?: Box,
): Promise<PlaceOnBlank | undefined> => {
  const kind = kindOf(file);
  if (kind !== 'pdf' && kind !== 'svg') return pictureOnBlank(box, file, kind === 'jpg' ? 'jpeg' : (kind ?? 'webp'));
  const text = new TextDecoder().decode(file);
  const reading = await readDrawing(kind === 'svg' ? Buffer.from(text.replaceAll(HIDDEN, '$1inline')) : file).catch(
    (error: unknown) => {
      // Artwork may hold what no dieline has.
      if (error instanceof UnreadableError) return undefined;
      throw error;
    },
  );
  const opened = kind === 'pdf' ? pdfSource(file) : undefined;
  const page = await (reading ? opened : opened?.catch(() => undefined));
  if (kind === 'pdf' && !page) return undefined;
  // A page whose lines cannot be read may have the size of the blank.
  const mm = reading?.unit.mm ?? 1;
  const known = at && ({ by: 'lines', at: blankAt(box, at.left * mm, at.bottom * mm) } as const);
  const found = known ?? place(reading ?? NOTHING, box, page?.trim);
  if (page) {
    const onPage = found ?? (await onOwnPage(box, page.trim));
    return onPage && { ...onPage, cut: () => sourcePage(page, onPage.at) };
  }
  const { possible, view } = physicalSize(file, { width: 0, height: 0 });
  const hasLines = found && 'hasLines' in found && found.hasLines && (await showsLines(box, text));
  if (found)
    return {
      ...found,
      ...(hasLines !== undefined && { hasLines }),
      ...(view && { whole: viewed(view, mm) }),
      cut: async () => cutSvg(text, found.at, mm),
    };
  for (const size of view ? possible : []) {
    const whole = viewed(view!, size.width / view![2]);
    if (isSizeOf(size, box.size))
      return { by: 'size', at: whole, whole, cut: async () => cutSvg(text, whole, size.width / view![2]) };
    const own = await ownPageOf(box, size);
    const on = own && blankAt(box, whole.left + own.left, whole.top - own.above - box.size.height);
    if (on) return { by: 'template', at: on, whole, cut: async () => cutSvg(text, on, size.width / view![2]) };
  }
  return undefined;
};

const showsLines = async (box: DielineFiles, text: string): Promise<boolean> => {
  const reading = await readDrawing(Buffer.from(text)).catch(() => NOTHING);
  return place(reading, box, undefined)?.hasLines ?? false;
};

/** What is seen of an SVG, in mm. */
const viewed = ([x, y, wide, high]: NonNullable<FileSize['view']>, mm: number): Box => ({
  left: x * mm,
  bottom: -(y + high) * mm,
  right: (x + wide) * mm,
  top: -y * mm,
});

const cutsOf = (lines: Reading['lines']): Box =>
  boundsOf(lines.flatMap(({ kind, curve }) => (kind === 'cut' ? [curve] : [])));

/** The blank in a drawing, in mm. */
const place = ({ texts, lines }: Pick<Reading, 'texts' | 'lines'>, box: DielineFiles, trim: Box | undefined) => {
  const { size } = box;
  const cuts = cutsOf(lines);
  const own = sizeOf(cuts);
  for (const { value, at } of texts) {
    const [, id, drop] = MARK.exec(value) ?? [];
    if (id === undefined) continue;
    const isOther = id !== box.id || (own.width > 0 && !isSizeOf(own, size));
    const madeFor =
      isOther && `${id}${own.width > 0 ? `, ${roundTo(own.width, 1)} × ${roundTo(own.height, 1)} mm` : ''}`;
    const blank = blankAt(box, at[0], at[1] + Number(drop));
    return { by: 'template', at: blank, hasLines: true, ...(madeFor && { madeFor }) } as const;
  }
  if (isSizeOf(own, size)) return { by: 'lines', at: blankAt(box, cuts.left, cuts.bottom), hasLines: true } as const;
  return trim && isSizeOf(sizeOf(trim), size)
    ? ({ by: 'size', at: blankAt(box, trim.left, trim.bottom) } as const)
    : undefined;
};

const blankAt = ({ size }: DielineFiles, left: number, bottom: number): Box => ({
  left,
  bottom,
  right: left + size.width,
  top: bottom + size.height,
});

export const isSizeOf = (a: Size, b: Size, near = SAME_SIZE_MM): boolean =>
  Math.abs(a.width - b.width) <= near && Math.abs(a.height - b.height) <= near;

/** An SVG that shows a box of its drawing alone. @param mm of its unit */
const cutSvg = (text: string, { left, bottom, right, top }: Box, mm: number): Uint8Array => {
  const [width, height] = [right - left, top - bottom];
  const shown = `viewBox="${left / mm} ${-top / mm} ${width / mm} ${height / mm}" width="${width}mm" height="${height}mm" preserveAspectRatio="none"`;
  return Buffer.from(
    text.replace(/<((?:[\w-]+:)?svg)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/, (_, name: string, rest: string) => {
      const others = rest.replaceAll(/\s(?:viewBox|width|height|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
      return `<${name} ${shown}${others}>`;
    }),
  );
};

/** A page of ours of this size, on which artwork was drawn. */
const ownPageOf = async (box: DielineFiles, page: Size, near?: number) => {
  const { header } = box;
  for (const options of [{ artwork: {}, header }, { artwork: {} }, { header }, {}]) {
    const { whole, trim } = await pdfSource(await box.pdf(options));
    if (isSizeOf(sizeOf(whole), page, near)) return { ...sizeOf(whole), left: trim.left, above: whole.top - trim.top };
  }
  for (const options of [{ artwork: {} }, {}]) {
    const svg = Buffer.from(await box.file('svg', options));
    const { left, top } = cutsOf((await readDrawing(svg)).lines);
    const [x, y, width, height] = physicalSize(svg, { width: 0, height: 0 }).view!;
    if (isSizeOf({ width, height }, page, near)) return { width, height, left: left - x, above: -top - y };
  }
  return undefined;
};

const onOwnPage = async (box: DielineFiles, page: Box) => {
  const own = await ownPageOf(box, sizeOf(page));
  return (
    own && ({ by: 'template', at: blankAt(box, page.left + own.left, page.top - own.above - box.size.height) } as const)
  );
};

/** A picture of a page of ours. It states its size, and stands upright. */
const pictureOnBlank = async (
  box: DielineFiles,
  file: Uint8Array,
  kind: 'png' | 'jpeg' | 'webp',
): Promise<PlaceOnBlank | undefined> => {
  const pixels = pictureSize(file);
  const { stated } = pixels ? physicalSize(file, pixels) : {};
  if (!pixels || !stated || (pixels.orientation ?? 1) !== 1) return undefined;
  // Programs round a page to whole pixels.
  const near = Math.max(SAME_SIZE_MM, (1.5 * stated.width) / pixels.width);
  if (isSizeOf(stated, box.size, near))
    return { by: 'size', at: blankAt(box, 0, 0), whole: blankAt(box, 0, 0), cut: async () => file };
  const own = await ownPageOf(box, stated, near);
  if (!own) return undefined;
  const href = `data:image/${kind};base64,${Buffer.from(file).toString('base64')}`;
  const image = `<image x="${-own.left}" y="${-own.above}" width="${own.width}" height="${own.height}" preserveAspectRatio="none" href="${href}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.size.width} ${box.size.height}">${image}</svg>`;
  const at = blankAt(box, own.left, own.height - own.above - box.size.height);
  const whole = { left: 0, bottom: 0, right: own.width, top: own.height };
  return { by: 'template', at, whole, cut: async () => Buffer.from(svg) };
};
