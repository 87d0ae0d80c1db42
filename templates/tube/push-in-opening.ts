import { arc, type Mark, mm, straight, thumbCutRadius } from '../../src/author/index.ts';
import type { Closure, Sizes } from './closure.ts';
import { type Opening, tear } from './opening.ts';
import { sideTuckWith } from './side-tuck.ts';

/** Radius of the corners of the opening, of the half round slit, and how far the middle of that lies below the edge, in mm. */
const [CORNER, SLIT, BELOW] = [10, 12.5, 15];

/** Radius of the corners of the tongue, and the board that it leaves towards the hinge of the lid, in mm. */
const [ROUND, HINGE] = [15, 18];

/**
 * An opening that is pushed in from the upper edge of the right wall, and in the left wall a half round slit that takes the
 * tongue of the lid (ECMA X42 with X35). Measured: becf-12e0a at 160 × 105 × 147.
 */
export const pushInOpening: Opening = {
  within: () => ({ length: { min: 90 }, width: { min: 60 }, height: { min: 45 } }),
  options: ({ length, width, height }) => ({
    // It goes round the thumb cut and the slit of a postal lock.
    opening_width: mm(
      (2 * width) / 3,
      [2 * Math.max(15, thumbCutRadius(width)) + 8, width - 20],
      'Width of the opening',
    ),
    opening_height: mm((2 * height) / 3, [height / 2 + 5, height - 10], 'Height of the opening'),
    tongue_width: mm((2 * width) / 3 + 5, [2 * ROUND + 5, width - 20], 'Width of the tongue in the lid'),
    tongue_length: mm(length / 2 - 21, [ROUND + 5, length / 2 - HINGE], 'Length of the tongue in the lid'),
  }),
  walls: ({ width, height, opening_width, opening_height }) => {
    const [left, right] = [(width - opening_width!) / 2, (width + opening_width!) / 2];
    const foot = height - opening_height!;
    const quarter = Math.SQRT2 - 1;
    return {
      front: [],
      right: [
        tear(
          straight([left, height], [left, foot + CORNER]),
          arc([left, foot + CORNER], [left + CORNER, foot], quarter),
          straight([left + CORNER, foot], [right - CORNER, foot]),
          arc([right - CORNER, foot], [right, foot + CORNER], quarter),
          straight([right, foot + CORNER], [right, height]),
        ),
      ],
      back: [],
      left: [{ line: 'cut', curves: [arc([width / 2 + SLIT, height - BELOW], [width / 2 - SLIT, height - BELOW], 1)] }],
    };
  },
};

/** The lid is creased across its middle, beside a tongue that points to its hinge and goes into the slit of the left wall. */
const reclosing =
  ({ tongue_width, tongue_length }: Sizes) =>
  (seat: number, crease: number): Mark[] => {
    const middle = crease / 2;
    const [left, right] = [(seat - tongue_width!) / 2, (seat + tongue_width!) / 2];
    const tip = middle - tongue_length!;
    const quarter = Math.SQRT2 - 1;
    return [
      { line: 'crease', curves: [straight([0, middle], [left, middle])] },
      { line: 'crease', curves: [straight([right, middle], [seat, middle])] },
      {
        line: 'cut',
        curves: [
          straight([left, middle], [left, tip + ROUND]),
          arc([left, tip + ROUND], [left + ROUND, tip], quarter),
          straight([left + ROUND, tip], [right - ROUND, tip]),
          arc([right - ROUND, tip], [right, tip + ROUND], quarter),
          straight([right, tip + ROUND], [right, middle]),
        ],
      },
    ];
  };

/** A tuck lid on the last wall with a tongue that closes the box again. */
export const recloseableSideTuck: Closure = sideTuckWith(reclosing);
