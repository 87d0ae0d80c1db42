import { arc, type Curve, type Mark, mm, QUARTER, straight, thumbCutRadius } from '../../src/author/index.ts';
import type { ChosenInTube, Closure, Sizes } from './closure.ts';
import { LEAST_OPENING, type Opening, tear } from './opening.ts';
import { leastSideTuck, sideTuckWith } from './side-tuck.ts';
import { postalAt } from './tuck-features.ts';

/** Radius of the corners of the opening, radius of the half round slit, and distance of the slit's middle below the edge, in mm. */
const [CORNER, SLIT, BELOW] = [10, 12.5, 15];

/** Radius of the corners of the tongue, and the board that it leaves towards the hinge of the lid, in mm. */
const [ROUND, HINGE] = [15, 18];

/** Board below the opening, and between the slit of a postal lock and the opening, in mm. */
const [FOOT, WEB] = [10, 6];

/**
 * Height of the wall above the opening. A postal lock holds in the upper third of the wall, which stays when the opening is pushed in: a
 * slit in the part that comes out would hold by the perforation alone. The opening then hangs on a crease, as X42 has it.
 */
const wallAbove = ({ height }: Sizes, chosen: ChosenInTube): number => (postalAt('top', chosen) ? height / 3 : 0);

/** Three sides of a rectangle, open at the top, with rounded lower corners. */
const tongueShape = (
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

/**
 * An opening that is pushed in from the upper edge of the right wall, or below its postal lock, and a half-round slit in the left wall that receives the
 * tongue of the lid (ECMA X42 with X35). Measured: becf-12e0a at 160 × 105 × 147.
 */
export const pushInOpening: Opening = {
  within: (size, chosen) => ({
    length: { min: 90 },
    width: { min: 60 },
    height: { min: postalAt('top', chosen) ? Math.max(55, 3 * (leastSideTuck(size, chosen) + WEB)) : 45 },
  }),
  options: (size, chosen) => {
    const { length, width, height } = size;
    const least = Math.max(height / 2 + 5, wallAbove(size, chosen) + LEAST_OPENING);
    return {
      // Without a postal lock it goes round the thumb cut.
      opening_width: mm(
        (2 * width) / 3,
        [2 * Math.max(15, thumbCutRadius(width)) + 8, width - 20],
        'Width of the opening',
      ),
      opening_height: mm((2 * height) / 3, [least, height - FOOT], 'Height of the opening'),
      tongue_width: mm((2 * width) / 3 + 5, [2 * ROUND + 5, width - 20], 'Width of the tongue in the lid'),
      tongue_length: mm(length / 2 - 21, [ROUND + 5, length / 2 - HINGE], 'Length of the tongue in the lid'),
    };
  },
  walls: (values, chosen) => {
    const { width, height, opening_width, opening_height } = values;
    const [left, right] = [(width - opening_width!) / 2, (width + opening_width!) / 2];
    const above = wallAbove(values, chosen);
    const [foot, top] = [height - opening_height!, height - above];
    return {
      front: [],
      right: [
        tear(...tongueShape([left, right], [foot, top], CORNER)),
        ...(above ? [{ line: 'crease' as const, curves: [straight([left, top], [right, top])] }] : []),
      ],
      back: [],
      left: [{ line: 'cut', curves: [arc([width / 2 + SLIT, height - BELOW], [width / 2 - SLIT, height - BELOW], 1)] }],
    };
  },
};

/** A crease across the middle of the lid, beside a tongue that points to the hinge and goes into the slit of the left wall. */
const reclosing =
  ({ tongue_width, tongue_length }: Sizes) =>
  (seat: number, crease: number): Mark[] => {
    const middle = crease / 2;
    const [left, right] = [(seat - tongue_width!) / 2, (seat + tongue_width!) / 2];
    const tip = middle - tongue_length!;
    return [
      { line: 'crease', curves: [straight([0, middle], [left, middle])] },
      { line: 'crease', curves: [straight([right, middle], [seat, middle])] },
      {
        line: 'cut',
        curves: tongueShape([left, right], [tip, middle], ROUND),
      },
    ];
  };

/** A tuck lid on the last wall with a tongue that closes the box again. */
export const recloseableSideTuck: Closure = sideTuckWith({
  marks: reclosing,
  deepestSlit: ({ height }) => height / 3 - WEB,
});
