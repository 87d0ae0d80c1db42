import { open } from '../../src/pieces/index.ts';
import type { Closure } from './closure.ts';

/** No closure: the walls are cut straight. */
export const openEnd: Closure = {
  options: () => ({}),
  build: ({ values: { length, width }, last }) => ({
    front: open(length),
    right: open(width),
    back: open(length),
    left: open(last),
    joins: [],
  }),
};
