import { type Box, boundsOfLines } from '../geometry/index.ts';
import type { Dieline, Label } from '../sheet/index.ts';
import { type Copies, withCopies } from './copies.ts';
import { labelBox } from './text.ts';

/**
 * Box around lines, copies and labels, in mm.
 * @throws RangeError if there is nothing to draw.
 */
export const drawingFrame = ({ lines }: Dieline, labels: readonly Label[], copies: readonly Copies[] = []): Box => {
  let box = withCopies(boundsOfLines(lines), copies);
  for (const label of labels) box = labelBox(label, box);
  if (!(box.left <= box.right && box.bottom <= box.top)) throw new RangeError('there is nothing to draw');
  return box;
};
