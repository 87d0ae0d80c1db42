import { box, mm } from '../../../src/author/index.ts';
import { cupWrap } from './cup-wrap-panels.ts';

export default box('carton', {
  name: 'Cup wrap',
  about: 'Wall or sleeve of a cup: a truncated cone, glued where its ends overlap.',
  open: 'a wrap around a cup',
  group: 'food_boxes',
  closure: 'wrap',
  from: 'house: a cone unrolled at half the board thickness: radius of the upper arc = slant × diameter / difference of the diameters; our decisions: inside diameters, a lap of 12 along the upper rim, ends that point to the centre of the arcs',
  ids: ['becf-1200c'],

  size: {
    top_diameter: mm(100, [30, 400], 'Diameter inside at the upper rim'),
    bottom_diameter: mm(90, [20, 390], 'Diameter inside at the lower rim'),
    height: mm(100, [20, 500], 'Vertical height, from rim to rim'),
  },
  reads: { order: ['top_diameter', 'bottom_diameter', 'height'] },
  board: [0.5, [0.1, 1]],
  // A steeper cone fits no cup that stands.
  sizeLimits: ({ top_diameter, height }) => ({
    bottom_diameter: {
      min: Math.max(20, top_diameter / 3, top_diameter - 0.9 * height),
      max: top_diameter - Math.max(2, top_diameter / 50),
    },
  }),
  options: ({ bottom_diameter }) => ({ lap: mm(12, [5, bottom_diameter / 2], 'Overlap of the ends at the upper rim') }),

  build: ({ top_diameter: top, bottom_diameter: bottom, height, material, lap }) =>
    cupWrap({ top, bottom, height, lap, material }),
});
