import { type Box, length, type Point, pointAt } from '../../geometry/index.ts';
import { type NearLinesByType, PLACES } from './near-lines.ts';
import type { ApartLine } from './one-defect.ts';

/** Parts of a line between two compared places, from its start to its end. */
const STRETCHES = [...PLACES].sort((a, b) => a - b).flatMap((to, k, all) => (k ? [[all[k - 1]!, to] as const] : []));

/**
 * The lines of either drawing that leave the other by more than `tolerance` mm at one of a few places, in the best of some
 * placements: up to `most` and one more.
 * @param origins points of our drawing that are laid on the centre of theirs.
 */
export const linesApart = (
  ours: NearLinesByType,
  theirs: NearLinesByType,
  origins: readonly Point[],
  tolerance: number,
  most: number,
): readonly ApartLine[] => {
  let fewest: readonly ApartLine[] | undefined;
  for (const [x, y] of origins) {
    const apart: ApartLine[] = [];
    const limit = fewest ? fewest.length : most + 1;
    addApart(apart, limit, ours, theirs, [-x, -y], tolerance);
    addApart(apart, limit, theirs, ours, [x, y], tolerance);
    if (!fewest || apart.length < fewest.length) fewest = apart;
  }
  return fewest ?? [];
};

/** Adds the lines that, shifted, are apart from others, until there are as many as the limit. */
const addApart = (
  apart: ApartLine[],
  limit: number,
  lines: NearLinesByType,
  from: NearLinesByType,
  [x, y]: Point,
  tolerance: number,
): void => {
  for (const [line, { curves }] of lines) {
    const near = from.get(line)?.nearest;
    for (const curve of curves) {
      if (apart.length >= limit) return;
      const isOff = (t: number): boolean => {
        const [u, v] = pointAt(curve, t);
        return !near?.find([u + x, v + y], tolerance);
      };
      if (!PLACES.some(isOff)) continue;
      const share = (): number => STRETCHES.reduce((sum, [a, b]) => (isOff(a) && isOff(b) ? sum + b - a : sum), 0);
      apart.push({ length: () => share() * length(curve) });
    }
  }
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
