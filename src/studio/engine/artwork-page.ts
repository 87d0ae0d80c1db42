import { type FileSize, type PhysicalSize, physicalSize } from '../../artwork/index.ts';
import { readDrawing } from '../../formats/reading/index.ts';
import { boundsOf } from '../../geometry/index.ts';
import { MM_PER_CSS_UNIT } from '../../values/index.ts';
import { file } from './files.ts';
import type { BoxQuestion } from './protocol/box.ts';
import type { ArtworkQuestion, Frame } from './protocol/drawing.ts';

/** Largest difference of a page, in mm. Programs round the sides of a picture to whole pixels: one pixel counts as well. */
const SAME_PAGE_MM = 0.1;

/** Files of a box on which artwork is drawn. */
const KINDS = ['artwork', 'pdf', 'svg'] as const;

/** The size of an artwork. @param pixels - size of the upright picture in pixels. */
export const artworkSize = async (file: Blob, pixels: PhysicalSize): Promise<FileSize> =>
  physicalSize(new Uint8Array(await file.arrayBuffer()), pixels);

/**
 * Finds the page of our own files that an artwork was drawn on, by its size.
 * @returns the artwork on the flat drawing; undefined for an artwork of another size than all pages.
 */
export const artworkPage = async (
  question: BoxQuestion,
  { sizes, pixel, blank }: ArtworkQuestion,
): Promise<Frame | undefined> => {
  const near = Math.max(SAME_PAGE_MM, pixel);
  for (const unit of ['mm', 'in'] as const)
    for (const kind of KINDS) {
      const page = await pageOf(kind, (await file(question, kind, unit)).data);
      const size = sizes.find(
        ({ width, height }) => Math.abs(width - page.width) <= near && Math.abs(height - page.height) <= near,
      );
      if (size) return { x: blank.x - page.left, y: blank.y - page.above, ...size };
    }
  return undefined;
};

/** A page in mm, and the place of the cuts on it, from its left and upper edge. */
interface Page extends PhysicalSize {
  readonly left: number;
  readonly above: number;
}

const pageOf = (kind: (typeof KINDS)[number], data: string | Uint8Array): Page | Promise<Page> => {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return kind === 'svg' ? svgPage(bytes) : pdfPage(bytes);
};

const pdfPage = (bytes: Uint8Array): Page => {
  const text = new TextDecoder('latin1').decode(bytes);
  const box = (name: string): readonly number[] =>
    new RegExp(`/${name} \\[([^\\]]*)\\]`)
      .exec(text)![1]!
      .trim()
      .split(/\s+/)
      .map((edge) => Number(edge) * MM_PER_CSS_UNIT.pt);
  const [, , width, height] = box('MediaBox') as [number, number, number, number];
  const [left, , , top] = box('TrimBox') as [number, number, number, number];
  return { width, height, left, above: height - top };
};

const svgPage = async (bytes: Uint8Array): Promise<Page> => {
  const text = new TextDecoder().decode(bytes);
  const [, ...sides] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(text)!;
  const [x, y, width, height] = sides.map(Number) as [number, number, number, number];
  const { lines } = await readDrawing(bytes);
  const { left, top } = boundsOf(lines.flatMap(({ kind, curve }) => (kind === 'cut' ? [curve] : [])));
  return { width, height, left: left - x, above: -top - y };
};
