import { flatPhases, type Panel, toDegrees } from '../../src/author/index.ts';

/**
 * Angles of the bottom in degrees while a tube glued flat is squared, by `share` of the way. u and v run from a corner that is shut in the
 * flat tube along the lower edges of its two walls; the angle a between them goes from 0 to 90. The main flap hangs on u, the side flap on
 * v. The lap is glued to the side flap and holds both by the diagonal d, at 45° to either edge: d·u = d·v = cos 45°. So d extends
 * cos 45° / cos(a/2) along the bisector of the corner, and the rest of its length rises into the box. Thus either flap has turned by
 * 90° + acos tan(a/2) out of its wall, and the lap about d by -180° + acos(2 cos a - 1). Both are written with the root of cos a, which
 * is exact at either end.
 */
const corner = (share: number): { readonly rest: number; readonly half: number } => ({
  rest: Math.sqrt(Math.sin(((1 - share) * Math.PI) / 2)),
  half: Math.sin((share * Math.PI) / 4),
});

/** The fold of a flap, main or side: from 180°, against its wall, to 90°, the floor. */
const squaringFlap = (share: number): number => {
  const { rest, half } = corner(share);
  return 90 + toDegrees(Math.atan2(rest, half));
};

/** The fold of the lap about the diagonal: from -180°, back against the main flap, to 0, flush with it. */
const squaringLap = (share: number): number => {
  const { rest, half } = corner(share);
  return -180 + toDegrees(2 * Math.atan2(Math.SQRT2 * half, rest));
};

/** The folds of a flap, and its place in the flat tube. */
type Turns = Required<Pick<Panel, 'folds' | 'delivered'>>;

/** The flap lies against its wall before the tube is glued flat over it, and goes down to the floor during squaring. `bulge`: see `shutBulge`. */
export const flapTurns = (bulge: number): Turns => ({
  folds: [
    { phase: flatPhases.flaps, to: 180, clearance: bulge },
    { phase: flatPhases.square, to: 90, ease: squaringFlap },
  ],
  delivered: { to: 180 },
});

/** The lap lies back on the main flap; its glue faces the side flap. */
export const lapTurns = (bulge: number): Turns => ({
  folds: [
    { phase: flatPhases.laps, to: -180, clearance: bulge },
    { phase: flatPhases.square, to: 0, ease: squaringLap },
  ],
  delivered: { to: -180 },
});
