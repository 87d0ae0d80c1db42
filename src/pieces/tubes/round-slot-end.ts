import { flipRim, pen, type Rim, rim } from '../../board/index.ts';
import { toRadians } from '../../geometry/index.ts';
import { type Ends, sleevePhases } from './sleeve.ts';
import type { SlottedEnd, SlottedFlap } from './slotted-end.ts';

/** A slotted end with round slots, as the service draws external sizes. All in mm, crease to crease. */
export type RoundSlotEnd = SlottedEnd;

/** Slant of the end of the glue flap, in degrees. The first slot follows it. */
const GLUE_SLOPE = toRadians(15);
const UPRIGHT = Math.PI / 2;

/** The side of a slot next to a flap: an arc about a point above the corner of the wall, then a straight line. */
interface SlotSide {
  /** Height of the centre of the arc above the end of the wall. */
  readonly centre: number;
  /** Slope of the side where the arc starts, in radians. */
  readonly start: number;
}

/** Bulge of the arc of a slot between two slopes. */
const between = (from: number, to: number): number => -Math.tan((to - from) / 4);

/**
 * Flaps between slots that end in half circles, which touch the line where the walls end. The slot beside the glue flap ends
 * in an arc that follows its slanting end. The last flap ends with its wall. A flap creased on that line folds over the whole width of its
 * wall; one creased further out, between its slots.
 */
export const roundSlotEnd = ({ end, walls, inner, front, back, slot, by }: RoundSlotEnd): Ends => {
  const name = `${end}-flap`;
  const r = slot / 2;
  const plain: SlotSide = { centre: r, start: 0 };
  const slanting: SlotSide = { centre: r / Math.cos(GLUE_SLOPE), start: GLUE_SLOPE };
  const flap = (width: number, { out, reach }: SlottedFlap, layer: number, at?: 'first' | 'last'): Rim => {
    const left = at === 'first' ? slanting : plain;
    const slope = ({ centre, start }: SlotSide): number => {
      if (out === 0) return start;
      return out < centre ? Math.acos((centre - out) / r) : UPRIGHT;
    };
    const [onLeft, onRight] = [slope(left), slope(plain)];
    // The ends of the crease.
    const from = out && r * Math.sin(onLeft);
    const to = width - (out && at !== 'last' ? r * Math.sin(onRight) : 0);
    const foot = [r * Math.sin(left.start), left.centre - r * Math.cos(left.start)] as const;

    const p = pen(name, to - from, { phase: sleevePhases.ends + layer });
    if (out < r && at !== 'last') p.arc(width - r - from, r - out, between(onRight, UPRIGHT));
    p.to((at === 'last' ? width : width - r) - from, reach - out).to(r - from, reach - out);
    if (out < left.centre) {
      p.to(r - from, left.centre - out);
      p.arc(...(out ? ([0, 0] as const) : foot), between(onLeft, UPRIGHT));
    }
    const seen = rim(width);
    if (out && at !== 'last') seen.arc(to, Math.min(out, r), between(0, onRight));
    seen.to(to, out).hang(from, out, p.close());
    if (out) seen.to(from, Math.min(out, left.centre)).arc(...foot, between(left.start, onLeft));
    // The lower end is seen upside down.
    return end === 'top' ? seen.close() : flipRim(seen.close());
  };
  const side = { out: 0, reach: inner };
  return {
    front: flap(walls[0], front, 1, 'first'),
    right: flap(walls[1], side, 0),
    back: flap(walls[2], back, 2),
    left: flap(walls[3], side, 0, 'last'),
    joins: [{ by, a: `front.${name}`, b: `back.${name}` }],
  };
};
