import { type Join, pen, type Rim, rim } from '../../board/index.ts';
import { toDegrees } from '../../geometry/index.ts';
import { sleevePhases } from '../tubes/sleeve.ts';
import { HEXAGON_INSET } from './hexagonal-lid.ts';
import { type HexagonalEnds, type HexagonalWall, hexagonalWalls, hexagonalWidths } from './hexagonal-tube.ts';
import { regularPolygon } from './regular-polygon.ts';

/** Bulge of a sixth of a turn. */
const SIXTH = Math.tan(Math.PI / 12);

/** How far a petal's tucked half bends down, in degrees, so that it starts under its neighbour. */
const TUCKED = 12;

/** How much higher the tips lie than the feet, in boards: each petal rises over the next. */
const RISE = 3;

/**
 * A twist top: six petals, each between two arcs about its feet that meet over the middle of the opening. Every petal
 * reaches over the next one; its other half is creased from its foot to its tip and goes under the one before.
 */
export const petals = (side: number, material: number): HexagonalEnds => {
  const name = 'top-petal';
  const phase = sleevePhases.ends;
  const { apothem } = regularPolygon(6, side);
  const rise = toDegrees(Math.atan((RISE * material) / apothem));
  // At the seam, too, the feet stay on their wall.
  const inset = HEXAGON_INSET + material / 2;
  const seat = side - 2 * inset;
  // The tips stop just short of one another.
  const reach = apothem - material - 0.5;
  const tucked = pen('tucked', Math.hypot(seat / 2, reach), { fold: TUCKED, phase })
    .arc(0, 0, SIXTH)
    .close();
  const petal = pen(name, seat, { fold: 90 - rise, phase: phase + 1 })
    .arc(seat / 2, reach, SIXTH)
    .hang(0, 0, tucked)
    .close();
  const widths = hexagonalWidths(side, material);
  // The last wall begins later than its side of the hexagon does: see `hexagonalWidths`.
  const late = (wall: HexagonalWall): number => (wall === 'left-front' ? material / Math.tan(Math.PI / 3) : 0);
  const end = (wall: HexagonalWall): Rim => {
    const from = inset - late(wall);
    return rim(widths[wall])
      .to(from + seat, 0)
      .hang(from, 0, petal)
      .close();
  };
  return {
    rims: Object.fromEntries(hexagonalWalls.map((wall) => [wall, end(wall)])) as Record<HexagonalWall, Rim>,
    joins: hexagonalWalls.map((wall, k): Join => {
      const next = hexagonalWalls[(k + 1) % hexagonalWalls.length]!;
      return { by: 'lock', a: `${wall}.${name}`, b: `${next}.${name}.tucked` };
    }),
  };
};
