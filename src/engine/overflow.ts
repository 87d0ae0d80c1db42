import type { Unit } from '../api/index.ts';
import type { Length } from '../template/index.ts';
import { type ReadLength, readLength } from './read-length.ts';

/** How far the bleed reaches; the upper limit keeps the bleeds of two parts apart, which are drawn 20 mm from one another. */
export const overflowMargin: Length = {
  kind: 'length',
  value: 3,
  min: 0.5,
  max: 9,
  about: 'How far the bleed reaches beyond the cut outline',
};

/** The margin that was asked for: in mm, and as the answer repeats it. */
export const readOverflowMargin = (given: unknown, unit: Unit): ReadLength =>
  readLength('overflow_margin', overflowMargin, given, unit);
