import type { Closure } from './closure.ts';
import { openEnd } from './open-end.ts';

/** An end of a case without flaps. The walls are cut straight at the inside height of the box. */
export const rawEnd: Closure = { ...openEnd, creaseOffset: (_, allowance) => allowance.depth.raw };
