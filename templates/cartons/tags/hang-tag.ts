import { box, circle, EURO_SLOT, euroSlot, mm, roundedCard, when } from '../../../src/author/index.ts';
import { tagSizes } from '../../sizes.ts';

export default box('carton', {
  name: 'Hang tag',
  about: 'Card with rounded corners and a Euro slot, a round hole or no hole.',
  group: 'tags',
  code: 'F80.51.00.00',
  from: 'standard: ECMA F80.51 and F80.01; the Euro slot of EN 13010. The position of the holes is our decision',
  ids: {
    'becf-12701': {},
    'becf-12702': { choices: { hang_hole: 'round_hole' } },
    'becf-12703': { choices: { hang_hole: 'none' }, code: { ecma: 'F80.01.00.00' } },
  },
  size: tagSizes([150, [20, 1000]], [100, [20, 1000]]),
  board: [0.5, [0.1, 2]],
  choices: { hang_hole: ['standard_euro', 'round_hole', 'none'] },
  // Keeps 4 mm of board around the slot.
  sizeLimits: (_, { hang_hole }) =>
    hang_hole === 'standard_euro'
      ? { length: { min: EURO_SLOT.width + 8 }, width: { min: EURO_SLOT.height + 16 } }
      : {},
  options: ({ length, width }, { hang_hole }) => {
    // The Euro slot lies under the straight part of the edge. A round hole also fits in a round end.
    const [straight, highest] =
      hang_hole === 'standard_euro' ? [EURO_SLOT.width, EURO_SLOT.height] : [2, Math.min(40, width / 4, length / 4)];
    return {
      corner_radius: mm(8, [0.5, Math.min((length - straight) / 2, width / 2 - 1)], 'Radius of the corners'),
      ...when(hang_hole === 'round_hole', { hole_diameter: mm(6, [2, highest], 'Diameter of the hole') }),
      // The middle of the highest hole stays in the upper half of the tag, which else hangs upside down.
      ...when(hang_hole !== 'none', {
        hole_margin: mm(8, [4, (width - highest) / 2], 'Distance from the upper edge to the hole'),
      }),
    };
  },
  build({ length, width, corner_radius, hole_diameter: hole, hole_margin }, { hang_hole }) {
    const [x, top] = [length / 2, width - hole_margin];
    if (hang_hole === 'none') return roundedCard(length, width, corner_radius, []);
    const ring =
      hang_hole === 'round_hole' ? circle([x, top - hole / 2], hole / 2) : euroSlot([x, top - EURO_SLOT.height]);
    return roundedCard(length, width, corner_radius, [ring]);
  },
});
