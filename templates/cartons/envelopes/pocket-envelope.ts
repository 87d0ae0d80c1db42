import { box, flatFlap, mm, overFront, pocket } from '../../../src/author/index.ts';

const material = mm(0.3, [0.1, 0.8], 'Thickness of the board');

/** How far the front stays below the fold of the flap, in mm. */
const MOUTH = 1;

const gauges = [
  { name: 'length', panel: 'back', along: 'x' },
  { name: 'width', panel: 'back', along: 'y' },
] as const;

/**
 * Pocket envelope: the front is as high as the back and has a thumb cut in its mouth, which the flap covers.
 *
 *    ╱──────────╲
 *   ┌┼──────────┼┐
 *   ││   back   ││
 *   └┼──────────┼┘
 *    │  front   │
 *    └───╮  ╭───┘
 */
export const withThumbCut = box('carton', {
  name: 'Pocket envelope',
  about: 'Flat envelope, glued at its sides, with a thumb cut and a straight flap.',
  group: 'envelopes',
  code: 'F60.93.00.00',
  from: ['standard', 'ECMA F60.93; the depths of flap, tabs and thumb cut were our decision'],
  ids: ['becf-12c02'],

  size: {
    length: mm(265, [80, 800], 'Length, from side to side'),
    width: mm(120, [70, 800], 'Width, from the foot to the fold of the flap'),
    material,
  },

  options: ({ length, width }) => {
    // The flap covers the thumb cut and has some front under it beyond.
    const widest = Math.min(15, length / 6, width / 6);
    return {
      side_tab: mm(15, [8, length / 3], 'Width of the side tabs'),
      top_flap: mm(Math.min(45, width / 2), [28, width - 8], 'Depth of the flap'),
      thumb_cut: mm(8, [4, widest], 'Radius of the thumb cut'),
    };
  },

  build({ length, width, material, side_tab, top_flap, thumb_cut }) {
    const flap = overFront(flatFlap('flap', length - 2, top_flap), material);
    return {
      ...pocket({
        length,
        back: width,
        front: width - MOUTH,
        tab: side_tab,
        thickness: material,
        thumb: thumb_cut,
        flap,
      }),
      gauges,
    };
  },
});

/** The same without a thumb cut, by the width of its tabs. */
export const plain = box('carton', {
  name: 'Plain pocket envelope',
  about: 'Flat envelope, glued at its sides, with a straight flap.',
  group: 'envelopes',
  code: 'F60.93.00.00',
  from: [
    'standard',
    'ECMA F60.93; that the height of becf-12c05 is the width of its tabs is our reading, the depth of the flap our decision',
  ],
  ids: ['becf-12c05'],

  size: {
    length: mm(320, [80, 800], 'Length, from side to side'),
    width: mm(240, [50, 800], 'Width, from the foot to the fold of the flap'),
    height: mm(20, [8, 200], 'Width of the side tabs'),
    material,
  },
  sizeLimits: ({ length }) => ({ height: { max: length / 3 } }),
  options: ({ width }) => ({
    top_flap: mm(Math.min(45, width / 2), [15, width - 8], 'Depth of the flap'),
  }),

  build({ length, width, height, material, top_flap }) {
    const flap = overFront(flatFlap('flap', length - 2, top_flap), material);
    return {
      ...pocket({ length, back: width, front: width - MOUTH, tab: height, thickness: material, flap }),
      gauges,
    };
  },
});

/**
 * Sleeve for tickets or documents: a pocket that stays open, with a half moon to take hold of what is in it.
 *
 *   ┌──────────┐
 *   ├╮  back  ╭┤
 *   ├┼────────┼┤
 *   │  front   │
 *   └──╮    ╭──┘
 */
export const sleeve = box('carton', {
  name: 'Ticket sleeve',
  about: 'Flat pocket, glued at its sides, open above, with a half moon cut into its mouth.',
  group: 'envelopes',
  code: 'F80.53.00.00',
  from: ['standard', 'ECMA F80.53; the size of its tabs and of the half moon were our decision'],
  ids: ['becf-12c04'],

  size: {
    length: mm(100, [40, 800], 'Length, from side to side'),
    width: mm(205, [40, 800], 'Width, from the foot to the mouth'),
    material,
  },

  options: ({ length, width }) => {
    const widest = Math.min(40, length / 3, width / 3);
    return {
      side_tab: mm(Math.min(12, length / 4), [8, length / 3], 'Width of the side tabs'),
      half_moon: mm(15, [4, widest], 'Radius of the half moon'),
    };
  },

  build({ length, width, material, side_tab, half_moon }) {
    return {
      ...pocket({ length, back: width, front: width, tab: side_tab, thickness: material, thumb: half_moon }),
      gauges,
    };
  },
});
