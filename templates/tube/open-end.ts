import { open } from '../../src/author/index.ts';
import type { Closure } from './closure.ts';

/** No closure: the walls are cut straight. */
export const openEnd: Closure = {
  build: ({ walls: [front, right, back, left] }) => ({
    front: open(front),
    right: open(right),
    back: open(back),
    left: open(left),
    joins: [],
  }),
};

/** The same of a case, cut at the inside height of the box. */
export const rawEnd: Closure = { ...openEnd, creaseOffset: (_, allowance) => allowance.depth.raw };
