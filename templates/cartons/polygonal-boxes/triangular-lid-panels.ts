import { flapAt, flip, type Panel, pen, type Rim, sleevePhases } from '../../../src/author/index.ts';

/** A lid on an equilateral triangle. It hangs on one wall and tucks in behind the other two. All in mm. */
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

/** Distance of a tuck from the ends of its edge, in mm. */
const TUCK_INSET = 2;

/** Least length of a tuck's leading edge, in mm. */
const LEAST_EDGE = 10;

/** Opening of the lid while its tucks go in, and the angle by which they are bent inwards then, in degrees. */
const AJAR = { lid: 35, tuck: 20 } as const;

/** Length of the lid's edges: each lies inside its wall by the board of the tuck and some play. */
const edgeOf = (side: number, material: number): number => side - (2 * (material + TUCK_PLAY)) / SIN60;

/** The deepest tucks. Their ends slant inwards by 60°, so that they swing in past the walls beside the hinge. */
export const deepestTriangularTuck = (side: number, material: number): number =>
  ((edgeOf(side, material) - 2 * TUCK_INSET - LEAST_EDGE) * TAN30) / 2;

/** The end of the wall that carries the lid, drawn for the upper end. The other two walls have straight ends. */
export const triangularLidEnd = ({ name, side, wall, material, tuck: deep }: TriangularLid): Rim => {
  const phase = sleevePhases.ends;
  const edge = edgeOf(side, material);
  const seat = edge - 2 * TUCK_INSET;
  const tuck: Panel = pen('right-tuck', seat, { foldSteps: [{ phase, to: 90 + AJAR.tuck }], phase: phase + 2 })
    .to(seat - deep / TAN30, deep)
    .closeMirrored();
  const lid = pen(name, edge, { foldSteps: [{ phase: phase + 1, to: 90 - AJAR.lid }], phase: phase + 2 })
    .side(edge / 2, edge * SIN60, tuck)
    .side(0, 0, flip(tuck, 'left-tuck'));
  return flapAt(lid.close(), wall, (side - edge) / 2);
};
