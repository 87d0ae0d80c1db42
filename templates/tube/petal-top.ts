import { squarePetals } from '../../src/author/index.ts';
import { type Closure, tubeEnd } from './closure.ts';

/** Length of the largest opening with petals that still lie on one another, in mm. */
const LARGEST = 700;

/** Four petals, one on each wall; each goes under the one before it. */
export const petalTop: Closure = {
  longFront: true,
  // Petals of different walls meet in the middle and reach equally far beyond it. On larger openings they would not touch.
  sizeLimits: ({ length, material }) => ({
    length: { min: Math.max(40, 80 * material), max: LARGEST },
    width: { min: Math.max(40, 0.8 * Math.min(length, LARGEST), 80 * material) },
    // The tips of the dipping halves stay above the bottom.
    height: { min: Math.max(40, length / 4) },
  }),
  // The petals dip into the box and would hit the partition.
  withoutJoints: ['flap_with_separator'],
  build: (context) => squarePetals(tubeEnd(context)),
};
