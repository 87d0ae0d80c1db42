import { box, DEEPEST_PILLOW, mm, pillow, when } from '../../../src/author/index.ts';
import { pillowLabels } from './pillow-labels.ts';
import { thumbNotch } from './thumb-notch.ts';

/**
 * Two panels glued into a tube with curved end creases. The ends fold in and make the panels bulge. They hold by friction, or by a tongue
 * on the outer lens that goes through a slot in the crease of the inner lens and lies inside against the back.
 */
export default box('carton', {
  name: 'Pillow pack',
  about: 'Sleeve whose curved end flaps push its two sides apart.',
  group: 'carton_bags_pillows',
  code: 'F70.01.00.00.A',
  from: 'measured: a drawing of 100 × 40 × 150 without an id, whose sizes are the usual ones of becf-12105; the radius of its notch at other sizes, and the tongues of becf-12107, are our own construction',
  ids: { 'becf-12105': {}, 'becf-12107': { choices: { tuck: 'tongue' } } },

  size: {
    length: mm(100, [30, 600], 'Width of the flat pack'),
    width: mm(40, [6, 300], 'Depth of the filled pack in the middle'),
    height: mm(150, [40, 1000], 'Length of the pack in its middle'),
  },
  reads: { depth: 'width' },
  board: [0.5, [0.1, 1]],
  // With a tongue: the lens of a flatter end is too shallow for the slot, and a wider end needs more than one tongue.
  // The ends of smaller packs in thick board do not fold over one another.
  sizeLimits: ({ length, material }, { tuck }) =>
    tuck === 'tongue'
      ? { length: { min: 35 }, width: { min: 14, max: Math.min(150, DEEPEST_PILLOW * length) } }
      : { length: { min: 34 * material }, width: { max: DEEPEST_PILLOW * length } },
  choices: { tuck: ['none', 'tongue'] },
  options: ({ length, width, height }, { tuck }) => ({
    glue_flap: mm(Math.min(15, length / 3, height / 3), [6, Math.min(length, height) / 3], 'Width of the glue flap'),
    ...when(tuck === 'none', { notch: thumbNotch(length, width) }),
    ...when(tuck === 'tongue', {
      // The tongues of both ends lie behind the same wall.
      tuck_flap: mm(12, [6, Math.min(40, height / 2 - 3)], 'How far the tongues reach behind the back'),
    }),
  }),

  // An end flap with a tongue stops short of the opposite side.
  labels: (v, { tuck }) => {
    const { width, ...along } = pillowLabels(v);
    return { ...along, ...(tuck === 'none' && { width }), glue_flap: ['front.glue.y', 0, v.glue_flap] };
  },
  build: ({ length: flat, width: depth, height: length, material, glue_flap: glue, tuck_flap, notch }, { tuck }) =>
    pillow({ flat, depth, length, glue, material, ...(tuck === 'tongue' ? { tongue: tuck_flap } : { notch }) }),
});
