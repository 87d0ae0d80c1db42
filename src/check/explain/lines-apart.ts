import { type Box, type Point, pointAt } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import { type NearLinesByType, PLACES } from './near-lines.ts';

/**
 * Our lines that leave theirs by more than `tolerance` mm at one of a few places, in the best of some placements. Counts up to
 * `most` and one more.
 * @param origins points of our drawing that are laid on the centre of theirs.
 */
export const linesApart = (
  lines: readonly Line[],
  origins: readonly Point[],
  theirs: NearLinesByType,
  tolerance: number,
  most: number,
): number => {
  let fewest = most + 1;
  for (const [x, y] of origins) {
    let apart = 0;
    for (const { line, curve } of lines) {
      const near = theirs.get(line)?.nearest;
      const isOff = (t: number): boolean => {
        const [u, v] = pointAt(curve, t);
        return !near?.find([u - x, v - y], tolerance);
      };
      if (PLACES.some(isOff)) apart++;
      if (apart >= fewest) break;
    }
    fewest = Math.min(fewest, apart);
  }
  return fewest;
};

/** Boxes that differ by less have the same corners, in mm. */
const SAME = 1e-6;

/** Points of our drawing that lie on the origin of theirs when the centres, or two corners, of both boxes lie on one another. */
export const originsBetween = (ours: Box, theirs: Box): Point[] => {
  const [left, right] = [ours.left - theirs.left, ours.right - theirs.right];
  const [bottom, top] = [ours.bottom - theirs.bottom, ours.top - theirs.top];
  const centred: Point = [(left + right) / 2, (bottom + top) / 2];
  if (Math.abs(left - right) < SAME && Math.abs(bottom - top) < SAME) return [centred];
  return [centred, [left, bottom], [left, top], [right, bottom], [right, top]];
};
