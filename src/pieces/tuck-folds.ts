import { toDegrees } from '../geometry/index.ts';

/**
 * Folds of a lid and of its tuck in three phases, the first of which is `phase`: the tuck bends over by `over` radians more than upright, so
 * that its edge clears the far wall; the lid comes down until the tuck is upright; both close.
 */
export const tuckFolds = (phase: number, over: number) => {
  const [last, bend] = [phase + 2, toDegrees(over)];
  return {
    tuck: { foldSteps: [{ phase, to: 90 + bend }], phase: last },
    lid: { foldSteps: [{ phase: phase + 1, to: 90 - bend }], phase: last },
  };
};
