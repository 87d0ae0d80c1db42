import type { Sizes } from './closure.ts';

/**
 * The usual sizes of locks and flaps, in mm, growing with the box. Fixed figures are from measured drawings of cartons and published cases,
 * shares from another generator (fixtures/generator-checks.json). Each closure limits a size that would reach past its neighbour.
 */

/** Tuck of a carton: 15 in all measured drawings, up to a width of 105, then a seventh of the width. `least` replaces the 15. */
export const usualTuck = (width: number, least = 15): number => Math.max(least, width / 7);

/** Dust flaps below a lid on a short wall: 25 at a width of 105 in the measured becf-12e0a; wider boxes keep that share of the width. */
export const usualSideDust = (width: number): number => Math.max(25, (5 * width) / 21);

/** Tuck of a corrugated case: a fifth of the width less a sixth of the board, at least 17, as measured at a width of 50. 39.5 at a width of 200 in 3 mm board. */
export const usualCorrugatedTuck = (width: number, material: number): number => Math.max(17, width / 5 - material / 6);

/** Reach beyond the middle of the flaps of a corrugated 1-2-3 bottom: a sixth of the width, at least 13. */
export const usualCorrugatedOverlap = (width: number): number => Math.max(13, width / 6);

/** The same for an auto-lock bottom by inside sizes, whose hooks are 2.5 boards shorter: 26 at a width of 200 in 3 mm board. */
export const usualAutoOverlap = (width: number, material: number): number => Math.max(13, width / 6 - 2.5 * material);

/** Glue flap of a carton: 13 in the service's default box, 100 × 50 × 150, else 15 as drawn; above a height of 300 a twentieth up to 20. */
export const usualGlue = ({ length, width, height }: Pick<Sizes, 'length' | 'width' | 'height'>): number =>
  isAbout(length, 100) && isAbout(width, 50) && isAbout(height, 150) ? 13 : Math.max(15, Math.min(20, height / 20));

/** In inches to four decimals, as templates state them, 100 is 99.9998. */
const isAbout = (size: number, mm: number): boolean => Math.abs(size - mm) < 0.005;

/** Glue flap of a corrugated box of fine flute: a tenth of the height, from 20 to 30. */
export const usualCorrugatedGlue = (height: number): number => Math.max(20, Math.min(30, height / 10));

/** Glue flap of a corrugated carrier, which holds the load: 30 at a width of 150 in the measured becf-21e20, less in narrower ones, down to 20. */
export const usualCarrierGlue = (width: number): number => Math.max(20, Math.min(30, width / 5));

/** The manufacturer's joint of a shipping case: 30, and 40 in double wall board. In micro flute 20, as in two measured drawings in 0.9 mm board. */
export const usualJoint = (material: number): number => (material < 1.2 ? 20 : material < 5.5 ? 30 : 40);

/** Width of the tongue of a lid: a fifth of the length, but at least `least`, and at most a third of the length. */
export const usualTongue = (length: number, least: number): number => Math.min(Math.max(least, length / 5), length / 3);

/** Overlap of two interlocking flaps: an eighth of the width, at least 16. */
export const usualLockOverlap = (width: number): number => Math.max(16, width / 8);

/** Overlap of the flaps of an economy seal end: a tenth of the width, at least 15, at most half of the width. */
export const usualSealOverlap = (width: number): number => Math.min(Math.max(15, width / 10), width / 2);
