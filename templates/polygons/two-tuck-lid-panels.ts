import {
  HEXAGON_INSET,
  type HexagonalEnds,
  type HexagonalWall,
  hexagonalWidths,
  open,
  type Point,
  pen,
  type Rim,
  raised,
  regularPolygon,
  sectorFlap,
  sleevePhases,
  tanDegrees,
  trapezium,
  tuckFolds,
} from '../../src/author/index.ts';

/** An end of a hexagonal tube with a lid on the back that has two tucks. All in mm. */
export interface TwoTuckLid {
  readonly end: 'top' | 'bottom';
  readonly side: number;
  readonly material: number;
  readonly tuck: number;
  /** Length of the three dust flaps. */
  readonly dust: number;
}

/** Distance of the tucks from their walls, in addition to one board, in mm; and the slope of their sides. */
const [PLAY, SLOPE] = [0.4, tanDegrees(8)];

/** Distance of a tuck from the corners of the hexagon, where the dust flaps lie, in mm. */
const tuckInset = (side: number, material: number): number => Math.max(4, side / 10) + 2 * material;

/**
 * Closure 20 of the ECMA code on a hexagon, after a drawing of C10.40.55.20. The lid hangs on the back. Its two edges beside the far edge
 * carry tucks; the others are cut. Three walls have dust flaps: the front and the two beside the back.
 */
export const twoTuckLid = ({ end, side, material: m, tuck: deep, dust }: TwoTuckLid): HexagonalEnds => {
  const phase = sleevePhases.ends;
  const { apothem } = regularPolygon(6, side);
  const across = 2 * apothem;
  const beside = tuckInset(side, m);
  const seat = side - 2 * beside;
  const off = m + PLAY;
  // The lid waits at this angle from closed, with its tucks bent inwards by the same angle, so that they go in upright.
  const over = Math.asin(Math.min(1, deep / (1.5 * across)));
  const folds = tuckFolds(phase, over);
  const tuck = (name: string) => trapezium(name, seat, deep, deep * SLOPE, { round: 4, ...folds.tuck });
  // A point on the edge of a tuck, `s` from the corner nearer the hinge, moved inwards for the board of the tuck.
  const along = (s: number, inward: number): Point => [
    1.5 * side - s / 2 - inward * Math.cos(Math.PI / 6),
    apothem + s * Math.cos(Math.PI / 6) - inward / 2,
  ];
  const mirrored = ([x, y]: Point): Point => [side - x, y];
  const lid = pen(`${end}-lid`, side, folds.lid)
    .to(1.5 * side, apothem)
    .to(...along(beside, off))
    .hang(...along(side - beside, off), tuck('right-tuck'))
    .to(side, across)
    .to(0, across)
    .to(...mirrored(along(side - beside, off)))
    .hang(...mirrored(along(beside, off)), tuck('left-tuck'))
    .to(-side / 2, apothem)
    .close();
  const widths = hexagonalWidths(side, m);
  const flap = (wall: HexagonalWall): Rim => sectorFlap(`${end}-dust`, widths[wall], dust, phase);
  // Drawn on its upper end, the back has the left walls on its right.
  const [onRight, onLeft] = end === 'top' ? ['left-front', 'right-front'] : ['right-front', 'left-front'];
  return {
    rims: {
      front: flap('front'),
      'right-front': open(widths['right-front']),
      'right-back': flap('right-back'),
      back: raised(lid, side, m),
      'left-back': flap('left-back'),
      'left-front': open(widths['left-front']),
    },
    joins: [
      { by: 'lock', a: `back.${end}-lid.right-tuck`, b: onRight! },
      { by: 'lock', a: `back.${end}-lid.left-tuck`, b: onLeft! },
    ],
  };
};

/** The deepest tuck, in mm, with 9 mm left at its edge. */
export const deepestTwoTuck = (side: number, material: number): number =>
  (side - 2 * tuckInset(side, material) - 9) / (2 * SLOPE);

/** The longest dust flap, in mm, within its sixth of the opening. */
export const deepestHexagonalDust = (side: number): number => 0.6 * regularPolygon(6, side).apothem - HEXAGON_INSET;
