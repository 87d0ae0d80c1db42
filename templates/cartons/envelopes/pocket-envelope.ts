import { insideShare, onePart } from '../../../src/board/index.ts';
import { flatFlap, overFront, pocket } from '../../../src/pieces/index.ts';
import { mm, template } from '../../../src/template/index.ts';

const material = mm(0.3, { min: 0.1, max: 0.8, about: 'Thickness of the board' });

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
export const withThumbCut = template({
  name: 'Pocket envelope',
  about: 'Flat envelope, glued at its sides, with a thumb cut and a straight flap.',
  group: 'cartons_envelopes',
  code: { ecma: 'F60.93.00.00' },
  provenance: { kind: 'standard', source: 'ECMA F60.93; the depths of flap, tabs and thumb cut were our decision' },
  ids: { 'becf-12c02': {} },

  size: {
    length: mm(265, { min: 80, max: 800, about: 'Length, from side to side' }),
    width: mm(120, { min: 70, max: 800, about: 'Width, from the foot to the fold of the flap' }),
    material,
  },
  choices: {},

  options: ({ length, width }) => {
    // The flap covers the thumb cut and has some front under it beyond.
    const widest = Math.min(15, length / 6, width / 6);
    return {
      side_tab: mm(15, { min: 8, max: length / 3, about: 'Width of the side tabs' }),
      top_flap: mm(Math.min(45, width / 2), { min: 28, max: width - 8, about: 'Depth of the flap' }),
      thumb_cut: mm(Math.min(8, widest), { min: 4, max: widest, about: 'Radius of the thumb cut' }),
    };
  },

  build({ length, width, material, side_tab, top_flap, thumb_cut }) {
    const flap = overFront(flatFlap('flap', length - 2, top_flap), material);
    return onePart({
      ...pocket({
        length,
        back: width,
        front: width - MOUTH,
        tab: side_tab,
        thickness: material,
        thumb: thumb_cut,
        flap,
      }),
      inside: insideShare.carton,
      gauges,
      inner: [],
    });
  },
});

/** The same without a thumb cut, by the width of its tabs. */
export const plain = template({
  name: 'Plain pocket envelope',
  about: 'Flat envelope, glued at its sides, with a straight flap.',
  group: 'cartons_envelopes',
  code: { ecma: 'F60.93.00.00' },
  provenance: {
    kind: 'standard',
    source:
      'ECMA F60.93; that the height of becf-12c05 is the width of its tabs is our reading, the depth of the flap our decision',
  },
  ids: { 'becf-12c05': {} },

  size: {
    length: mm(320, { min: 80, max: 800, about: 'Length, from side to side' }),
    width: mm(240, { min: 50, max: 800, about: 'Width, from the foot to the fold of the flap' }),
    height: mm(20, { min: 8, max: 200, about: 'Width of the side tabs' }),
    material,
  },
  sizeLimits: ({ length }) => ({ height: { max: length / 3 } }),
  choices: {},
  options: ({ width }) => ({
    top_flap: mm(Math.min(45, width / 2), { min: 15, max: width - 8, about: 'Depth of the flap' }),
  }),

  build({ length, width, height, material, top_flap }) {
    const flap = overFront(flatFlap('flap', length - 2, top_flap), material);
    return onePart({
      ...pocket({ length, back: width, front: width - MOUTH, tab: height, thickness: material, flap }),
      inside: insideShare.carton,
      gauges,
      inner: [],
    });
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
export const sleeve = template({
  name: 'Ticket sleeve',
  about: 'Flat pocket, glued at its sides, open above, with a half moon cut into its mouth.',
  group: 'cartons_envelopes',
  code: { ecma: 'F80.53.00.00' },
  provenance: { kind: 'standard', source: 'ECMA F80.53; the size of its tabs and of the half moon were our decision' },
  ids: { 'becf-12c04': {} },

  size: {
    length: mm(100, { min: 40, max: 800, about: 'Length, from side to side' }),
    width: mm(205, { min: 40, max: 800, about: 'Width, from the foot to the mouth' }),
    material,
  },
  choices: {},

  options: ({ length, width }) => {
    const widest = Math.min(40, length / 3, width / 3);
    return {
      side_tab: mm(Math.min(12, length / 4), { min: 8, max: length / 3, about: 'Width of the side tabs' }),
      half_moon: mm(Math.min(15, widest), { min: 4, max: widest, about: 'Radius of the half moon' }),
    };
  },

  build({ length, width, material, side_tab, half_moon }) {
    return onePart({
      ...pocket({ length, back: width, front: width, tab: side_tab, thickness: material, thumb: half_moon }),
      inside: insideShare.carton,
      gauges,
      inner: [],
    });
  },
});
