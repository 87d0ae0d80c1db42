import {
  HEXAGON_INSET,
  type HexagonalEnds,
  type HexagonalWall,
  hexagonalWalls,
  hexagonalWidths,
  type Join,
  pen,
  type Rim,
  regularPolygon,
  rim,
  sleevePhases,
  toDegrees,
} from '../../src/author/index.ts';

/** Bulge of an arc of 60°. */
const SIXTH = Math.tan(Math.PI / 12);

/** Angle by which the tucked half of a petal bends down, in degrees, to go under its neighbour. */
const TUCKED = 12;

/** Height of the tips above the feet, in board thicknesses: each petal rises over the next. */
const RISE = 3;

/**
 * A twist top of six petals. Two arcs about the feet of a petal meet at its tip, over the middle of the opening. One half of a petal
 * lies over the next petal. The other half is creased from foot to tip and goes under the previous petal.
 */
export const petals = (side: number, material: number): HexagonalEnds => {
  const name = 'top-petal';
  const phase = sleevePhases.ends;
  const { apothem } = regularPolygon(6, side);
  const rise = toDegrees(Math.atan((RISE * material) / apothem));
  // Keeps the feet on their wall at the glue joint as well.
  const inset = HEXAGON_INSET + material / 2;
  const seat = side - 2 * inset;
  // The tips end just before they touch.
  const reach = apothem - material - 0.5;
  const tucked = pen('tucked', Math.hypot(seat / 2, reach), { fold: TUCKED, phase })
    .arc(0, 0, SIXTH)
    .close();
  const petal = pen(name, seat, { fold: 90 - rise, phase: phase + 1 })
    .arc(seat / 2, reach, SIXTH)
    .hang(0, 0, tucked)
    .close();
  const widths = hexagonalWidths(side, material);
  // The last wall begins after the corner of the hexagon: see `hexagonalWidths`.
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
