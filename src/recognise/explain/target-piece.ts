import type { Box, Point } from '../../geometry/index.ts';
import { type Alignment, applyAlignment } from '../compare/align.ts';
import { once } from '../lines/once.ts';
import type { EndPoints } from './ends.ts';
import { type NearLinesByType, orientedLinesOf } from './near-lines.ts';
import { ORIENTATIONS, type Orientation, type Projections, projectionsOf } from './projections.ts';
import type { TheirPiece } from './their-pieces.ts';

/** A piece of the foreign drawing, prepared for comparison in each orientation. */
export interface TargetPiece extends Omit<TheirPiece, 'boxes'> {
  /** 0 for the largest. */
  readonly rank: number;
  /** In each orientation. */
  readonly projections: readonly Projections[];
  /** In each orientation. */
  readonly near: readonly (() => NearLinesByType)[];
  /** In each orientation, about the centre. */
  readonly boxes: readonly (readonly Box[])[];
}

export const targetPiece = ({ lines, centre, boxes }: TheirPiece, ends: EndPoints, rank: number): TargetPiece => ({
  lines,
  centre,
  rank,
  projections: ORIENTATIONS.map((each) => projectionsOf(ends, centre, each)),
  near: ORIENTATIONS.map((each) => once(() => orientedLinesOf(lines, each, centre))),
  boxes: ORIENTATIONS.map((each) => boxes.map((box) => oriented(box, each, centre))),
});

/** A box about the centre, oriented like ours. */
const oriented = ({ left, right, bottom, top }: Box, orientation: Orientation, [x, y]: Point): Box => {
  const place: Alignment = { ...orientation, shift: [0, 0] };
  const [[a, b], [c, d]] = [applyAlignment(place, [left - x, bottom - y]), applyAlignment(place, [right - x, top - y])];
  return { left: Math.min(a, c), right: Math.max(a, c), bottom: Math.min(b, d), top: Math.max(b, d) };
};
