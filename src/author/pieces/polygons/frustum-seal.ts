import { type Body, type Join, type Rim, withJoins } from '../../../board/index.ts';
import { tanDegrees, toRadians } from '../../../geometry/index.ts';
import { trapezium } from '../shapes.ts';
import { sleevePhases, type TubeWalls } from '../tubes/sleeve.ts';
import { raised } from '../tubes/slotted-end.ts';
import { type FanTaper, fan, leaned } from './fan.ts';

/** An end of a tapered tube of four walls. */
export interface FrustumEnd {
  readonly widths: TubeWalls;
  readonly rims: readonly [Rim, Rim, Rim, Rim];
  readonly joins: readonly Join[];
}

/** The widths of the walls at an end of these sizes, in mm. The last wall lies on the glue flap and ends before its crease. */
export const frustumWidths = (length: number, width: number, material: number, { lean }: FanTaper): TubeWalls => {
  // Horizontal thickness of a leaning wall.
  const across = material / Math.cos(toRadians(lean));
  return [length, width, length + across, width - across];
};

/** Four walls between two ends, in a fan, glued into a tube. It stands on the right one. */
export const frustum = (bottom: FrustumEnd, top: FrustumEnd, taper: FanTaper, glue: number): Body => {
  const walls = (['front', 'right', 'back', 'left'] as const).map((name, k) => ({
    name,
    bottom: bottom.widths[k]!,
    top: top.widths[k]!,
    bottomEnd: bottom.rims[k]!,
    topEnd: top.rims[k]!,
  }));
  return withJoins(fan(walls, taper, { root: 1, glue }), ...top.joins, ...bottom.joins);
};

/** Width taken off each side of a flap: one board for its neighbour, and 2 mm. */
export const frustumSlot = (material: number): number => material + 2;

/** Additional slant of the flaps at the narrow end, in degrees, which keeps neighbours on the fan from touching. */
const EXTRA_SLANT_DEGREES = 2;

/** The flaps of the side walls fold first, front and back one and two boards further out; by over 90° at the wide end, else by less. */
export const frustumSeal = (
  end: 'top' | 'bottom',
  widths: TubeWalls,
  { lean, spread }: FanTaper,
  m: number,
): FrustumEnd => {
  const [length, width] = widths;
  const name = `${end}-flap`;
  const narrow = end === 'top' ? lean > 0 : lean < 0;
  const taper = narrow ? tanDegrees(Math.abs(spread) + EXTRA_SLANT_DEGREES) : 0;
  const flap = (wall: number, reach: number, layer: 0 | 1 | 2): Rim => {
    const seat = wall - 2 * frustumSlot(m);
    const panel = trapezium(name, seat, reach, reach * taper, { phase: sleevePhases.ends + layer });
    // Measured along a leaning wall, a layer is thicker than one board.
    return leaned(raised(panel, wall, (layer * m) / Math.cos(toRadians(lean))), end === 'top' ? -lean : lean);
  };
  // The major flaps reach almost to the opposite wall. At the narrow end, folding them in needs more clearance.
  const clear = narrow ? width * Math.cos(toRadians(lean)) : width;
  const major = clear - 3 * m - 0.5;
  const minor = Math.min(0.6 * width, length / 2 - 2);
  return {
    widths,
    rims: [flap(widths[0], major, 1), flap(widths[1], minor, 0), flap(widths[2], major, 2), flap(widths[3], minor, 0)],
    joins: [{ by: 'glue', a: `back.${name}`, b: `front.${name}` }],
  };
};
