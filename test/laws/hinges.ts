import { bends } from '../../src/board/index.ts';
import { type Point, pointAt } from '../../src/geometry/index.ts';
import type { PlacedPart } from '../../src/sheet/index.ts';

/** A crease between two panels, and points along it on the sheet. */
export interface Hinge {
  /** Indices in the sheet. */
  readonly a: number;
  readonly b: number;
  readonly points: readonly Point[];
}

export const hingesOf = ({ sheet, dieline }: PlacedPart): Hinge[] => {
  const index = new Map(sheet.map(({ id }, k) => [id, k]));
  return dieline.lines.flatMap(({ line, panels: [a, b], curve }): Hinge[] =>
    bends(line) && a !== undefined && b !== undefined
      ? [{ a: index.get(a)!, b: index.get(b)!, points: [curve.from, pointAt(curve, 0.5), curve.to] }]
      : [],
  );
};
