import { mm, when } from '../../src/author/index.ts';
import { shallowLidHeight } from './lid-height.ts';
import { paper } from './paper.ts';

/** Least height inside of base and lid, in mm. */
const LEAST_HEIGHT = 20;

/** The settings of two rigid trays that are hinged at the back, and those of a neck. */
export const hingedTrayOptions = ({ width, height }: { width: number; height: number }, neck: boolean) => {
  // Turn-ins must not meet inside, and must end above the floor of base and lid.
  const deepest = Math.min(LEAST_HEIGHT - 5, width / 2 - 5);
  return {
    lid_height: mm(
      Math.min(shallowLidHeight(height), height / 2),
      [LEAST_HEIGHT, height - LEAST_HEIGHT - 1],
      'Height inside the lid',
    ),
    hinge: mm(15, [8, LEAST_HEIGHT], 'Height of each of the two leaves of the hinge'),
    paper,
    turn_in: mm(deepest, [6, deepest], 'Width of the turn-in'),
    ...when(neck, {
      neck_show: mm(10, [4, LEAST_HEIGHT - 2], 'How far the neck rises above the rim of the base'),
      overlap: mm(15, [6, 30], 'Width of the strip of paper under the joint of the neck'),
      clearance: mm(0.3, [0.1, 2], 'Play between the neck and base or lid on each side'),
    }),
  };
};

export const hingedTraySize = (length: number, width: number, height: number) => ({
  length: mm(length, [50, 800], 'Length inside'),
  width: mm(width, [40, 600], 'Width inside'),
  height: mm(height, [45, 400], 'Height inside the closed box'),
});
