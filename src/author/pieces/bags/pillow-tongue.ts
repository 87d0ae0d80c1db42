import { type Bow, type Panel, pen } from '../../../board/index.ts';
import {
  type Curve,
  distance,
  inverseMotion,
  length as lengthOf,
  motionAlong,
  move,
  moveCurve,
  pointAt,
  reverse,
  shift,
  straight,
  subcurve,
} from '../../../geometry/index.ts';

/** Share of an end crease, and of the free edge that meets it, on each side of a tongue. */
export const BESIDE_TONGUE = 0.36;

/** Play of a tongue in its slot, in mm. */
const SLOT_PLAY = { ends: 1, sides: 0.3 } as const;

/** The tongue that locks an end of a pillow. It hangs on the curved free edge of the outer lens; `reach` mm beyond the middle of it. */
export const pillowTongue = (edge: Curve, reach: number, phase: number, bow: Bow): Panel => {
  const seat = distance(edge.from, edge.to);
  const [, sagitta] = move(inverseMotion(motionAlong(edge.to, edge.from)), pointAt(edge, 0.5));
  const top = sagitta + reach;
  const slant = Math.min(reach / 4, seat / 8);
  const round = Math.min(reach / 2, seat / 6);
  return pen('tuck', seat, { phase, bow })
    .to(seat - slant, top)
    .round(round)
    .to(slant, top)
    .round(round)
    .close();
};

/** The slot for a tongue: a ring along the crease of the inner lens, `deep` mm beyond it. `out`: the direction of the end. */
export const tongueSlot = (crease: Curve, deep: number, out: 1 | -1): Curve[] => {
  const longer = SLOT_PLAY.ends / lengthOf(crease);
  const middle = subcurve(crease, BESIDE_TONGUE - longer, 1 - BESIDE_TONGUE + longer);
  const at = (beyond: number): Curve => moveCurve(shift(out * beyond, 0), middle);
  const [lower, upper] = [reverse(at(-SLOT_PLAY.sides)), at(deep + SLOT_PLAY.sides)];
  return [lower, straight(lower.to, upper.from), upper, straight(upper.to, lower.from)];
};
