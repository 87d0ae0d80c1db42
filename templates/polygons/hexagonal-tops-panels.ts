import {
  type FoldStep,
  flapAt,
  flapEnd,
  foldAngle,
  foldThrough,
  glued,
  HEXAGON_INSET,
  type HexagonalEnds,
  type HexagonalLid,
  type HexagonalWall,
  hexagonalWalls,
  hexagonalWidths,
  locked,
  open,
  type Panel,
  type Point,
  type Point3,
  pen,
  type Rim,
  raised,
  regularPolygon,
  sectorFlap,
  sleevePhases,
  tanDegrees,
  toDegrees,
  trapezium,
  tuckFolds,
} from '../../src/author/index.ts';

/** Distance of the tucks from their walls, in addition to one board, in mm; and the slope of their sides. */
const [PLAY, SLOPE] = [0.4, tanDegrees(8)];

/** Distance of a tuck from the corners of the hexagon, where the dust flaps lie, in mm. */
const tuckInset = (side: number, material: number): number => Math.max(4, side / 10) + 2 * material;

/** ECMA closure 20, after a drawing of C10.40.55.20: a lid on the back with tucks beside its far edge; dust flaps on three walls. */
export const twoTuckLid = ({ end, side, material: m, tuck: deep, dust }: HexagonalLid): HexagonalEnds => {
  const phase = sleevePhases.ends;
  const { apothem } = regularPolygon(6, side);
  const across = 2 * apothem;
  const beside = tuckInset(side, m);
  const seat = side - 2 * beside;
  const off = m + PLAY;
  // The lid waits at this angle from closed, with its tucks bent inwards by the same angle, so that they go in upright.
  const over = Math.asin(Math.min(1, deep / (1.5 * across)));
  const folds = tuckFolds(phase, over);
  const tuck = trapezium('right-tuck', seat, deep, deep * SLOPE, { round: 4, ...folds.tuck });
  // A point on the edge of a tuck, `s` from the corner nearer the hinge, moved inwards for the board of the tuck.
  const along = (s: number, inward: number): Point => [
    1.5 * side - s / 2 - inward * Math.cos(Math.PI / 6),
    apothem + s * Math.cos(Math.PI / 6) - inward / 2,
  ];
  const lid = pen(`${end}-lid`, side, folds.lid)
    .to(1.5 * side, apothem)
    .to(...along(beside, off))
    .hang(...along(side - beside, off), tuck)
    .to(side, across)
    .closeMirrored();
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
    joins: [locked(`back.${end}-lid.right-tuck`, onRight!), locked(`back.${end}-lid.left-tuck`, onLeft!)],
  };
};

/** The deepest tuck, in mm, with 9 mm left at its edge. */
export const deepestTwoTuck = (side: number, material: number): number =>
  (side - 2 * tuckInset(side, material) - 9) / (2 * SLOPE);

/** The longest dust flap, in mm, within its sixth of the opening. */
export const deepestHexagonalDust = (side: number): number => 0.6 * regularPolygon(6, side).apothem - HEXAGON_INSET;

/** Bulge of an arc of 60°. */
const SIXTH = Math.tan(Math.PI / 12);

/** Angle by which the tucked half of a petal bends down, in degrees, to go under its neighbour. */
const TUCKED = 12;

/** Height of the tips above the feet, in board thicknesses: each petal rises over the next. */
const RISE = 3;

/** A twist top of six petals, their tips over the middle. Half of each lies over the next, the half beyond a crease under the previous. */
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
  const end = (wall: HexagonalWall): Rim => flapAt(petal, widths[wall], inset - late(wall));
  return {
    rims: Object.fromEntries(hexagonalWalls.map((wall) => [wall, end(wall)])) as Record<HexagonalWall, Rim>,
    joins: hexagonalWalls.map((wall, k) => locked(`${wall}.${name}`, `${hexagonalWalls[(k + 1) % 6]!}.${name}.tucked`)),
  };
};

const SIN60 = Math.sin(Math.PI / 3);

/** Height of the flaps, as a share of the hexagon's apothem: 43 mm for a side of 50 mm. */
const SHARE = 0.993;

/** Width of the second glue flap, as a share of the side. */
const GLUE = 0.2;

/**
 * Fold angles in degrees, at a share of the way: the flap against its wall, the web against its own flap (`web`), and the flap of the
 * previous wall against the web (`seam`). The origin is the corner of two walls; x runs along this wall, y to the inside. `p` points up the edge
 * of the previous flap, `m` along the crease of web and flap. Both flaps lean in alike, so that a real web has to bend on the way.
 */
const twist = (share: number) => {
  const theta = (Math.PI / 2) * share;
  const before: Point3 = [-0.5, SIN60, 0];
  const p: Point3 = [SIN60 * Math.sin(theta), 0.5 * Math.sin(theta), Math.cos(theta)];
  const m: Point3 = [0.5, SIN60 * Math.sin(theta), SIN60 * Math.cos(theta)];
  return {
    flap: toDegrees(theta),
    // The web folds outwards, while the creases beside it fold inwards.
    web: -foldAngle([1, 0, 0], p, m),
    seam: foldAngle(before, m, p),
  };
};

/**
 * Closure 90 of the ECMA code, after a drawing of C10.40.55.90. The walls and the creases between them continue as flaps. Each flap has
 * another crease at 60° from its lower left corner. Its upper edge is straight up to that crease, then a half-round lobe. The flaps stay
 * connected, with a second glue flap at the glue joint. Twisting closes the end flat: each flap lies under the previous one.
 */
export const pinwheel = (side: number, material: number): HexagonalEnds => {
  const name = 'top-flap';
  const phase = sleevePhases.ends;
  const { apothem, fold } = regularPolygon(6, side);
  const high = SHARE * apothem;
  const foot = high / Math.tan(Math.PI / 3);
  const crease = high / SIN60;
  const step = (of: (t: ReturnType<typeof twist>) => number): FoldStep =>
    foldThrough(phase, (share) => of(twist(share)));
  const widths = hexagonalWidths(side, material);

  const glue = trapezium('glue', high, GLUE * side, [4, GLUE * side], {
    role: 'glue',
    folds: [{ phase: sleevePhases.glue, to: fold }, step((t) => t.seam)],
  });
  const web = (seam: boolean): Panel => {
    // Without a bend on the outside: the closed web lies below the flaps, not on them.
    const folds = [{ ...step((t) => t.web), clearance: -2 * material }];
    const p = pen('web', crease, { folds }).to(high * SIN60, high / 2);
    return seam ? p.hang(0, 0, glue).close() : p.close('crease');
  };
  const end = (wall: (typeof hexagonalWalls)[number]): Rim => {
    const wide = widths[wall];
    const flap = pen(name, wide, { folds: [step((t) => t.flap)] })
      .to(wide, high, wall === 'left-front' ? 'cut' : 'crease')
      .arc(foot, high, 1)
      .hang(0, 0, web(wall === 'front'))
      .close();
    return flapEnd(flap);
  };
  return {
    rims: Object.fromEntries(hexagonalWalls.map((wall) => [wall, end(wall)])) as HexagonalEnds['rims'],
    joins: [
      ...hexagonalWalls.map((wall, k) => locked(`${wall}.${name}`, `${hexagonalWalls[(k + 1) % 6]!}.${name}`)),
      glued(`front.${name}.web.glue`, `left-front.${name}`),
    ],
  };
};
