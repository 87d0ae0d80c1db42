import { box, flatFlap, mm, pocket } from '../../../src/author/index.ts';

/** How far the front stays below the fold of the flap, in mm. */
const BELOW_FLAP = 1;

const envelopes = {
  group: 'envelopes',
  code: 'F60.93.00.00',
  board: [0.3, [0.1, 1]],
  labels: { length: 'back.x', width: 'back.y' },
} as const;

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
export const thumbCutEnvelope = box('carton', {
  ...envelopes,
  name: 'Pocket envelope',
  about: 'Flat envelope, glued at its sides, with a thumb cut and a straight flap.',
  from: ['standard', 'ECMA F60.93; the depths of flap, tabs and thumb cut were our decision'],
  ids: ['becf-12c02'],
  size: {
    length: mm(265, [80, 800], 'Length, from side to side'),
    width: mm(120, [70, 800], 'Width, from the foot to the fold of the flap'),
  },
  // The flap covers the thumb cut and has some front under it beyond.
  options: ({ length, width }) => ({
    side_tab: mm(15, [8, length / 3], 'Width of the side tabs'),
    top_flap: mm(Math.min(45, width / 2), [28, width - 8], 'Depth of the flap'),
    thumb_cut: mm(8, [4, Math.min(15, length / 6, width / 6)], 'Radius of the thumb cut'),
  }),
  build: ({ length, width: back, material: thickness, side_tab: tab, top_flap, thumb_cut: thumb }) => {
    const flap = flatFlap(length, top_flap, thickness);
    return pocket({ length, back, front: back - BELOW_FLAP, tab, thickness, thumb, flap });
  },
});

/** The same without a thumb cut, by the width of its tabs. */
export const plainEnvelope = box('carton', {
  ...envelopes,
  name: 'Plain pocket envelope',
  about: 'Flat envelope, glued at its sides, with a straight flap.',
  from: [
    'standard',
    'ECMA F60.93; that the height of becf-12c05 is the width of its tabs is our reading, the depth of the flap our decision',
  ],
  ids: ['becf-12c05'],
  size: {
    length: mm(320, [80, 800], 'Length, from side to side'),
    width: mm(240, [50, 800], 'Width, from the foot to the fold of the flap'),
    height: mm(20, [8, 200], 'Width of the side tabs'),
  },
  sizeLimits: ({ length }) => ({ height: { max: length / 3 } }),
  options: ({ width }) => ({ top_flap: mm(Math.min(45, width / 2), [15, width - 8], 'Depth of the flap') }),
  build: ({ length, width: back, height: tab, material: thickness, top_flap }) => {
    const flap = flatFlap(length, top_flap, thickness);
    return pocket({ length, back, front: back - BELOW_FLAP, tab, thickness, flap });
  },
});
