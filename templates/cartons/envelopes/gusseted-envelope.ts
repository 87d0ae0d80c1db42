import { box, gussetedWallet, mm, walletTuck } from '../../../src/author/index.ts';

/**
 * Gusseted envelope: as deep as what it takes, with a spine, side gussets glued to the front and a lid that tucks in.
 *
 *       ╭─────────╮
 *       ├─────────┤
 *       │   lid   │
 *    ╱┬┬┼─────────┼┬┬╲
 *    ││││  back   ││││
 *    ╲┴┴┼─────────┼┴┴╱
 *       │  spine  │
 *       ├─────────┤
 *       │  front  │
 *       └───╮ ╭───┘
 */
export default box('carton', {
  name: 'Gusseted envelope',
  about: 'Envelope with a spine, gussets and a lid that tucks in behind its front.',
  group: 'envelopes',
  from: [
    'house',
    'no code: gussets with tabs inside the front, and the tuck of a carton. Its width is the depth of the gussets, which was our reading',
  ],
  ids: ['becf-12c03'],

  size: {
    length: mm(150, [60, 800], 'Length inside, from gusset to gusset'),
    width: mm(20, [9, 120], 'Width of the gussets, from the back to the front, inside'),
    height: mm(150, [50, 800], 'Height inside, from the spine to the lid'),
  },
  board: [0.4, [0.1, 0.8]],

  options: ({ length, width, height, material }) => {
    const deepest = walletTuck({ length, height, depth: width, thickness: material });
    return {
      glue_tab: mm(Math.min(15, length / 4), [8, length / 3], 'Width of the tabs inside the front'),
      tuck_flap: mm(Math.min(20, width), [6, deepest], 'How far the lid tucks in'),
    };
  },

  labels: { length: 'back.x', width: 'spine.y', height: 'front.y' },
  inner: { length: 'right|left', width: 'back|front', height: 'spine|back.lid' },
  build({ length, width, height, material, glue_tab, tuck_flap }) {
    return gussetedWallet({ length, height, depth: width, tab: glue_tab, tuck: tuck_flap, thickness: material });
  },
});
