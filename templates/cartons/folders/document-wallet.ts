import { box, gussetedWallet, mm, walletTuck } from '../../../src/author/index.ts';

/**
 * Document wallet: lies on its back, as deep as the papers in it, with a lid along the long side that tucks in.
 *
 *       ╭─────────────╮
 *       ├─────────────┤
 *       │     lid     │
 *    ╱┬┬┼─────────────┼┬┬╲
 *    ││││    back     ││││
 *    ╲┴┴┼─────────────┼┴┴╱
 *       │    spine    │
 *       ├─────────────┤
 *       │    front    │
 *       └─────╮ ╭─────┘
 */
export default box('carton', {
  name: 'Document wallet',
  about: 'Wallet with a spine, gussets and a lid that tucks in behind its front.',
  group: 'folders',
  code: 'E40.82.00.00',
  from: [
    'house',
    'the plate of ECMA E40.82 was not at hand: gussets with tabs inside the front, and the tuck of a carton',
  ],
  ids: ['becf-12b05'],

  size: {
    length: mm(170, [60, 800], 'Length inside, from gusset to gusset'),
    width: mm(120, [50, 800], 'Width inside, from the spine to the lid'),
    height: mm(25, [9, 120], 'Depth inside, from the back to the front'),
  },
  board: [0.5, [0.1, 1]],

  options: ({ length, width, height, material }) => {
    const deepest = walletTuck({ length, height: width, depth: height, thickness: material });
    return {
      glue_tab: mm(Math.min(15, length / 4), [8, length / 3], 'Width of the tabs inside the front'),
      tuck_flap: mm(Math.min(20, height), [6, deepest], 'How far the lid tucks in'),
    };
  },

  labels: { length: 'back.x', width: 'front.y', height: 'spine.y' },
  inner: { length: 'right|left', width: 'spine|back.lid', height: 'back|front' },
  build({ length, width, height, material, glue_tab, tuck_flap }) {
    return gussetedWallet({
      length,
      height: width,
      depth: height,
      tab: glue_tab,
      tuck: tuck_flap,
      thickness: material,
    });
  },
});
