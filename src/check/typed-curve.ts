import { type Box, boundsOf } from '../geometry/index.ts';
import type { Line } from '../sheet/index.ts';

/** A line of a drawing as far as it is compared: where it runs, and its line type. */
export type TypedCurve = Pick<Line, 'line' | 'curve'>;

/** The box around all cuts, or around all lines where nothing is cut. */
export const cutBox = (lines: readonly TypedCurve[]): Box => {
  const cuts = lines.filter(({ line }) => line === 'cut');
  return boundsOf((cuts.length ? cuts : lines).map(({ curve }) => curve));
};
