import { type Join, type Panel, pen, type Rim } from '../../../board/index.ts';
import { tanDegrees, toRadians } from '../../../geometry/index.ts';
import { sleevePhases, type TubeEnd, type TubeWalls } from '../tubes/sleeve.ts';
import { raised } from '../tubes/slotted-end.ts';
import { type FanTaper, leaned } from './fan.ts';

/** A glued end with four flaps, on a tapered tube of four walls. All in mm. */
export interface FrustumSeal extends Omit<TubeEnd, 'last'>, Pick<FanTaper, 'lean' | 'spread'> {
  /** Widths of the four walls at this end. */
  readonly widths: TubeWalls;
}

/** Width taken off each side of a flap: one board for its neighbour, and 2 mm. */
export const frustumSlot = (material: number): number => material + 2;

/** Additional slant of the flaps at the narrow end, in degrees, which keeps neighbours on the fan from touching. */
const EXTRA_SLANT_DEGREES = 2;

/**
 * The flaps of the side walls fold first. Those of front and back lie one and two boards further out; the back's is glued on the
 * front's. At the wide end all flaps fold by more than 90°, at the narrow end by less.
 */
export const frustumSeal = (
  seal: FrustumSeal,
): { readonly rims: readonly [Rim, Rim, Rim, Rim]; readonly joins: readonly Join[] } => {
  const { end, length, width, widths, lean, spread, material: m } = seal;
  const name = `${end}-flap`;
  const narrow = end === 'top' ? lean > 0 : lean < 0;
  const taper = narrow ? tanDegrees(Math.abs(spread) + EXTRA_SLANT_DEGREES) : 0;
  const flap = (wall: number, reach: number, layer: 0 | 1 | 2): Rim => {
    const seat = wall - 2 * frustumSlot(m);
    const panel: Panel = pen(name, seat, { phase: sleevePhases.ends + layer })
      .to(seat - reach * taper, reach)
      .closeMirrored();
    // Measured along a leaning wall, a layer is thicker than one board.
    return leaned(raised(panel, wall, (layer * m) / Math.cos(toRadians(lean))), end === 'top' ? -lean : lean);
  };
  // The major flaps reach almost to the opposite wall. At the narrow end, folding them in needs more clearance.
  const clear = narrow ? width * Math.cos(toRadians(lean)) : width;
  const major = clear - 3 * m - 0.5;
  const minor = Math.min(0.6 * width, length / 2 - 2);
  return {
    rims: [flap(widths[0], major, 1), flap(widths[1], minor, 0), flap(widths[2], major, 2), flap(widths[3], minor, 0)],
    joins: [{ by: 'glue', a: `back.${name}`, b: `front.${name}` }],
  };
};
