import { mm, straightRing } from '../../src/author/index.ts';
import { LEAST_OPENING, type Opening, tear } from './opening.ts';

/** Board that stays beside the opening, in mm. */
const BESIDE = 10;

/** A lozenge in the upper part of the front, to be torn out along its perforation. */
export const lozenge: Opening = {
  // It would empty the cell before the partition only.
  withoutJoints: ['flap_with_separator'],
  within: () => ({ length: { min: 50 }, height: { min: 2 * (LEAST_OPENING + BESIDE) } }),
  options: ({ length, height }) => ({
    opening_length: mm(0.6 * length, [LEAST_OPENING, length - 2 * BESIDE], 'Length of the opening'),
    opening_height: mm(height / 4, [LEAST_OPENING, height / 2 - BESIDE], 'Height of the opening'),
    opening_margin: mm(Math.max(15, height / 10), [BESIDE, height / 2], 'Distance from the upper edge to the opening'),
  }),
  walls: ({ length, height, opening_length, opening_height, opening_margin }) => {
    const [x, dx, dy] = [length / 2, opening_length! / 2, opening_height! / 2];
    const y = height - opening_margin! - dy;
    const sides = straightRing([
      [x - dx, y],
      [x, y - dy],
      [x + dx, y],
      [x, y + dy],
    ]);
    return { front: [tear(...sides)] };
  },
};
