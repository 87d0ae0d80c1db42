import { type Length, mm } from '../../src/author/index.ts';
import { usualJoint } from './usual.ts';

/** Slots between flaps. Plants own knives of 6 mm for single wall and of 9 mm above; thicker board needs room inside the creases beside. */
export const slotWidth = (material: number): Length => {
  const least = Math.max(5, (4 / 3) * material - 0.5);
  return mm(material > 4.5 ? Math.max(9, least) : 6, [least, Math.max(10, 3 * material)], 'Width of the slots');
};

/** Slots that a die cuts: two boards, at least `least` mm. Those with round ends have 4 mm, as measured at 0.9 mm board. */
export const dieSlotWidth = (material: number, least = 6): Length =>
  mm(Math.max(least, 2 * material), [Math.max(3, 1.5 * material), Math.max(10, 3 * material)], 'Width of the slots');

/** Slots of a body that a cap goes over: up to 20 mm. */
export const cappedSlotWidth = (material: number): Length => ({ ...slotWidth(material), max: 20 });

/** Glue flap of such a body: that of the board, or less. */
export const cappedJoint = (material: number, about: string): Length =>
  mm(usualJoint(material), [Math.max(12, 2.5 * material), usualJoint(material)], about);

/** The lowest cap of board of this thickness, in mm. */
export const leastCap = (material: number): number => Math.max(15, 5 * material);

/** Height of a cap: a third of a low body, 80 mm from a height of 240, a sixth of a high body. */
export const usualCap = (height: number): number => Math.max(Math.min(80, height / 3), height / 6);
