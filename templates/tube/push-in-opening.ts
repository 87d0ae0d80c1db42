import { arc, mm, straight, thumbCutRadius } from '../../src/author/index.ts';
import type { ChosenInTube, Sizes } from './closure.ts';
import { LEAST_OPENING, type Opening, tear } from './opening.ts';
import { BELOW_LOCK, RECLOSING, tongueShape } from './recloseable-side-tuck.ts';
import { postalAt } from './tuck-features.ts';
import { leastSideTuck } from './tuck-needs.ts';

/** Radius of the corners of the opening, radius of the half round slit, and distance of the slit's middle below the edge, in mm. */
const [CORNER, SLIT, BELOW] = [10, 12.5, 15];

/** Board below the opening, in mm. */
const FOOT = 10;

/** The wall above the opening: a third for a postal lock, which perforation alone would not hold. It then hangs on a crease (X42). */
const wallAbove = ({ height }: Sizes, chosen: ChosenInTube): number => (postalAt('top', chosen) ? height / 3 : 0);

/**
 * An opening that is pushed in from the upper edge of the right wall, or below its postal lock, and a half-round slit in the left wall that receives the
 * tongue of the lid (ECMA X42 with X35). Measured: becf-12e0a at 160 × 105 × 147.
 */
export const pushInOpening: Opening = {
  within: (size, chosen) => ({
    length: { min: 90 },
    width: { min: 60 },
    height: { min: postalAt('top', chosen) ? Math.max(55, 3 * (leastSideTuck(size, chosen) + BELOW_LOCK)) : 45 },
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
      tongue_width: mm((2 * width) / 3 + 5, [2 * RECLOSING.round + 5, width - 20], 'Width of the tongue in the lid'),
      tongue_length: mm(
        length / 2 - 21,
        [RECLOSING.round + 5, length / 2 - RECLOSING.hinge],
        'Length of the tongue in the lid',
      ),
    };
  },
  walls: (values, chosen) => {
    const { width, height, opening_width, opening_height } = values;
    const [left, right] = [(width - opening_width!) / 2, (width + opening_width!) / 2];
    const above = wallAbove(values, chosen);
    const [foot, top] = [height - opening_height!, height - above];
    return {
      right: [
        tear(...tongueShape([left, right], [foot, top], CORNER)),
        ...(above ? [{ line: 'crease' as const, curves: [straight([left, top], [right, top])] }] : []),
      ],
      left: [{ line: 'cut', curves: [arc([width / 2 + SLIT, height - BELOW], [width / 2 - SLIT, height - BELOW], 1)] }],
    };
  },
};
