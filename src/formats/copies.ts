import { type Box, boundsOfLines, boxAround, type Motion, move } from '../geometry/index.ts';
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
    for (const motion of at) all = boxAround([move(motion, [left, bottom]), move(motion, [right, top])], all);
  }
  return all;
};
