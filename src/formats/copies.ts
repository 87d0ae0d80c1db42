import { type Box, boundsOfLines, type Motion, move, union } from '../geometry/index.ts';
import type { Dieline } from '../sheet/index.ts';

/** A drawing that is placed many times on a sheet: written once, as a block (DXF), a group (SVG) or a form (PDF). */
export interface Copies {
  /** Name of the block; letters, digits and hyphens. */
  readonly name: string;
  readonly dieline: Dieline;
  readonly at: readonly Motion[];
}

/** Box around all copies and `box`. Uses the box of the drawing, which is exact for quarter turns. */
export const withCopies = (box: Box, copies: readonly Copies[]): Box => {
  let all = box;
  for (const { dieline, at } of copies) {
    const { left, bottom, right, top } = boundsOfLines(dieline.lines);
    if (left > right) continue;
    for (const motion of at) {
      const [[x1, y1], [x2, y2]] = [move(motion, [left, bottom]), move(motion, [right, top])];
      all = union(all, {
        left: Math.min(x1, x2),
        bottom: Math.min(y1, y2),
        right: Math.max(x1, x2),
        top: Math.max(y1, y2),
      });
    }
  }
  return all;
};
