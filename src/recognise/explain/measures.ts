import { bends } from '../../board/index.ts';
import { boundsOf, length } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';

/**
 * The sums of the widths and of the heights of all pieces, and of the lengths of cuts and of creases, in mm. They change smoothly with
 * the sizes of a box, whatever its lines pass or meet, and a defect changes few of them.
 */
export type OverallMeasures = readonly [width: number, height: number, cuts: number, creases: number];

export const measuresOf = (pieces: readonly (readonly Line[])[]): OverallMeasures => {
  let [width, height, cuts, creases] = [0, 0, 0, 0];
  for (const lines of pieces) {
    const { left, right, bottom, top } = boundsOf(lines.map(({ curve }) => curve));
    width += right - left;
    height += top - bottom;
    for (const { line, curve } of lines)
      if (bends(line)) creases += length(curve);
      else cuts += length(curve);
  }
  return [width, height, cuts, creases];
};

/** The measures of a sheet that is rotated by a quarter turn. */
export const turnedMeasures = ([width, height, ...rest]: OverallMeasures): OverallMeasures => [height, width, ...rest];

/** Weight of lengths against extents: there are many lines. */
const LENGTHS = 0.25;

export const measureDifferences = (a: OverallMeasures, b: OverallMeasures): number[] =>
  a.map((value, k) => (k < 2 ? 1 : LENGTHS) * (value - b[k]!));
