import { box, mm, pillow, pillowSection, when } from '../../../src/author/index.ts';
import { pillowExceptions } from './pillow-exceptions.ts';
import { thumbNotch } from './thumb-notch.ts';

/**
 * Pillow pack: two panels glued into a tube with curved creases at its ends. The ends fold in and
 * make the panels bulge. They hold by friction, or by a tongue on the outer lens that goes through a slot
 * in the crease of the inner lens and lies inside against the front.
 *
 *      ╭──────╮╭──────╮
 *    ╱▏╲______╱╲______╱
 *    ││ front  │ back  │
 *    ╲▏╱▔▔▔▔▔▔╲╱▔▔▔▔▔▔╲
 *      ╰──────╯╰──────╯
 */
export default box('carton', {
  name: 'Pillow pack',
  about: 'Sleeve whose curved end flaps push its two sides apart.',
  group: 'carton_bags_pillows',
  code: 'F70.01.00.00.A',
  from: [
    'standard',
    'ECMA F70.01; a thumb notch in the outer end flaps, as in an independent drawing; end creases computed from the section of the filled pack; the tongues of becf-12107 are our own construction',
  ],
  ids: { 'becf-12105': {}, 'becf-12107': { choices: { tuck: 'tongue' } } },

  size: {
    length: mm(100, [30, 600], 'Width of the filled pack'),
    width: mm(40, [6, 300], 'Depth of the filled pack in the middle'),
    height: mm(150, [40, 1000], 'Length of the pack along its sides'),
  },
  board: [0.5, [0.1, 1]],
  // With a tongue: the lens of a flatter end is too shallow for the slot, and a wider end needs more than one tongue.
  sizeLimits: ({ length, width }, { tuck }) => ({
    width: tuck === 'tongue' ? { min: 14, max: Math.min(150, 0.6 * length) } : { max: 0.6 * length },
    height: { min: width + 20 },
  }),
  choices: { tuck: ['none', 'tongue'] },
  options: ({ length, width, height }, { tuck }) => ({
    glue_flap: mm(Math.min(15, length / 3, height / 3), [6, Math.min(length, height) / 3], 'Width of the glue flap'),
    ...when(tuck === 'none', { notch: thumbNotch(length, width) }),
    ...when(tuck === 'tongue', {
      // The tongues of both ends lie behind the same front.
      tuck_flap: mm(
        Math.min(12, (height - width) / 2 - 3),
        [6, Math.min(40, (height - width) / 2 - 3)],
        'How far the tongues reach behind the front',
      ),
    }),
  }),

  build: ({ length, width, height, material, glue_flap, tuck_flap, notch }, { tuck }) => ({
    ...pillow({
      width: length,
      depth: width,
      length: height,
      glue: glue_flap,
      thickness: material,
      ...(tuck === 'tongue' ? { tongue: tuck_flap } : { notch }),
    }),
    gauges: [
      { name: 'length', panel: 'front', along: 'y', span: [0, pillowSection(length, width).flat], basis: 'filled' },
      { name: 'height', panel: 'back', along: 'x', span: [0, height] },
    ],
  }),

  exceptions: pillowExceptions,
});
