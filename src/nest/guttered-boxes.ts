import type { Gutter } from './kind.ts';
import type { Fits } from './kinds.ts';

/** The bounding box of a blank in one rotation, with its gutter. Micrometres. */
export interface GutteredBox {
  readonly kind: number;
  readonly width: number;
  readonly height: number;
}

export const gutteredBoxes = ({ all }: Fits, gutter: Gutter, kinds: readonly number[]): GutteredBox[] =>
  kinds.map((kind) => ({ kind, width: all[kind]!.width + gutter.x, height: all[kind]!.height + gutter.y }));

/** The grid of one of the boxes that holds most. */
export const fullestBoxGrid = (
  boxes: readonly GutteredBox[],
  width: number,
  height: number,
): { readonly box: GutteredBox; readonly columns: number; readonly rows: number } =>
  boxes
    .map((box) => ({ box, columns: Math.floor(width / box.width), rows: Math.floor(height / box.height) }))
    .reduce((a, b) => (b.columns * b.rows > a.columns * a.rows ? b : a));

/** The lengths that boxes add up to along both axes, up to those of a rectangle, in order. No other length is of use. */
export const lengthsOf = (
  boxes: readonly GutteredBox[],
  width: number,
  height: number,
): [xs: readonly number[], ys: readonly number[]] => [
  sums(
    boxes.map((box) => box.width),
    width,
  ),
  sums(
    boxes.map((box) => box.height),
    height,
  ),
];

/** All sums of two lengths up to a limit, in order. */
const sums = ([a, b = 0]: readonly number[], limit: number): readonly number[] => {
  const all = new Set<number>();
  for (let x = 0; x <= limit; x += a!) {
    all.add(x);
    for (let sum = x; b && sum <= limit; sum += b) all.add(sum);
  }
  return [...all].sort((p, q) => p - q);
};
