import { arc, mm, straight } from '../../src/author/index.ts';
import type { Sizes } from './closure.ts';
import { type Opening, tear } from './opening.ts';

/** The least height above the strip, and below it. */
const [ABOVE, BELOW] = [8, 20] as const;

/** Distance of the tear tab from its crease with the back. */
const TAB = 3;

const stripHeights = ({ height, tear_height, tear_strip }: Sizes): readonly [lower: number, upper: number] => {
  const upper = height - tear_height!;
  return [upper - tear_strip!, upper];
};

/** A tear strip round left wall, front and right wall, tab on the left; above it the lid on the back. The glue flap tears with its wall. */
export const tearStrip: Opening = {
  // It is torn across the joint, with the tongues or the partition that were there.
  withoutJoints: ['flap_with_lock', 'flap_with_separator'],
  within: () => ({ width: { min: 26 }, height: { min: 50 } }),
  options: ({ width, height }) => {
    // The tab, half a circle as high as the strip, stays on its wall.
    const widest = Math.min(20, (width - 2 * TAB) / 2);
    return {
      tear_height: mm(25, [ABOVE, height - BELOW - widest], 'Distance from the top to the tear strip'),
      tear_strip: mm(14, [8, widest], 'Width of the tear strip'),
    };
  },
  walls: (values) => {
    const [lower, upper] = stripHeights(values);
    const round = (width: number) => [lower, upper].map((y) => tear(straight([0, y], [width, y])));
    const tab = TAB + (upper - lower) / 2;
    return {
      front: round(values.length),
      right: round(values.width),
      back: [{ line: 'crease', curves: [straight([0, upper], [values.length, upper])] }],
      left: [...round(values.last), { line: 'cut', curves: [arc([tab, upper], [tab, lower], 1)] }],
    };
  },
  seam: stripHeights,
};
