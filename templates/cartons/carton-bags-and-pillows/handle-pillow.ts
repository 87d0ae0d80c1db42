import { box, GRIP, mm, pillow, pillowSection, stadium } from '../../../src/author/index.ts';
import { pillowExceptions } from './pillow-exceptions.ts';
import { thumbNotch } from './thumb-notch.ts';

/** Board around the grip, in mm. */
const WEB = 10;

/**
 * Handle pillow: a pillow pack with a doubled handle along one side, between front and back. The two plies
 * of the handle are glued together.
 *
 *      ╭──────╮ ___ ___ ╭──────╮
 *    ╱▏╲______╱│   │   │╲______╱
 *    ││ front  │ ○ │ ○ │ back  │
 *    ╲▏╱▔▔▔▔▔▔╲│___│___│╱▔▔▔▔▔▔╲
 *      ╰──────╯         ╰──────╯
 */
export default box('carton', {
  name: 'Handle pillow',
  about: 'Pillow pack with a doubled carry handle along one side.',
  group: 'carton_bags_pillows',
  from: [
    'house',
    'the pillow of ECMA F70.01; front and back continue as two plies of a handle, glued together, with a grip through both',
  ],
  ids: ['becf-1210a'],

  size: {
    length: mm(160, [40, 600], 'Width of the filled pack'),
    width: mm(50, [8, 300], 'Depth of the filled pack in the middle'),
    height: mm(150, [60, 1000], 'Length of the pack along its sides, and of the handle where it starts'),
  },
  board: [0.5, [0.1, 1]],
  sizeLimits: ({ length, width }) => ({ width: { max: 0.6 * length }, height: { min: width + 20 } }),
  options: ({ length, width, height }) => ({
    notch: thumbNotch(length, width),
    glue_flap: mm(Math.min(15, length / 3, height / 3), [6, Math.min(length, height) / 3], 'Width of the glue flap'),
    handle_height: mm(45, [GRIP.height + 2 * WEB, 120], 'Height of the handle'),
  }),

  build: ({ length, width, height, material, glue_flap, notch, handle_height }) => {
    const inset = Math.min(15, height / 8);
    const grip = Math.min(GRIP.length, height - 2 * inset - 2 * WEB);
    return {
      ...pillow({
        width: length,
        depth: width,
        length: height,
        glue: glue_flap,
        thickness: material,
        notch,
        handle: { height: handle_height, inset, grip: stadium([0, handle_height / 2], grip, GRIP.height) },
      }),
      gauges: [
        { name: 'length', panel: 'front', along: 'y', span: [0, pillowSection(length, width).flat], basis: 'filled' },
        { name: 'height', panel: 'front', along: 'x', span: [0, height] },
        { name: 'handle_height', panel: 'front.handle', along: 'y' },
      ],
    };
  },

  exceptions: pillowExceptions,
});
