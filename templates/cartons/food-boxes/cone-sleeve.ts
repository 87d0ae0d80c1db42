import { box, mm } from '../../../src/author/index.ts';
import { cupWrap } from './cup-wrap-panels.ts';

/** A sector rolled up to a cone. Its tip is cut off, so that it rolls without a crease and lets drops out. */
export default box('carton', {
  name: 'Cone sleeve',
  about: 'Pointed sleeve for ice cream, fries or sweets: a sector of board, glued where its ends overlap.',
  open: 'open at its rim, and a little at its tip',
  group: 'food_boxes',
  closure: 'wrap',
  from: 'house: the cup wrap of becf-1200c with a small lower diameter; our decisions: a lap of 12 along the rim, a tip of 12',
  ids: ['house-cone-sleeve'],
  size: {
    top_diameter: mm(70, [35, 200], 'Diameter inside at the upper rim'),
    height: mm(140, [60, 400], 'Vertical height, from rim to rim'),
  },
  reads: { order: ['top_diameter', 'height'] },
  board: [0.4, [0.1, 1]],
  // A wider cone would not hold its contents.
  sizeLimits: ({ top_diameter }) => ({ height: { min: 1.2 * top_diameter } }),
  options: ({ top_diameter, material }) => ({
    lap: mm(12, [5, top_diameter / 2], 'Overlap of the ends at the upper rim'),
    tip: mm(12, [Math.max(8, 11 * material), top_diameter / 3], 'Diameter of the opening at the tip'),
  }),
  build: ({ top_diameter: top, height, material, lap, tip: bottom }) => cupWrap({ top, bottom, height, lap, material }),
});
