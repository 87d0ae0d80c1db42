import type { Panel } from '../../board/index.ts';
import { toDegrees } from '../../geometry/index.ts';
import { flatPhases } from './sleeve.ts';

/**
 * How the bottom follows while a tube that was glued flat is squared, by `share` of the way, in degrees.
 *
 * At a corner that was shut in the flat tube, u and v run from it along the lower edges
 * of the two walls, at the angle a between them: 0 while flat, 90 when squared. The main flap
 * stands on u, the side flap on v, and the lap, glued to the side flap, holds both by the diagonal d at
 * 45° to either edge: d·u = d·v = cos 45°. So d runs cos 45° / cos(a/2) along the bisector of the
 * corner, and what is left of its length goes up into the box. From there: either flap has
 * turned by 90° + acos tan(a/2) out of its wall, the lap about d by -180° + acos(2 cos a - 1). Both are
 * written with the root of cos a, which is exact at either end.
 */
const corner = (share: number): { readonly rest: number; readonly half: number } => ({
  rest: Math.sqrt(Math.sin(((1 - share) * Math.PI) / 2)),
  half: Math.sin((share * Math.PI) / 4),
});

/** The flap of a wall, main or side: from 180° against the wall to 90°, the floor. */
const squaringFlap = (share: number): number => {
  const { rest, half } = corner(share);
  return 90 + toDegrees(Math.atan2(rest, half));
};

/** The lap about the diagonal: from -180°, back against the main flap, to 0, flush with it. */
const squaringLap = (share: number): number => {
  const { rest, half } = corner(share);
  return -180 + toDegrees(2 * Math.atan2(Math.SQRT2 * half, rest));
};

/** The folds of a flap, and how it lies in the flat tube. */
type Turns = Required<Pick<Panel, 'folds' | 'delivered'>>;

/** Against its wall before the tube is glued flat over it, down to the floor when that is squared. `bulge`: see `shutBulge`. */
export const flapTurns = (bulge: number): Turns => ({
  folds: [
    { phase: flatPhases.flaps, to: 180, clearance: bulge },
    { phase: flatPhases.square, to: 90, ease: squaringFlap },
  ],
  delivered: { to: 180 },
});

/** Back over the main flap, with its glue looking at the side flap. */
export const lapTurns = (bulge: number): Turns => ({
  folds: [
    { phase: flatPhases.laps, to: -180, clearance: bulge },
    { phase: flatPhases.square, to: 0, ease: squaringLap },
  ],
  delivered: { to: -180 },
});
