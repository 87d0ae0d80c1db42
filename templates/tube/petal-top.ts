import { pressesInto, squarePetals } from '../../src/author/index.ts';
import type { Closure } from './closure.ts';

const walls = ['front', 'right', 'back', 'left'] as const;

/** Four petals, one on each wall, that go under one another in turn. */
export const petalTop: Closure = {
  // Petals of unlike walls meet in the middle, and reach past it alike.
  sizeLimits: ({ length, material }) => ({
    length: { min: Math.max(40, 100 * material), max: 740 },
    width: { min: Math.max(40, 0.8 * Math.min(length, 740), 100 * material) },
    // The tips of the dipping halves stay above the bottom.
    height: { min: Math.max(40, length / 4) },
  }),
  incompatible: () => [
    { choices: { glue_flap: ['flap_with_separator'] }, why: 'the petals dip into the box, where the partition stands' },
  ],
  build: ({ values: { length, width, material }, walls: [, , , last] }) =>
    squarePetals({ length, width, last, material }),
  exceptions: () =>
    walls.map((wall, k) =>
      pressesInto(
        `${wall}.petal.under`,
        `${walls[(k + 3) % 4]}.petal.under`,
        2,
        'petals that go under one another in turn bend on their way; in the model they stay flat and turn together',
        { plus: { length: 0.012 }, passing: true },
      ),
    ),
};
