import { box, type Curve, EURO_SLOT, euroSlot, meets, mm, moveCurve, pen } from '../../../src/author/index.ts';

export default box('carton', {
  name: 'Header card',
  about: 'Card folded over the top of a bag, with a Euro slot through both plies.',
  group: 'tags',
  code: 'F80.52.00.00',
  from: 'standard: ECMA F80.52; the Euro slot of EN 13010. Our decision: the back ends one board short of the front',
  ids: ['becf-12706'],
  size: {
    // Keeps 4 mm of board around the slot.
    length: mm(100, [EURO_SLOT.width + 8, 1000], 'Length of the fold, from left to right'),
    width: mm(100, [30, 1000], 'Height from the fold to the lower edge'),
  },
  options: ({ length, width }) => ({
    corner_radius: mm(8, [0.5, Math.min(length / 2, width / 2) - 2], 'Radius of the lower corners'),
    hole_margin: mm(8, [4, Math.max(8, width / 2 - 10)], 'Distance from the fold to the slot'),
  }),
  labels: { width: 'front.x' },
  build({ length, width, material, corner_radius: r, hole_margin }) {
    // Distance from the fold to the far side of the slot.
    const foot = hole_margin + EURO_SLOT.height;
    const slot = (x: number, y: number, rotation: { cos: number; sin: number }): Curve[] =>
      euroSlot([0, 0]).map((c) => moveCurve({ ...rotation, x, y }, c));
    const reach = width - material;
    const back = pen('back', length, { role: 'wall', fold: 180 })
      .to(length, reach - r)
      .turn(length - r, reach)
      .mark('cut', ...slot(length / 2, foot, { cos: -1, sin: 0 }));
    // The front is drawn from its left edge, with the fold at the left end of this seat, so that the card is shown upright.
    const seat = width - r;
    const front = pen('front', seat, { role: 'wall' })
      .turn(width, r)
      .to(width, length - r)
      .turn(seat, length)
      .to(0, length)
      .hang(0, 0, back.closeMirrored())
      .mark('cut', ...slot(foot, length / 2, { cos: 0, sin: 1 }));
    return { trunk: front.close(), rises: 'right', joins: [meets('front', 'back')] };
  },
});
