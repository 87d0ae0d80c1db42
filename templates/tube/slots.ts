import { type Length, mm } from '../../src/author/index.ts';

/** Slots between the flaps of a corrugated case: two boards, and no less than `least` mm; with round ends 4, as in the measured drawing at a board of 0.9. */
export const slotWidth = (material: number, least = 6): Length =>
  mm(Math.max(least, 2 * material), [Math.max(3, 1.5 * material), Math.max(10, 3 * material)], 'Width of the slots');
