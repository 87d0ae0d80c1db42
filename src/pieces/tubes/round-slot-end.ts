import { flipRim, type Panel, pen, QUARTER, type Rim, rim } from '../../board/index.ts';
import { tanDegrees, toRadians } from '../../geometry/index.ts';
import { type Ends, sleevePhases } from './sleeve.ts';
import type { SlottedEnd } from './slotted-end.ts';

/** A slotted end whose creases all lie where the walls end, as the service draws external sizes. All in mm, crease to crease. */
export interface RoundSlotEnd extends Pick<SlottedEnd, 'end' | 'walls' | 'inner' | 'slot' | 'by'> {
  /** Reach of the flaps of front and back. */
  readonly outer: number;
}

/** Slant of the end of the glue flap, in degrees. The first slot follows it. */
const GLUE_SLOPE = 15;

/**
 * Flaps creased on one line over the whole width of their walls. The slots between them end in half circles that touch that line.
 * The slot beside the glue flap ends in a quarter circle that follows its slanting end. The last flap ends with its wall.
 */
export const roundSlotEnd = ({ end, walls, inner, outer, slot, by }: RoundSlotEnd): Ends => {
  const name = `${end}-flap`;
  const r = slot / 2;
  const lean = toRadians(GLUE_SLOPE);
  const flap = (width: number, reach: number, layer: number, at?: 'first' | 'last'): Rim => {
    const p = pen(name, width, { phase: sleevePhases.ends + layer });
    if (at === 'last') p.to(width, reach);
    else p.arc(width - r, r, -QUARTER).to(width - r, reach);
    p.to(r, reach);
    const low = r / Math.cos(lean);
    const panel: Panel =
      at === 'first'
        ? p
            .to(r, low)
            .arc(r * Math.sin(lean), low - r * Math.cos(lean), -tanDegrees((90 - GLUE_SLOPE) / 4))
            .close()
        : closeRound(p.to(r, r));
    const seen = rim(width).hang(0, 0, panel).close();
    // The lower end is seen upside down.
    return end === 'top' ? seen : flipRim(seen);
  };
  return {
    front: flap(walls[0], outer, 1, 'first'),
    right: flap(walls[1], inner, 0),
    back: flap(walls[2], outer, 2),
    left: flap(walls[3], inner, 0, 'last'),
    joins: [{ by, a: `front.${name}`, b: `back.${name}` }],
  };
};

/** Back to the left end of the seat along a quarter circle that touches it. */
const closeRound = (p: ReturnType<typeof pen>): Panel => p.arc(0, 0, -QUARTER).close();
