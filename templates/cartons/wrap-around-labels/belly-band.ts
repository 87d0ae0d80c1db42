import { box, mm } from '../../../src/author/index.ts';
import { lappedSleeve } from '../../lapped-sleeve.ts';

export default box('carton', {
  name: 'Belly band',
  about: 'Narrow glued strip around a box, a book or a stack.',
  group: 'wrap_around_labels',
  from: 'house: our own construction: a sleeve of four walls, larger than the contents by its play',
  ids: ['house-belly-band'],
  size: {
    length: mm(150, [30, 800], 'Length of the contents'),
    width: mm(25, [8, 600], 'Thickness of the contents'),
    height: mm(40, [15, 600], 'Width of the band'),
  },
  board: [0.3, [0.1, 1]],
  options: ({ length, height }) => ({
    clearance: mm(0.5, [0, 3], 'Play around the contents, on each side'),
    glue_flap: mm(15, [8, Math.min(40, length / 2, height)], 'Width of the glue flap'),
  }),
  labels: { length: ['right.y', 'contents'], width: ['front.y', 'contents'], height: 'back.x' },
  build: ({ length, width, height, material, clearance, glue_flap }) => {
    const widths = [width + 2 * clearance, length + 2 * clearance] as const;
    // The glue flap lies on the last wall, which is a long one.
    const glue = { width: glue_flap, upper: 5, lower: 5 };
    return lappedSleeve(height, ['front', 'right', 'back', 'left'], widths, material, glue);
  },
});
