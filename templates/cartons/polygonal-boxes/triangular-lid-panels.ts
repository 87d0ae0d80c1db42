import { flapAt, pen, type Rim, sleevePhases, trapezium } from '../../../src/author/index.ts';

/** A lid on an equilateral triangle. It hangs on one wall and tucks in behind the other two, which carry its dust flaps. All in mm. */
export interface TriangularLid {
  readonly name: string;
  readonly side: number;
  /** Width of the wall it hangs on, which may extend beyond the triangle on the right. */
  readonly wall: number;
  readonly material: number;
  readonly tuck: number;
}

const [SIN60, TAN30] = [Math.sin(Math.PI / 3), Math.tan(Math.PI / 6)];

/** Play between a tuck and its wall, in mm. */
const TUCK_PLAY = 0.5;

/** Distance of a tuck from the tip of its lid, and play between it and the dust flap beside it, in mm. */
const [TUCK_INSET, BESIDE_FLAP] = [2, 1] as const;

/** Least length of a tuck's leading edge, in mm. */
const LEAST_EDGE = 10;

/** Opening of the lid while its tucks go in, and the angle by which they are bent inwards then, in degrees. */
const AJAR = { lid: 35, tuck: 20 } as const;

/** Length of the lid's edges: each lies inside its wall by the board of the tuck and some play. */
const edgeOf = (side: number, material: number): number => side - (2 * (material + TUCK_PLAY)) / SIN60;

/** A dust flap beside the wall of the lid: where it begins and ends on its own wall, and where the tuck begins on the edge of the lid. */
const beside = (side: number, material: number) => {
  const from = 1 + 2 * material;
  const to = from + side / 4;
  return { from, to, tuck: to + BESIDE_FLAP + material - (material + TUCK_PLAY) / TAN30 };
};

/** Length of the crease of a tuck: from the dust flap to the tip of the lid. */
const tuckSeat = (side: number, material: number): number =>
  edgeOf(side, material) - beside(side, material).tuck - TUCK_INSET;

/** The deepest tucks. Their ends slant inwards by 60°, so that they swing in past the dust flaps. */
export const deepestTriangularTuck = (side: number, material: number): number =>
  ((tuckSeat(side, material) - LEAST_EDGE) * TAN30) / 2;

/** Slopes of the ends of a dust flap: one clears the wall of the lid, at 60° to its own wall, the other the tuck. */
const [AT_LID, AT_TUCK, LEAST_TIP] = [TAN30, 0.27, 3] as const;

/** The deepest dust flaps: something is left of their edges. */
export const deepestTriangularDust = (side: number): number => (side / 4 - LEAST_TIP) / (AT_LID + AT_TUCK);

/** The end of a wall to the left of the wall with the lid, drawn for the upper end, with a dust flap beside that wall. */
export const triangularDustEnd = (name: string, side: number, wall: number, material: number, deep: number): Rim => {
  const { from, to } = beside(side, material);
  const flap = trapezium(name, to - from, deep, [deep * AT_LID, deep * AT_TUCK], { phase: sleevePhases.ends });
  return flapAt(flap, wall, wall - to);
};

/** The end of the wall that carries the lid, drawn for the upper end: a board further out, over the dust flaps. */
export const triangularLidEnd = ({ name, side, wall, material, tuck: deep }: TriangularLid): Rim => {
  const phase = sleevePhases.ends;
  const edge = edgeOf(side, material);
  const seat = tuckSeat(side, material);
  const [start, stop] = [beside(side, material).tuck, edge - TUCK_INSET];
  const tuckSteps = { foldSteps: [{ phase, to: 90 + AJAR.tuck }], phase: phase + 2 };
  const tuck = trapezium('right-tuck', seat, deep, deep / TAN30, tuckSteps);
  const lid = pen(name, edge, { foldSteps: [{ phase: phase + 1, to: 90 - AJAR.lid }], phase: phase + 2 })
    .to(edge - start / 2, start * SIN60)
    .hang(edge - stop / 2, stop * SIN60, tuck)
    .to(edge / 2, edge * SIN60)
    .closeMirrored();
  return flapAt(lid, wall, (side - edge) / 2, material);
};
