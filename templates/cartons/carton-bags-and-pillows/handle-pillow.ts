import { box, DEEPEST_PILLOW, GRIP, HANDLE_CLEAR, mm, pillow, stadium } from '../../../src/author/index.ts';
import { pillowLabels } from './pillow-labels.ts';
import { thumbNotch } from './thumb-notch.ts';

/** Board around the grip, in mm. */
const WEB = 10;

export default box('carton', {
  name: 'Handle pillow',
  about: 'Pillow pack with a doubled carry handle along one side.',
  group: 'carton_bags_pillows',
  from: 'house: the pillow of becf-12105; front and back continue as two plies of a handle, glued together, with a grip through both',
  ids: ['becf-1210a'],

  size: {
    length: mm(160, [40, 600], 'Width of the flat pack'),
    width: mm(50, [8, 300], 'Depth of the filled pack in the middle'),
    height: mm(150, [60, 1000], 'Length of the pack in its middle'),
  },
  reads: { depth: 'width' },
  board: [0.5, [0.1, 1]],
  sizeLimits: ({ length }) => ({ width: { max: DEEPEST_PILLOW * length } }),
  options: ({ length, width, height }) => ({
    notch: thumbNotch(length, width),
    glue_flap: mm(Math.min(15, length / 3, height / 3), [6, Math.min(length, height) / 3], 'Width of the glue flap'),
    handle_height: mm(45, [GRIP.height + 2 * WEB, 120], 'Height of the handle'),
  }),

  labels: (v) => ({ ...pillowLabels(v, -HANDLE_CLEAR - v.material), handle_height: 'front.handle.y' }),
  build: ({ length: flat, width: depth, height: length, material, glue_flap: glue, notch, handle_height: height }) => {
    const inset = Math.min(15, length / 8);
    const grip = Math.min(GRIP.length, length - 2 * inset - 2 * WEB);
    const handle = { height, inset, grip: stadium([0, height / 2], grip, GRIP.height) };
    return pillow({ flat, depth, length, glue, material, notch, handle });
  },
});
