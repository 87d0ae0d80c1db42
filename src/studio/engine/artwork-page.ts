import { type FileSize, type PhysicalSize, physicalSize } from '../../artwork/index.ts';
import { readOwnPage } from '../../formats/reading/index.ts';
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

/** The artwork on the flat drawing, by the page of our own files that has its size; undefined for a size that no page has. */
export const artworkPage = async (
  question: BoxQuestion,
  { sizes, pixel, blank }: ArtworkQuestion,
): Promise<Frame | undefined> => {
  const near = Math.max(SAME_PAGE_MM, pixel);
  for (const unit of ['mm', 'in'] as const)
    for (const kind of KINDS) {
      const { data } = await file(question, kind, unit);
      const page = await readOwnPage(typeof data === 'string' ? new TextEncoder().encode(data) : data);
      const size = sizes.find(
        ({ width, height }) => Math.abs(width - page.width) <= near && Math.abs(height - page.height) <= near,
      );
      if (size) return { x: blank.x - page.left, y: blank.y - page.above, ...size };
    }
  return undefined;
};
