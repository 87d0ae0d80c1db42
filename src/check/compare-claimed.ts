import type { Explanation } from '../recognise/index.ts';
import { compare, compareScaled, type DrawingComparison, explain, isSame, unitRatio } from '../recognise/index.ts';
import type { Dieline } from '../sheet/index.ts';
import type { Catalogue } from '../template/index.ts';
import type { ClaimedDrawing } from './draw-claimed.ts';

/** Turned and scaled drawings are recognised before other sizes are searched. */
export const compareClaimed = (
  catalogue: Catalogue,
  theirs: Dieline,
  { entry, drawing, values, outside }: ClaimedDrawing,
  tolerance: number,
  { searching }: { readonly searching: boolean },
): { readonly comparison: DrawingComparison; readonly explanation?: Explanation | undefined } => {
  const ours = drawing.dieline;
  const comparison = compare(theirs, ours, tolerance);
  if (isSame(comparison)) return { comparison };
  const scaled = compareScaled(theirs, ours, tolerance, comparison);
  // A scale is a complete explanation, unless a unit was mistaken. The search would take seconds.
  const open = !scaled || unitRatio(1 / scaled.similarity.scale) !== undefined;
  const explanation =
    open && searching && !outside.length ? explain(catalogue, theirs, { id: entry.id, values }, tolerance) : undefined;
  return scaled && !explanation?.times ? { comparison: scaled } : { comparison, explanation };
};

/** Our drawing at another scale is as sound as ours, although its lines may be too near to one another. */
export const isScaled = (comparison: DrawingComparison): boolean =>
  comparison.similarity.scale !== 1 && isSame(comparison);
