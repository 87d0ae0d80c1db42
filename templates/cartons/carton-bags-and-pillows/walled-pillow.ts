import { box, mm, when } from '../../../src/author/index.ts';
import { thumbNotch } from './thumb-notch.ts';
import { walledPillow } from './walled-pillow-panels.ts';

/** Rise of a face in its middle, as a share of its width, and of the width of the side walls. */
const [RISE, RISE_OF_WALL] = [1 / 12, 1 / 3];

/** Pillow pack with side walls: two faces that bulge between two flat walls. Lenses on curved creases close over square flaps. */
export default box('carton', {
  name: 'Pillow pack with side walls',
  about: 'Two sides that bulge between narrow walls; their curved end flaps close over square ones.',
  group: 'carton_bags_pillows',
  code: 'F70.01.00.00.B',
  from: 'standard: ECMA F70.01, form B; end creases computed from the section of the filled pack; a thumb notch as in form A. A drawing of this code hangs the glue flap on a face, ours on a wall, as round pillows do; the tongues of becf-12108 are our own construction',
  ids: { 'becf-12106': {}, 'becf-12108': { choices: { tuck: 'tongue' } } },

  size: {
    length: mm(100, [40, 600], 'Width of the faces between the side walls'),
    width: mm(33, [14, 300], 'Depth of the pack at its sides'),
    height: mm(150, [40, 1000], 'Length of the pack along its sides'),
  },
  reads: { depth: 'width' },
  board: [0.5, [0.1, 1]],
  // Two lenses, at most half round, overlap between the square flaps.
  sizeLimits: ({ length, material }) => ({ width: { min: 14 + 4 * material, max: 0.75 * length } }),
  choices: { tuck: ['none', 'tongue'] },
  options: ({ length, width, height }, { tuck }) => {
    const highest = Math.min(length / 6, height / 4);
    return {
      rise: mm(
        Math.min(RISE * length, RISE_OF_WALL * width),
        [Math.min(length / 40, height / 8), highest],
        'Bulge of each face in its middle',
      ),
      glue_flap: mm(Math.min(15, length / 3, height / 3), [6, Math.min(length, height) / 3], 'Width of the glue flap'),
      ...when(tuck === 'none', { notch: thumbNotch(length, width) }),
      // The tongues of both ends lie behind the same face.
      ...when(tuck === 'tongue', {
        tuck_flap: mm(12, [6, Math.min(40, height / 2 - highest - 3)], 'How far the tongues reach behind the front'),
      }),
    };
  },

  labels: ({ length, height }) => ({ length: ['front.y', 0, length], width: 'right.y', height: ['back.x', 0, height] }),
  build: (values) => walledPillow(values),
});
