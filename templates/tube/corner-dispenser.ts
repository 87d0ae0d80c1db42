import { arc, mm } from '../../src/author/index.ts';
import { LEAST_OPENING, type Opening, tear } from './opening.ts';

/** Distance of the opening from the bottom. */
const FOOT = 10;

/** A segment of a circle on both sides of a lower corner, between front and right wall, to be torn out. */
export const cornerDispenser: Opening = {
  // It would empty the cell before the partition only.
  withoutJoints: ['flap_with_separator'],
  within: () => ({
    length: { min: LEAST_OPENING + 10 },
    width: { min: LEAST_OPENING + 10 },
    height: { min: 2 * (LEAST_OPENING + FOOT) },
  }),
  options: ({ length, width, height }) => {
    // It stays in the lower half, because the tuck takes the upper half. It is at most half a circle, with board beside it, and grows with
    // the box: larger contents need a larger one.
    const tallest = height / 2 - FOOT;
    const widest = Math.min(Math.max(30, 0.3 * Math.min(length, width)), length / 2 - 5, width / 2 - 5, tallest / 2);
    return {
      dispenser_width: mm(0.8 * widest, [10, widest], 'How far the opening reaches from the corner on either side'),
      dispenser_height: mm(Math.max(60, 0.375 * height), [2 * widest, tallest], 'Height of the opening'),
    };
  },
  walls: ({ first, dispenser_width, dispenser_height }) => {
    const [low, high] = [FOOT, FOOT + dispenser_height!];
    const bulge = (2 * dispenser_width!) / dispenser_height!;
    return { front: [tear(arc([first, high], [first, low], bulge))], right: [tear(arc([0, low], [0, high], bulge))] };
  },
};
