import { box, mm } from '../../../src/author/index.ts';
import { lappedSleeve } from '../../lapped-sleeve.ts';

export default box('carton', {
  name: 'Glued sleeve',
  about: 'Glued tube of four walls, open at both ends, to slide over the contents.',
  group: 'wrap_around_labels',
  code: 'F70.62.00.00',
  from: 'standard: ECMA F70.62: four walls and a glue flap; the last wall lies one board further out than the glue flap',
  ids: ['becf-12501'],
  size: {
    length: mm(200, [30, 1000], 'Length: width of the front'),
    width: mm(150, [15, 600], 'Width: front to back'),
    height: mm(225, [15, 1500], 'Height: from end to end'),
  },
  // The ends of the flap slope by 15° each. A flap wider than the height of the sleeve would end in a point.
  options: ({ width, height }) => ({
    glue_flap: mm(Math.min(15, width - 3), [6, Math.min(width - 2, height)], 'Width of the glue flap'),
  }),
  labels: { length: 'front.y', width: 'right.y', height: 'back.x' },
  inner: { length: 'right|front.glue', width: 'front|back' },
  build: ({ length, width, height, material, glue_flap }) =>
    lappedSleeve(height, ['front', 'right', 'back', 'left'], [length, width], material, { width: glue_flap }),
});
