import { type Join, type Panel, pen, type Rim } from '../../board/index.ts';
import { tanDegrees, toRadians } from '../../geometry/index.ts';
import { sleevePhases } from '../tubes/sleeve.ts';
import { raised } from '../tubes/slotted-end.ts';
import { leaned } from './fan.ts';

/** An end of a tube of four walls that tapers, glued shut with four flaps. All in mm. */
export interface FrustumSeal {
  readonly end: 'top' | 'bottom';
  /** The opening: from side wall to side wall, and from front to back. */
  readonly length: number;
  readonly width: number;
  /** Widths of the four walls at this end. */
  readonly widths: readonly [front: number, right: number, back: number, left: number];
  /** Degrees that the walls lean inwards, and that their edges do from the square to the foot. */
  readonly lean: number;
  readonly spread: number;
  readonly material: number;
}

/** What is taken off each side of a flap: a board for the one beside it, and 2 mm. */
export const frustumSlot = (material: number): number => material + 2;

/** How far beyond the taper of the walls the flaps of the narrow end lean in, in degrees: neighbours on the fan come no nearer. */
const MORE = 2;

/**
 * The flaps of the side walls fold first; those of front and back lie one and two boards further out, the back's glued
 * on the front's. At the wide end all of them turn by more than a right angle, at the narrow one by less.
 */
export const frustumSeal = (
  seal: FrustumSeal,
): { readonly rims: readonly [Rim, Rim, Rim, Rim]; readonly joins: readonly Join[] } => {
  const { end, length, width, widths, lean, spread, material: m } = seal;
  const name = `${end}-flap`;
  const narrow = end === 'top' ? lean > 0 : lean < 0;
  const taper = narrow ? tanDegrees(Math.abs(spread) + MORE) : 0;
  const flap = (wall: number, reach: number, layer: 0 | 1 | 2): Rim => {
    const seat = wall - 2 * frustumSlot(m);
    const panel: Panel = pen(name, seat, { phase: sleevePhases.ends + layer })
      .to(seat - reach * taper, reach)
      .to(reach * taper, reach)
      .close();
    // Along the wall, which leans, a layer takes more than a board.
    return leaned(raised(panel, wall, (layer * m) / Math.cos(toRadians(lean))), end === 'top' ? -lean : lean);
  };
  // To the other side, short of the board that comes round it; at the narrow end past what leans in there.
  const clear = narrow ? width * Math.cos(toRadians(lean)) : width;
  const major = clear - 3 * m - 0.5;
  const minor = Math.min(0.6 * width, length / 2 - 2);
  return {
    rims: [flap(widths[0], major, 1), flap(widths[1], minor, 0), flap(widths[2], major, 2), flap(widths[3], minor, 0)],
    joins: [{ by: 'glue', a: `back.${name}`, b: `front.${name}` }],
  };
};
