import { box, EURO_SLOT, euroSlot, meets, mm, pen, roundedRectangle } from '../../../src/author/index.ts';

/** Board beside the window, above and below the Euro slot, and around it, in mm: the blister's flange is sealed there. */
const [BESIDE, ABOVE] = [8, 8];

export default box('carton', {
  name: 'Blister card',
  about:
    'Folded card with a Euro slot; a blister shows in the window of its front, and its flange is sealed between both faces.',
  open: 'a card with a window for a blister',
  group: 'tags',
  from: 'house: the fold-over blister card in common use; Euro slot of EN 13010, 8 below the edge; our decisions: a window of half the card, 8 or more of board beside it for the seal, on which both inner faces are coated',
  ids: ['house-blister-card'],
  size: {
    length: mm(110, [60, 400], 'Length, from left to right'),
    width: mm(160, [90, 500], 'Height from the fold to the upper edge'),
  },
  options: ({ length, width }) => {
    const highest = width - ABOVE - EURO_SLOT.height - 3 * BESIDE;
    return {
      window_width: mm(0.6 * length, [20, length - 2 * BESIDE], 'Width of the window'),
      window_height: mm(0.5 * width, [20, highest], 'Height of the window'),
      corner_radius: mm(5, [0.5, 14], 'Radius of the corners'),
    };
  },
  labels: { length: 'back.x', width: 'back.y' },
  build({ length, width, material, window_width, window_height, corner_radius: r }) {
    const face = (name: string, high: number, fold: number) =>
      pen(name, length, { role: 'wall', fold })
        .to(length, high - r)
        .turn(length - r, high)
        .mark('cut', ...euroSlot([length / 2, width - ABOVE - EURO_SLOT.height]));
    // The window lies in the middle of the board below the slot.
    const middle = (width - ABOVE - EURO_SLOT.height) / 2;
    const window = roundedRectangle([length / 2, middle], window_width, window_height, Math.min(r, 5));
    // Folded over the board of the back, it ends level with it.
    const front = face('front', width - material, 180).mark('cut', ...window);
    return {
      trunk: face('back', width, 0).closeMirrored(),
      base: { line: 'crease', panel: front.closeMirrored() },
      joins: [meets('front', 'back')],
    };
  },
});
