import { type Box, growBox } from '../geometry/index.ts';
import { type Dieline, extent, type Label } from '../sheet/index.ts';
import { type Copies, withCopies } from './copies.ts';
import { growBoxToLabel } from './text.ts';

/**
 * Box around lines, copies and labels, in mm.
 * @throws RangeError if there is nothing to draw.
 */
export const drawingFrame = (dieline: Dieline, labels: readonly Label[], copies: readonly Copies[] = []): Box => {
  // The extent of the cuts is cached. A literal instead of a spread keeps the hidden class of all other boxes.
  const { left, bottom, right, top } = extent(dieline);
  const own = { left, bottom, right, top };
  for (const { line, curve } of dieline.lines) if (line !== 'cut') growBox(own, curve);
  for (const label of labels) growBoxToLabel(own, label);
  const box = withCopies(own, copies);
  if (!(box.left <= box.right && box.bottom <= box.top)) throw new RangeError('the drawing has no lines');
  return box;
};
