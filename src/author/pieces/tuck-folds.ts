import type { FoldStep } from '../../board/index.ts';
import { toDegrees } from '../../geometry/index.ts';

/** A fold in this phase through angles in degrees by share of the way. */
export const foldThrough = (phase: number, angle: (share: number) => number): FoldStep => ({
  phase,
  to: angle(1),
  ease: angle,
});

/** The bend of a tuck beyond the right angle, in radians. Its edge clears the far wall, and it stays upright while the lid comes down. */
export const bendOver = (tuck: number, depth: number): number => Math.asin(Math.min(1, tuck / (2 * depth)));

/**
 * Folds of a lid and of its tuck in three phases, the first of which is `phase`: the tuck bends over by `over` radians more than upright, so
 * that its edge clears the far wall; the lid comes down until the tuck is upright; both close.
 */
export const tuckFolds = (phase: number, over: number) => {
  const bend = toDegrees(over);
  const last = { phase: phase + 2, to: 90 };
  return {
    tuck: { folds: [{ phase, to: 90 + bend }, last] },
    lid: { folds: [{ phase: phase + 1, to: 90 - bend }, last] },
  };
};
