import type { TubeEnd } from '../../src/author/index.ts';
import type { ClosureContext } from './closure.ts';

/** What the pieces of an end take of its tube. */
export const tubeEnd = ({ end, values, walls: [, , , last] }: ClosureContext): TubeEnd => {
  const { length, width, material } = values;
  return { end, length, width, last, material };
};
