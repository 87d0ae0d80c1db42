import { locked, pen, type Rim } from '../../../board/index.ts';
import { toDegrees } from '../../../geometry/index.ts';
import { type Ends, sleevePhases, type TubeEnd } from '../tubes/sleeve.ts';
import { flapAt } from '../tubes/slotted-end.ts';

/** Four petals on the upper end of a sleeve. All in mm. */
export interface SquarePetals extends Omit<TubeEnd, 'end'> {
  /** Length of the petals. @defaultValue past the middle by a fifth of the way to it */
  readonly reach?: number;
}

/** A petal's usual length relative to the way to the middle. */
const USUAL_LENGTH_RATIO = 1.2;

/** A petal on each wall, creased from left foot to middle. The part beyond goes under the petal on the left: the four hold each other. */
export const squarePetals = ({ length, width, last, material: m, reach: given }: SquarePetals): Ends => {
  // Petals of unequal walls dip to different planes, which takes more play on a large opening.
  const play = 0.5 + (length - width) / 50;
  // Slope of the half that dips below its neighbour. In thick board a steeper one keeps the openings at the corners and in the middle
  // small, but the halves must not lie too far apart to hold each other.
  const slope = Math.min(0.8 / (m + play), Math.max(0.21, (75 * m) / length));
  const dip = toDegrees(Math.atan(slope));
  // Distance from the crease at which a dipped half clears its neighbour, and the dipped half of that neighbour.
  const clear = (1.5 * m) / slope + m + play;
  const petal = (along: number, across: number, wall: number): Rim => {
    // The direction of the crease, and its end, which lies before the middle, where four boards meet.
    const half = Math.hypot(along, across) / 2;
    const [c, s] = [along / 2 / half, across / 2 / half];
    const crease = half - clear;
    const [x, y] = [crease * c, crease * s];
    const reach = given ?? USUAL_LENGTH_RATIO * (across / 2);
    const on = (px: number, py: number): [number, number] => [px * c + py * s, py * c - px * s];
    const beside = m + 1;
    const corner = Math.min(x - beside, reach - y) * 0.9;
    const under = pen('under', crease, { fold: dip, phase: sleevePhases.ends })
      .to(...on(x, reach))
      .to(...on(beside + corner, reach))
      .turn(...on(beside, reach - corner))
      .to(...on(beside, beside + 2))
      .close();
    // The right half ends parallel to the crease of its neighbour, which dips there.
    const seat = along - clear / s;
    const panel = pen('petal', seat, { phase: sleevePhases.ends + 1 })
      .path([along / 2, ((seat - along / 2) * s) / c], [x, y])
      .hang(0, 0, under)
      .close();
    return flapAt(panel, wall);
  };
  const [long, short] = [petal(length, width, length), petal(width, length, width)];
  const walls = ['front', 'right', 'back', 'left'];
  return {
    front: long,
    right: short,
    back: long,
    left: last === width ? short : petal(width, length, last),
    joins: walls.map((wall, k) => locked(`${wall}.petal.under`, `${walls[(k + 3) % 4]}.petal`)),
  };
};
