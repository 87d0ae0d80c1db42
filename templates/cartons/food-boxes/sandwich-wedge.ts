import { box, mm } from '../../../src/author/index.ts';
import { usualTuck } from '../../tube/usual.ts';
import { wedge, wedgeSlope } from './wedge-panels.ts';

/** Limits of the height of the front, in mm. */
const [LOWEST, HIGHEST] = [16, 300];

export default box('carton', {
  name: 'Sandwich wedge',
  about: 'Wedge for a cut sandwich: glued ends, and a sloping lid hinged on the back that tucks in at the front.',
  group: 'food_boxes',
  from: 'house: the catalogue gives neither code nor sizes; our decisions: a wedge of 70 × 120, 120 high at the back and 30 at the front, tabs of front and back glued inside the ends, a closed lid with flaps inside the ends and a tuck behind the front',
  ids: ['becf-12018'],
  size: {
    length: mm(70, [40, 400], 'Length from end to end: thickness of the sandwich'),
    width: mm(120, [40, 400], 'Width of the floor, front to back'),
    height: mm(120, [50, 400], 'Height of the back'),
    front_height: mm(30, [LOWEST, HIGHEST], 'Height of the front'),
  },
  board: [0.5, [0.1, 1]],
  following: ['front_height'],
  // The lid slopes by at most 50 degrees.
  sizeLimits: ({ width, height }) => ({
    front_height: { min: Math.min(HIGHEST, height - 1.2 * width), max: Math.max(LOWEST, height - width / 6) },
    height: { min: LOWEST + width / 6, max: HIGHEST + 1.2 * width },
  }),
  options: (size) => {
    const { width, height, front_height } = size;
    // The ends of the tabs on the back slope like the lid.
    const tab = Math.min(width / 6, (height - 12) / (2 * Math.tan(wedgeSlope(size)) + 1));
    return {
      glue_tab: mm(12, [Math.min(6, tab), tab], 'Length of the corner tabs'),
      tuck_flap: mm(usualTuck(width), [6, Math.min(front_height - 4, width / 4)], "How far the lid's flaps reach in"),
    };
  },
  labels: { length: 'floor.y', width: 'floor.x', height: 'back.y', front_height: 'front.y' },
  build: (values) => wedge(values),
});
