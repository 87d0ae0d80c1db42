import { type Length, mm } from '../../src/author/index.ts';

/** Slots between the flaps of a corrugated case: two boards, at least `least` mm. Slots with round ends have 4 mm, as measured at 0.9 mm board. */
export const slotWidth = (material: number, least = 6): Length =>
  mm(Math.max(least, 2 * material), [Math.max(3, 1.5 * material), Math.max(10, 3 * material)], 'Width of the slots');

/** Slots of a body that a cap goes over: from 4 to 20 mm. */
export const cappedSlotWidth = (material: number): Length =>
  mm(Math.max(6, 2 * material), [Math.max(4, 1.5 * material), 20], 'Width of the slots');
