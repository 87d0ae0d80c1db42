import { insideShare, onePart } from '../../../src/board/index.ts';
import { gussetedWallet, walletTuck } from '../../../src/pieces/index.ts';
import { mm, template } from '../../../src/template/index.ts';

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
export default template({
  name: 'Gusseted envelope',
  about: 'Envelope with a spine, gussets and a lid that tucks in behind its front.',
  group: 'cartons_envelopes',
  code: {},
  provenance: {
    kind: 'house',
    source:
      'no code: gussets with tabs inside the front, and the tuck of a carton. Its width is the depth of the gussets, which was our reading',
  },
  ids: { 'becf-12c03': {} },

  size: {
    length: mm(150, [60, 800], 'Length inside, from gusset to gusset'),
    width: mm(20, [9, 120], 'Width of the gussets, from the back to the front, inside'),
    height: mm(150, [50, 800], 'Height inside, from the spine to the lid'),
    material: mm(0.4, [0.1, 0.8], 'Thickness of the board'),
  },
  choices: {},

  options: ({ length, width, height, material }) => {
    const deepest = walletTuck({ length, height, depth: width, thickness: material });
    return {
      glue_tab: mm(Math.min(15, length / 4), [8, length / 3], 'Width of the tabs inside the front'),
      tuck_flap: mm(Math.min(20, width), [6, deepest], 'How far the lid tucks in'),
    };
  },

  build({ length, width, height, material, glue_tab, tuck_flap }) {
    return onePart({
      ...gussetedWallet({ length, height, depth: width, tab: glue_tab, tuck: tuck_flap, thickness: material }),
      inside: insideShare.carton,
      gauges: [
        { name: 'length', panel: 'back', along: 'x' },
        { name: 'width', panel: 'spine', along: 'y' },
        { name: 'height', panel: 'front', along: 'y' },
      ],
      inner: [
        { name: 'length', a: 'right', b: 'left' },
        { name: 'width', a: 'back', b: 'front' },
        { name: 'height', a: 'spine', b: 'back.lid' },
      ],
    });
  },
});
