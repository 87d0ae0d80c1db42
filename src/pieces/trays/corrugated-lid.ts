import { flip, type Panel, pen } from '../../board/index.ts';
import { tanDegrees } from '../../geometry/index.ts';
import { trapezium } from '../trapezium.ts';

/** A lid of thick board on the upper edge of a wall. All in mm. */
interface CorrugatedLid {
  /** Length of its hinge, and from there to the crease of its front. */
  readonly seat: number;
  readonly depth: number;
  /** What hangs on its front. */
  readonly front: Panel;
  /** When it comes down. */
  readonly phase: number;
}

/** A lid wider than the wall it hangs on, by `over` at either end: it lies on the walls beside it. */
export const widerLid = ({ seat, depth, over, front, phase }: CorrugatedLid & { readonly over: number }): Panel =>
  pen('lid', seat, { role: 'wall', phase })
    .to(seat + over, over)
    .to(seat + over, depth)
    .side(-over, depth, front)
    .to(-over, over)
    .close();

/** A lid that lies between two walls, with flaps that go down inside them. */
interface SunkLid extends CorrugatedLid {
  readonly flap: {
    /** How far the flaps reach down. */
    readonly reach: number;
    /** Where their creases begin, beyond the hinge, to clear the wall the lid hangs on. */
    readonly from: number;
    /** From the hinge to the inner face of the wall across, which they pass on their way in. */
    readonly clear: number;
    readonly phase: number;
  };
}

/** The longest flaps of which a third of the crease is left at their lower edge. */
export const longestSunkFlap = (clear: number): number => 0.7 * clear;

export const sunkLid = ({ seat, depth, front, phase, flap: { reach, from, clear, ...flap } }: SunkLid): Panel => {
  // The flaps' ends slant by 15°.
  const slant = reach * tanDegrees(15);
  // How far along its crease, from the hinge, a flap's lower edge reaches: its corner turns about the hinge, clear of the wall across.
  const corner = Math.min(clear - slant, Math.sqrt(clear ** 2 - reach ** 2));
  const side = trapezium('right-flap', clear - from, reach, [slant, clear - corner], {
    round: Math.min(12, reach / 3),
    phase: flap.phase,
  });
  return pen('lid', seat, { role: 'wall', phase })
    .to(seat, from)
    .hang(seat, clear, side)
    .to(seat, depth)
    .side(0, depth, front)
    .to(0, clear)
    .hang(0, from, flip(side, 'left-flap'))
    .close();
};
