import { type Curve, centreForm, distance, type Point, pointAt, signedDistance } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import { type Alignment, alignCurve, applyAlignment } from '../lines/alignment.ts';
import { nearestByType } from '../lines/nearest-curve.ts';
import type { Orientation } from './projections.ts';

type Lines = readonly Line[];

/** Places on a line that are compared: the middle first, since a line that is off is mostly off there. */
const PLACES = [0.5, 0, 1, 0.31, 0.77] as const;

/** Search distance of points, in mm. */
const MAX_GAP = 10;

type NearLinesByType = ReturnType<typeof nearestByType>;

/** Their lines by line type, centred and oriented like ours. */
export const orientedLinesOf = (lines: Lines, orientation: Orientation, centre: Point): NearLinesByType => {
  const [x, y] = applyAlignment({ ...orientation, shift: [0, 0] }, centre);
  const alignment: Alignment = { ...orientation, shift: [-x, -y] };
  return nearestByType(lines.map(({ line, curve }) => ({ line, curve: alignCurve(alignment, curve) })));
};

/** Signed distances of points of our lines from theirs in mm; `MAX_GAP` where none is near. @param centre Our point on their centre. */
export const signedGaps = (lines: Lines, [x, y]: Point, theirs: NearLinesByType): number[] => {
  const gaps: number[] = [];
  for (const { line, curve } of lines) {
    const near = theirs.get(line);
    for (const t of PLACES) {
      const [u, v] = pointAt(curve, t);
      const p: Point = [u - x, v - y];
      const hit = near?.find(p, MAX_GAP);
      gaps.push(hit ? hit.distance * signedSide(near!.curves[hit.of]!, p) : MAX_GAP);
    }
  }
  return gaps;
};

/** 1 or -1 by the side of the curve. A point that crosses the curve changes the sign of its gap, but not the slope. */
const signedSide = (curve: Curve, p: Point): number => {
  if (curve.kind !== 'arc') return Math.sign(signedDistance(curve, p));
  const { centre, radius } = centreForm(curve);
  return Math.sign(distance(p, centre) - radius);
};
