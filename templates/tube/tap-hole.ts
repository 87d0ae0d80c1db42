import { arc, mm, straight } from '../../src/author/index.ts';
import { type Opening, tear } from './opening.ts';

/** Board beside the hole, and largest reach of a glue joint that stays clear of it, in mm. */
const [BESIDE, JOINT] = [12, 40];

/** A hole for the tap of a bag in the right wall, square below and round above, torn out along its perforation. */
export const tapHole: Opening = {
  // A partition would stand in the way of the bag.
  withoutJoints: ['flap_with_separator'],
  jointReach: JOINT,
  within: () => ({ length: { min: 80 }, width: { min: 45 + 2 * BESIDE }, height: { min: 115 } }),
  options: ({ width, height }) => ({
    opening_width: mm(45, [30, Math.min(70, width - 2 * BESIDE)], 'Width of the opening'),
    opening_height: mm(60, [50, 75], 'Height of the opening'),
    opening_margin: mm(30, [20, height - 95], 'Distance from the floor to the opening'),
  }),
  walls: ({ width, opening_width, opening_height, opening_margin }) => {
    const [half, low] = [opening_width! / 2, opening_margin!];
    const [left, right, shoulder] = [width / 2 - half, width / 2 + half, low + opening_height! - half];
    const hole = tear(
      straight([left, low], [right, low]),
      straight([right, low], [right, shoulder]),
      arc([right, shoulder], [left, shoulder], 1),
      straight([left, shoulder], [left, low]),
    );
    return { right: [hole] };
  },
};
