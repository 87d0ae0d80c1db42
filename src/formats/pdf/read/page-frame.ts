import type { PDFPage } from 'pdf-lib';
import { type Box, boxAround, cosSin } from '../../../geometry/index.ts';
import { MM_PER_CSS_UNIT } from '../../../values/index.ts';
import { type Affine, applyAffine } from '../../reading/affine.ts';
import { get, numberValue } from './objects.ts';

/** From points to mm, upright, where `readDrawing` sees the lines of a page. */
export const uprightFrame = (page: PDFPage, mm = userUnit(page) * MM_PER_CSS_UNIT.pt): Affine => {
  const [cos, sin] = cosSin(90 * Math.round(page.getRotation().angle / 90));
  return [mm * cos, -mm * sin, mm * sin, mm * cos, 0, 0];
};

/** Points in a unit of a page. */
export const userUnit = ({ node }: PDFPage): number => numberValue(get(node, 'UserUnit')) ?? 1;

/** A box of a page after a transform. */
export const boxThrough = (m: Affine, { x, y, width, height }: ReturnType<PDFPage['getMediaBox']>): Box =>
  boxAround([applyAffine(m, [x, y]), applyAffine(m, [x + width, y + height])]);
