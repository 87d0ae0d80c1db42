import type { LineType } from '../board/index.ts';
import { Corners, type Dieline, type Line } from '../sheet/index.ts';
import { isAnnotation, type Reading, type ReadLine } from './reading.ts';

/** Is a stroke part of the drawing itself, and not written beside it? */
export const isLine = (stroke: ReadLine): stroke is ReadLine & { readonly kind: LineType } =>
  stroke.kind !== undefined && !isAnnotation(stroke.kind);

/** What was read, as a graph: ends closer than a micron are one corner. Lines are left as they are drawn. */
export const toDieline = ({ strokes }: Pick<Reading, 'strokes'>): Dieline => {
  const corners = new Corners();
  const lines = strokes.filter(isLine).map(
    ({ kind, curve }): Line => ({
      from: corners.find(curve.from),
      to: corners.find(curve.to),
      curve,
      line: kind,
      panels: [],
      part: 0,
    }),
  );
  return { nodes: corners.nodes, lines, parts: ['default'] };
};
