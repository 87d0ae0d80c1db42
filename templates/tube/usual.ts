import type { Sizes } from './closure.ts';

/**
 * The usual sizes of locks and flaps. They grow with the box: the fixed figures are those of the measured drawings of small
 * cartons and of published small cases, the shares those by which the cases of another generator grow (fixtures/generator-checks.json).
 * Each closure limits them where they would reach past their neighbour.
 */

/** Tuck of a carton: 15 in all measured drawings, up to a width of 105; beyond that a seventh of it. `least`: where small ones have another. */
export const usualTuck = (width: number, least = 15): number => Math.max(least, width / 7);

/** Tuck of a corrugated case: 20 in small ones, else a fifth of the width less a sixth of the board: 39.5 at 200 in 3 mm. */
export const usualCorrugatedTuck = (width: number, material: number): number => Math.max(20, width / 5 - material / 6);

/** Reach of the flaps of a 1-2-3 bottom of corrugated board beyond the middle: 13 in small ones, 33 at 200. */
export const usualCorrugatedOverlap = (width: number): number => Math.max(13, width / 6);

/** The same of an auto-lock bottom, whose hooks are five halves of a board shorter: 26 at 200 in 3 mm. */
export const usualAutoOverlap = (width: number, material: number): number => Math.max(13, width / 6 - 2.5 * material);

/**
 * Glue flap of a carton: the service's own default box, 100 × 50 × 150, has 13; its drawings at other sizes, up to a height of 230, have 15
 * where they do not say otherwise; beyond 300 a twentieth of the height, up to 20.
 */
export const usualGlue = ({ length, width, height }: Pick<Sizes, 'length' | 'width' | 'height'>): number =>
  length === 100 && width === 50 && height === 150 ? 13 : Math.max(15, Math.min(20, height / 20));

/** Glue flap of a corrugated box of fine flute: 20 in small ones, else a tenth of the height, up to 30. */
export const usualCorrugatedGlue = (height: number): number => Math.max(20, Math.min(30, height / 10));

/** The manufacturer's joint of a shipping case: 30, and 40 in double wall board. */
export const usualJoint = (material: number): number => (material < 6 ? 30 : 40);

/** Width of the tongue of a lid: `least` in small boxes, in long ones a fifth of the length, and never above a third. */
export const usualTongue = (length: number, least: number): number => Math.min(Math.max(least, length / 5), length / 3);

/** Overlap of two flaps that lock into one another: 16, and an eighth of the width beyond a width of 130. */
export const usualLockOverlap = (width: number): number => Math.max(16, width / 8);

/** Overlap of the flaps of an economy seal end: 15, beyond a width of 150 a tenth of it. */
export const usualSealOverlap = (width: number): number => Math.min(Math.max(15, width / 10), width / 2);
