import type { LineType } from '../../board/index.ts';
import { type Box, boundsOf, length, type Point } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';

/** A line of a drawing as far as it is compared: where it runs, and its line type. */
export type TypedCurve = Pick<Line, 'line' | 'curve'>;

/** Total length of the lines, in mm. */
export const totalLength = (lines: readonly Pick<TypedCurve, 'curve'>[]): number =>
  lines.reduce((sum, { curve }) => sum + length(curve), 0);

/** The box around all cuts, or around all lines where nothing is cut. */
export const cutBox = (lines: readonly TypedCurve[]): Box => {
  const cuts = lines.filter(({ line }) => line === 'cut');
  return boundsOf((cuts.length ? cuts : lines).map(({ curve }) => curve));
};

export const boxSize = ({ left, right, bottom, top }: Box): Point => [right - left, top - bottom];

/** Drops bleed lines. They lie beyond the board and belong to the print, so they are neither compared nor audited. */
export const withoutBleed = <L extends { readonly line: LineType }>(lines: readonly L[]): L[] =>
  lines.filter(({ line }) => line !== 'bleed');
