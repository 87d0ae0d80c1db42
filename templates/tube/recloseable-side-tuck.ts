import { arc, type Curve, type Mark, QUARTER, straight } from '../../src/author/index.ts';
import type { Closure, Sizes } from './closure.ts';
import { sideTuckWith } from './side-tuck.ts';

/** Board between the slit of a postal lock and an opening below it, in mm. */
export const BELOW_LOCK = 6;

/** Radius of the corners of the tongue, and the board that it leaves towards the hinge of the lid, in mm. */
export const RECLOSING = { round: 15, hinge: 18 } as const;

/** Three sides of a rectangle, open at the top, with rounded lower corners. */
export const tongueShape = (
  [left, right]: readonly [number, number],
  [foot, top]: readonly [number, number],
  radius: number,
): readonly Curve[] => [
  straight([left, top], [left, foot + radius]),
  arc([left, foot + radius], [left + radius, foot], QUARTER),
  straight([left + radius, foot], [right - radius, foot]),
  arc([right - radius, foot], [right, foot + radius], QUARTER),
  straight([right, foot + radius], [right, top]),
];

/** A tuck lid on the last wall with a tongue that closes the box again. */
export const recloseableSideTuck: Closure = sideTuckWith({
  marks:
    ({ tongue_width, tongue_length }: Sizes) =>
    (seat: number, crease: number): Mark[] => {
      const middle = crease / 2;
      const [left, right] = [(seat - tongue_width!) / 2, (seat + tongue_width!) / 2];
      const tip = middle - tongue_length!;
      return [
        { line: 'crease', curves: [straight([0, middle], [left, middle])] },
        { line: 'crease', curves: [straight([right, middle], [seat, middle])] },
        { line: 'cut', curves: tongueShape([left, right], [tip, middle], RECLOSING.round) },
      ];
    },
  deepestSlit: ({ height }) => height / 3 - BELOW_LOCK,
});
