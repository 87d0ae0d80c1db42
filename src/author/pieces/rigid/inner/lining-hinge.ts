import { cosSin, toDegrees } from '../../../../geometry/index.ts';

/** A lining in the hinge between a lying and a standing board. All in mm. */
export interface LiningHinge {
  /** Length of the lining on the edge of the lying board, and on the floor of the hinge. */
  readonly edge: number;
  readonly floor: number;
  /** The crease that the standing board turns about: distance from the edge of the lying board, and below the lining on it. */
  readonly away: number;
  readonly below: number;
  /** By how much the lining rises from the lying board half-way: its bends need room where it comes from the standing board. */
  readonly lift: number;
}

/** Angles in degrees that the lining turns by at the lying board, between edge and floor, and at the standing board. */
type Turns = readonly [lying: number, floor: number, standing: number];

/**
 * How a lining folds in a hinge while its standing board rises to `angle` degrees. Both ends stay on their boards, so edge and floor are
 * two rods between them; while the boards are further apart than they reach, they lie straight.
 */
export const liningTurns = ({ edge, floor, away, below, lift }: LiningHinge, angle: number): Turns => {
  const [c, s] = cosSin(angle);
  // Where the lining on the standing board begins: its distance from the board's crease, across the board and along it. Flat, it is in
  // line with the lining on the lying board; closed, the bends of the paper hold it off.
  const across = below + (away - floor - below) * s;
  const along = below - edge;
  // The same, seen from the end of the lining on the lying board.
  const [x, y] = [away + c * along - s * across, s * along + c * across - below - lift * 2 * s * c];
  const far = Math.hypot(x, y);
  const towards = Math.atan2(y, x);
  const share = (edge ** 2 + far ** 2 - floor ** 2) / (2 * edge * far);
  const first = towards - Math.acos(Math.min(1, share));
  const second = share < 1 ? Math.atan2(y - edge * Math.sin(first), x - edge * Math.cos(first)) : first;
  return [toDegrees(first), toDegrees(second - first), angle - toDegrees(second)];
};
