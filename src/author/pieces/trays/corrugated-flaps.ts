import { type FlatFold, type FrontOrBack, type LineType, type Panel, pen, sidesOf } from '../../../board/index.ts';
import { tanDegrees } from '../../../geometry/index.ts';
import { flanked, trapezium } from '../shapes.ts';

/** Taper of its sides in degrees. Flaps of corrugated trays taper by 3 to 5. */
const TAPER_DEGREES = 4;

/** A flap of corrugated board on the end of a wall. It tapers, so that it slides in beside the next wall. All in mm. */
export const corrugatedCornerFlap = (name: string, seat: number, reach: number, phase: number): Panel =>
  trapezium(name, seat, reach, Math.min(reach * tanDegrees(TAPER_DEGREES), seat / 6), { phase });

/** The long wall of a corrugated folder, with a corner flap at each end. All in mm. */
export interface FlankedWall {
  readonly length: number;
  /** Height from the floor to the rim, and distance of the flaps below the rim. */
  readonly height: number;
  readonly below: number;
  readonly material: number;
  readonly reach: number;
  /** The flaps fold first, then the wall. */
  readonly phases: { readonly corners: number; readonly walls: number };
}

/** A long wall with corner flaps that begin one board above the floor. `top` is the panel or line on its rim. */
export const flankedWall = (name: FrontOrBack, wall: FlankedWall, top: Panel | LineType = 'cut'): Panel => {
  const { length, height, below, material: t, reach, phases } = wall;
  const [onRight] = sidesOf(name);
  const flap = corrugatedCornerFlap(`${onRight}-flap`, height - below - t, reach, phases.corners);
  return flanked(name, length, height, flap, { role: 'wall', phase: phases.walls, from: t, to: height - below, top });
};

/** A lid of corrugated board on the upper edge of a wall. All in mm. */
interface CorrugatedLid {
  /** Length of its hinge, and distance from the hinge to the crease of its front. */
  readonly seat: number;
  readonly depth: number;
  readonly front: Panel;
  readonly phase: number;
}

/** A lid that rests on the walls beside it: at each end it is `over` mm wider than the wall it hangs on. */
export const widerLid = ({
  seat,
  depth,
  over,
  front,
  ...options
}: CorrugatedLid & { readonly over: number; readonly delivered?: FlatFold }): Panel =>
  pen('lid', seat, { role: 'wall', ...options })
    .path([seat + over, over], [seat + over, depth])
    .closeMirrored(front);

/** A lid between two walls, with flaps that go down inside them. */
interface SunkLid extends CorrugatedLid {
  readonly flap: {
    /** Length of the flaps. */
    readonly reach: number;
    /** Distance of their creases from the hinge, which clears the wall of the lid. */
    readonly from: number;
    /** Distance from the hinge to the inner face of the opposite wall, which the flaps pass on their way in. */
    readonly clear: number;
    readonly phase: number;
  };
}

/** The longest flaps, in mm, with a lower edge of at least a third of the crease. */
export const longestSunkFlap = (clear: number): number => 0.7 * clear;

export const sunkLid = ({ seat, depth, front, phase, flap: { reach, from, clear, ...flap } }: SunkLid): Panel => {
  // The flaps' ends slant by 15°.
  const slant = reach * tanDegrees(15);
  // End of a flap's lower edge, measured along its crease from the hinge. This corner swings about the hinge and clears the opposite wall.
  const corner = Math.min(clear - slant, Math.sqrt(clear ** 2 - reach ** 2));
  const side = trapezium('right-flap', clear - from, reach, [slant, clear - corner], {
    round: Math.min(12, reach / 3),
    phase: flap.phase,
  });
  return flanked('lid', seat, depth, side, { role: 'wall', phase, from, to: clear, top: front });
};
