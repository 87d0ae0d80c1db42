import { flip, type Panel, pen, type Rim, rim } from '../../board/index.ts';
import { sleevePhases } from '../tubes/sleeve.ts';

/** A lid over an equilateral triangle, which tucks in behind the two walls that it does not hang on. All in mm. */
export interface TriangularLid {
  readonly name: string;
  /** Side of the triangle. */
  readonly side: number;
  /** Width of the wall it hangs on, which may go on beyond the triangle on its right. */
  readonly wall: number;
  readonly material: number;
  /** How far the tucks reach in. */
  readonly tuck: number;
}

const [SIN60, TAN30] = [Math.sin(Math.PI / 3), Math.tan(Math.PI / 6)];

/** Play between a tuck and its wall. */
const TUCK_PLAY = 0.5;

/** How far a tuck stays from the ends of its edge. */
const TUCK_INSET = 2;

/** Least length of a tuck's leading edge. */
const LEAST_EDGE = 10;

/** How far the lid is open, in degrees, while its tucks find the way in, and how far they are bent over then. */
const AJAR = { lid: 35, tuck: 20 } as const;

/** The edge of the lid that a tuck hangs on: short of its wall by the tuck's board and some play. */
const edgeOf = (side: number, material: number): number => side - (2 * (material + TUCK_PLAY)) / SIN60;

/** The deepest tucks there may be: their ends lean in by 60°, so that they swing in past the walls beside the hinge. */
export const deepestTriangularTuck = (side: number, material: number): number =>
  ((edgeOf(side, material) - 2 * TUCK_INSET - LEAST_EDGE) * TAN30) / 2;

/** The end of the wall that carries the lid, as seen at the upper end. The other two walls end in a plain cut. */
export const triangularLidEnd = ({ name, side, wall, material, tuck: deep }: TriangularLid): Rim => {
  const phase = sleevePhases.ends;
  const edge = edgeOf(side, material);
  const seat = edge - 2 * TUCK_INSET;
  const lean = deep / TAN30;
  const tuck: Panel = pen('right-tuck', seat, { foldSteps: [{ phase, to: 90 + AJAR.tuck }], phase: phase + 2 })
    .to(seat - lean, deep)
    .to(lean, deep)
    .close();
  const lid = pen(name, edge, { foldSteps: [{ phase: phase + 1, to: 90 - AJAR.lid }], phase: phase + 2 })
    .side(edge / 2, edge * SIN60, tuck)
    .side(0, 0, flip(tuck, 'left-tuck'));
  const spare = (side - edge) / 2;
  return rim(wall)
    .to(spare + edge, 0)
    .hang(spare, 0, lid.close())
    .close();
};
