import type { TubeEnd } from '../../src/author/index.ts';
import type { ClosureContext } from './closure.ts';

export const tubeEnd = ({ end, values, walls: [, , , last] }: ClosureContext): TubeEnd => {
  const { length, width, material } = values;
  return { end, length, width, last, material };
};
