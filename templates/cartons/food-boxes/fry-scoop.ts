import { box, mm, pillowSection } from '../../../src/author/index.ts';
import { scoop } from './scoop-panels.ts';

/** French fry scoop: front and back glued at their sides. A floor between two curved creases pushes them apart. */
export default box('carton', {
  name: 'French fry scoop',
  about: 'Open scoop with a high back and a low, curved front; its curved floor pushes the sides apart.',
  open: 'no top',
  group: 'food_boxes',
  closure: 'open_tray',
  from: 'house: creases computed from the section of the filled scoop, as for a pillow pack; our decisions: upright sides, a front of 0.6 of the height, a back that rises by an eighth of its width, glue flaps inside the front',
  ids: ['becf-12013'],

  size: {
    length: mm(100, [40, 300], 'Length of the filled scoop, from side to side'),
    width: mm(50, [10, 180], 'Width of the filled scoop in the middle'),
    height: mm(100, [40, 400], 'Height of the sides of the back'),
  },
  board: [0.5, [0.1, 1]],
  sizeLimits: ({ length, width }) => ({ width: { max: 0.6 * length }, height: { min: width / 2 + 30 } }),
  options: ({ length, width, height }) => {
    const least = width / 2 + 20;
    return {
      front_height: mm(0.6 * height, [least, height], 'Height of the sides of the front'),
      glue_flap: mm(12, [6, Math.min(length / 4, (least - 10) / 1.8)], 'Width of the glue flaps'),
    };
  },

  labels: ({ length, width, height, front_height }) => ({
    flat_length: ['floor.x', 0, pillowSection(length, width).flat],
    front_height: ['front.y', 0, front_height],
    height: ['back.y', 0, height],
  }),
  build: (values) => scoop(values),
});
