import { flip, type Join, type Panel, pen, type Rim, rim } from '../../board/index.ts';
import { tanDegrees } from '../../geometry/index.ts';
import { sleevePhases } from '../tubes/sleeve.ts';
import { raised } from '../tubes/slotted-end.ts';
import { HEXAGON_INSET, sectorFlap } from './hexagonal-lid.ts';
import { type HexagonalEnds, hexagonalWidths } from './hexagonal-tube.ts';
import { regularPolygon } from './regular-polygon.ts';

/** The 1-2-3 bottom of a hexagonal tube. All in mm. */
export interface HexagonalSnapLock {
  readonly side: number;
  readonly material: number;
  /** How far the flaps of front and back reach beyond the middle. */
  readonly overlap: number;
}

/**
 * A 1-2-3 bottom over six walls: the front's flap has a notch with undercut walls, the flap of the back a tongue that
 * goes through it, and between them the two back side walls have hooks that reach in under the tongue's
 * root as far as the front's ears. The front side walls have dust flaps. Front, sides and back are creased
 * a board further out each, so that they lie on one another.
 */
export const hexagonalSnapLock = ({ side, material: m, overlap: o }: HexagonalSnapLock): HexagonalEnds => {
  const name = 'bottom-flap';
  const phase = sleevePhases.ends;
  const widths = hexagonalWidths(side, m);
  const { apothem } = regularPolygon(6, side);
  const seat = side - 2 * HEXAGON_INSET;
  const [middle, deep, undercut] = [seat / 2, apothem + o, o * tanDegrees(15)];
  const half = side / 4;
  const notched = pen(name, seat, { phase })
    .to(seat, deep)
    .to(middle + half + m - undercut, deep)
    .to(middle + half + m, apothem)
    .to(middle - half - m, apothem)
    .to(middle - half - m + undercut, deep)
    .to(0, deep)
    .close();
  const tongue = pen(name, seat, { phase: phase + 2 })
    .to(middle + half, apothem)
    .to(middle + half, deep)
    .round(3)
    .to(middle - half, deep)
    .round(3)
    .to(middle - half, apothem)
    .close();
  const dust = (wall: 'right-front' | 'left-front'): Rim => sectorFlap(name, widths[wall], apothem / 2, phase + 1, m);
  // Seen upside down, the right wall has the corner on the middle line on its right, the left one on its left.
  const right = hook(name, side, side / 4 - o, phase + 1);
  // The corner at the seam is a little further out: see `hexagonalWidths`.
  const late = widths['left-back'] - side + HEXAGON_INSET;
  const lock = (a: string, b: string): Join => ({ by: 'lock', a: `${a}.${name}`, b: `${b}.${name}` });
  return {
    rims: {
      front: raised(notched, side, 0),
      'right-front': dust('right-front'),
      'right-back': raised(right, side, m),
      back: raised(tongue, side, 2 * m),
      'left-back': rim(widths['left-back'])
        .to(late + right.seat, 0)
        .to(late + right.seat, m)
        .hang(late, m, flip(right))
        .to(late, 0)
        .close(),
      'left-front': dust('left-front'),
    },
    joins: [lock('back', 'front'), lock('back', 'right-back'), lock('back', 'left-back')],
  };
};

/** The longest overlap: the hooks end before the middle. */
export const longestHexagonalOverlap = (side: number): number => side / 4 - 2 * HEXAGON_INSET - 1;

/**
 * A hook within its sixth of the bottom: straight along the middle line, from the corner on its right to `short` mm before
 * the middle, and from there square across to its other edge.
 */
const hook = (name: string, side: number, short: number, phase: number): Panel => {
  const seat = side - 2 * HEXAGON_INSET;
  const long = side - short - HEXAGON_INSET / 2;
  const across = Math.sqrt(3) * (seat - long);
  const [x, y] = [seat - long / 2, (long * Math.sqrt(3)) / 2];
  return pen(name, seat, { phase })
    .to(x, y)
    .to(x - (across * Math.sqrt(3)) / 2, y - across / 2)
    .close();
};
