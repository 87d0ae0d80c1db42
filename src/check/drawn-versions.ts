import { compare } from '../recognise/index.ts';
import type { Dieline } from '../sheet/index.ts';
import type { ClaimedDrawing } from './draw-claimed.ts';
import { arcsFromChords, type WithArcs } from './drawing/arcs-from-chords.ts';

/** A drawing with arcs in place of chords, if it has any, and as it was read: short lines may be drawn on purpose. */
export const versionsOf = (drawn: Dieline): readonly WithArcs[] => {
  const asRead: WithArcs = { drawing: drawn, curves: 0, sagitta: 0 };
  const withArcs = arcsFromChords(drawn);
  return withArcs.curves ? [withArcs, asRead] : [asRead];
};

/** The version that differs from our drawing in the fewest lines. */
export const nearestVersion = (
  versions: readonly WithArcs[],
  { drawing }: ClaimedDrawing,
  tolerance: number,
): WithArcs => {
  if (versions.length === 1) return versions[0]!;
  const differences = versions.map((version) => compare(version.drawing, drawing.dieline, tolerance).deviations.length);
  return versions[differences.lastIndexOf(Math.min(...differences))]!;
};
