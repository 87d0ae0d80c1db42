import { type Length, mm } from '../../src/template/index.ts';

/** Slots between the flaps of a corrugated case: 6 mm, or two boards. */
export const slotWidth = (material: number): Length =>
  mm(Math.max(6, 2 * material), {
    min: Math.max(3, 1.5 * material),
    max: Math.max(10, 3 * material),
    about: 'Width of the slots',
  });
