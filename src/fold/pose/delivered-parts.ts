import type { PlacedPart } from '../../sheet/index.ts';
import { assemble } from './assembly.ts';
import { clearanceAt } from './pose.ts';

/**
 * The parts of a box that is delivered folded flat, with the folds of the pack in place of their own: closed, they are the pack. What
 * draws a box that closes draws the pack as well.
 * @example
 * const { parts } = dieline('becf-10101').drawing;
 * const pack = fold.mesh(fold.deliveredParts(parts)); // flat at 0, the pack at 1
 */
export const deliveredParts = (parts: readonly PlacedPart[]): readonly PlacedPart[] => {
  const { trunks } = assemble(parts, 'delivered');
  return parts.map((placed, k): PlacedPart => {
    const { part, sheet } = placed;
    return {
      ...placed,
      part: part.placement ? { ...part, placement: { pose: trunks[k]!, approach: [0, 0, 0] } } : part,
      sheet: sheet.map((one) => {
        const { panel } = one;
        const clearance = clearanceAt(panel, 'delivered', part.blank);
        return {
          ...one,
          panel: { ...panel, folds: panel.delivered ? [{ phase: 0, to: panel.delivered.to, clearance }] : [] },
        };
      }),
    };
  });
};
