import { open } from '../../src/author/index.ts';
import type { Closure } from './closure.ts';

/** No closure: the walls are cut straight. */
export const openEnd: Closure = {
  build: ({ values: { length, width }, walls: [, , , last] }) => ({
    front: open(length),
    right: open(width),
    back: open(length),
    left: open(last),
    joins: [],
  }),
};
