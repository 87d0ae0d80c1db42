import { box, clamshell, mm } from '../../../src/author/index.ts';
import { hingedTraySizes } from '../../sizes.ts';
import { usualTongue } from '../../tube/usual.ts';

/** Two trays with folded, uncut corners, hinged at the back. The lid's front goes over the tray's, its tongue through the slit there. */
export default box('carton', {
  name: 'Clamshell',
  about: 'Two trays with folded corners, hinged at the back, for greasy or wet food; the lid locks at the front.',
  group: 'food_boxes',
  from: 'house: two trays with web corners and a hinge; upright walls that meet rim to rim; the lid is one board deeper, and its front overlaps the other and locks with a tongue in a slit',
  ids: ['house-clamshell'],
  size: hingedTraySizes([200, [60, 600]], [100, [40, 600]], [40, [14, 400]]),
  // Two webs lie side by side on a wall with space for the tongue, and do not touch the side walls as they fold.
  sizeLimits: ({ length, width }) => ({ height: { max: Math.min(length - 24, width - 4) / 2 } }),
  options: ({ length, height, material }) => ({
    lip: mm(height / 2, [5, height - material - 3], 'How far the lid overlaps the front'),
    tongue: mm(usualTongue(length, 40), [15, Math.min(length / 2, length - 2 * height - 4)], 'Width of the tongue'),
  }),
  build: (sizes) => clamshell(sizes),
});
