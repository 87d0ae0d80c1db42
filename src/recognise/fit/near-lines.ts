import type { LineType } from '../../board/index.ts';
import {
  type Box,
  type Curve,
  centreForm,
  cross,
  distance,
  length,
  type Point,
  pointAt,
} from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import { type Alignment, alignCurve, applyAlignment } from '../lines/alignment.ts';
import { NearestCurve } from '../lines/nearest-curve.ts';
import type { TypedCurve } from '../lines/typed-curve.ts';
import type { ApartLine } from './one-defect.ts';
import type { Orientation } from './projections.ts';

type Lines = readonly Line[];

/** Places on a line that are compared: the middle first, since a line that is off is mostly off there. */
const PLACES = [0.5, 0, 1, 0.31, 0.77] as const;

/** Search distance of points, in mm. */
const MAX_GAP = 10;

/** Lines of one line type. */
interface NearLines {
  readonly curves: readonly Curve[];
  readonly nearest: NearestCurve;
}

export type NearLinesByType = ReadonlyMap<LineType, NearLines>;

export const nearLinesOf = (lines: readonly TypedCurve[]): NearLinesByType =>
  new Map(
    [...new Set(lines.map(({ line }) => line))].map((kind) => {
      const curves = lines.filter(({ line }) => line === kind).map(({ curve }) => curve);
      return [kind, { curves, nearest: new NearestCurve(curves) }];
    }),
  );

/** Their lines by line type, centred and oriented like ours. */
export const orientedLinesOf = (lines: Lines, orientation: Orientation, centre: Point): NearLinesByType => {
  const [x, y] = applyAlignment({ ...orientation, shift: [0, 0] }, centre);
  const alignment: Alignment = { ...orientation, shift: [-x, -y] };
  return nearLinesOf(lines.map(({ line, curve }) => ({ line, curve: alignCurve(alignment, curve) })));
};

/** Signed distances of points of our lines from theirs in mm; `MAX_GAP` where none is near. @param centre Our point on their centre. */
export const signedGaps = (lines: Lines, [x, y]: Point, theirs: NearLinesByType): number[] => {
  const gaps: number[] = [];
  for (const { line, curve } of lines) {
    const near = theirs.get(line);
    for (const t of PLACES) {
      const [u, v] = pointAt(curve, t);
      const p: Point = [u - x, v - y];
      const hit = near?.nearest.find(p, MAX_GAP);
      gaps.push(hit ? hit.distance * signedSide(near!.curves[hit.of]!, p) : MAX_GAP);
    }
  }
  return gaps;
};

/** 1 or -1 by the side of the curve. A point that crosses the curve changes the sign of its gap, but not the slope. */
const signedSide = (curve: Curve, p: Point): number => {
  if (curve.kind !== 'arc')
    return Math.sign(
      cross([curve.to[0] - curve.from[0], curve.to[1] - curve.from[1]], [p[0] - curve.from[0], p[1] - curve.from[1]]),
    );
  const { centre, radius } = centreForm(curve);
  return Math.sign(distance(p, centre) - radius);
};

/** Parts of a line between two compared places, from its start to its end. */
const STRETCHES = [...PLACES].sort((a, b) => a - b).flatMap((to, k, all) => (k ? [[all[k - 1]!, to] as const] : []));

/**
 * The lines of either drawing off the other by more than `tolerance` mm at one of a few places, best placed: up to `most` and one more.
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
