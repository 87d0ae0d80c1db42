import type { Box } from '../../../geometry/index.ts';
import { POINTS_PER_MM } from '../../profile.ts';
import { textLength } from '../../text.ts';

/** Margin around everything, in mm. */
export const PAGE_MARGIN = 10;
/** Cap height of the header and from line to line, in mm. */
export const HEADING_HEIGHT = 2.5;
export const LEADING = 5;
/** Longest edge a page may have, in points (ISO 32000-1, annex C). */
const LONGEST_PAGE = 14_400;

/** Width and height in mm of the page around a drawing and its header. Throws RangeError when it would be longer than 14,400 pt. */
export const pdfPage = ({ left, bottom, right, top }: Box, header: readonly string[]): [number, number] => {
  const texts = Math.max(0, ...header.map((line) => textLength(line, HEADING_HEIGHT)));
  const width = Math.max(right - left, texts) + 2 * PAGE_MARGIN;
  const height = top - bottom + 2 * PAGE_MARGIN + (header.length && header.length + 1) * LEADING;
  if (Math.max(width, height) * POINTS_PER_MM > LONGEST_PAGE)
    throw new RangeError(
      `the page would be ${width.toFixed(0)} × ${height.toFixed(0)} mm; a PDF page is at most 5080 mm (14400 pt) long`,
    );
  return [width, height];
};
