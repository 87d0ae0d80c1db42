import { box, flatFlap, mm, pocket } from '../../../src/author/index.ts';
import { pocketSizes } from '../../sizes.ts';

/** Distance from the fold of the flap to the front, in mm. */
const BELOW_FLAP = 1;

const pockets = { group: 'envelopes', board: [0.3, [0.1, 1]], labels: { length: 'back.x', width: 'back.y' } } as const;

/** Flat pockets, glued at their sides: with a flap, or open. */
export default [
  // The front is as high as the back and has a thumb cut in its mouth, which the flap covers.
  box('carton', {
    ...pockets,
    name: 'Pocket envelope',
    about: 'Flat envelope, glued at its sides, with a thumb cut and a straight flap.',
    code: 'F60.93.00.00',
    from: 'standard: ECMA F60.93; the depths of flap, tabs and thumb cut are our decision',
    ids: ['becf-12c02'],
    size: pocketSizes([265, [80, 800]], [120, [70, 800]]),
    // The flap reaches beyond the thumb cut, and the front reaches beyond the flap.
    options: ({ length, width }) => ({
      side_tab: mm(15, [8, length / 3], 'Width of the side tabs'),
      top_flap: mm(Math.min(45, width / 2), [28, width - 8], 'Depth of the flap'),
      thumb_cut: mm(8, [4, Math.min(15, length / 6, width / 6)], 'Radius of the thumb cut'),
    }),
    build: ({ length, width: back, material, side_tab: tab, top_flap, thumb_cut: thumb }) => {
      const flap = flatFlap(length, top_flap, material);
      return pocket({ length, back, front: back - BELOW_FLAP, tab, material, thumb, flap });
    },
  }),
  // By the width of its tabs.
  box('carton', {
    ...pockets,
    name: 'Plain pocket envelope',
    about: 'Flat envelope, glued at its sides, with a straight flap.',
    code: 'F60.93.00.00',
    from: 'standard: ECMA F60.93; we read the height of becf-12c05 as the width of its tabs; the depth of the flap is our decision; the place of its window is our decision',
    ids: ['becf-12c05'],
    size: { ...pocketSizes([320, [80, 800]], [240, [50, 800]]), height: mm(20, [8, 200], 'Width of the side tabs') },
    sizeLimits: ({ length }) => ({ height: { max: length / 3 } }),
    window: { in: 'back', clear: ({ height }) => [height, 0] },
    options: ({ width }) => ({ top_flap: mm(Math.min(45, width / 2), [15, width - 8], 'Depth of the flap') }),
    build: ({ length, width: back, height: tab, material, top_flap }) =>
      pocket({ length, back, front: back - BELOW_FLAP, tab, material, flap: flatFlap(length, top_flap, material) }),
  }),
  box('carton', {
    ...pockets,
    name: 'Ticket sleeve',
    about: 'Flat pocket, glued at its sides, open at the top, with a half-moon cut in its mouth.',
    code: 'F80.53.00.00',
    from: 'standard: ECMA F80.53; the sizes of tabs and half-moon are our decision',
    ids: ['becf-12c04'],
    size: {
      length: mm(100, [40, 800], 'Length, from side to side'),
      width: mm(205, [40, 800], 'Width, from the bottom to the mouth'),
    },
    options: ({ length, width }) => ({
      side_tab: mm(Math.min(12, length / 4), [8, length / 3], 'Width of the side tabs'),
      half_moon: mm(15, [4, Math.min(40, length / 3, width / 3)], 'Radius of the half-moon'),
    }),
    build: ({ length, width, material, side_tab: tab, half_moon: thumb }) =>
      pocket({ length, back: width, front: width, tab, material, thumb }),
  }),
];
