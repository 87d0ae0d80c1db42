import type { LineType } from '../../board/index.ts';
import { Corners, type Dieline, type Line } from '../../sheet/index.ts';
import { isAnnotation } from '../line-types.ts';
import type { Reading, ReadLine } from './reading.ts';

/** True for lines of the tool: neither annotations nor lines of an unknown kind. */
export const isLine = (line: ReadLine): line is ReadLine & { readonly kind: LineType } =>
  line.kind !== undefined && !isAnnotation(line.kind);

/** The lines of a reading as a graph. Ends within 1 µm share a corner. The lines keep their shape. */
export const toDieline = ({ lines: read }: Pick<Reading, 'lines'>): Dieline => {
  const corners = new Corners();
  const lines = read.filter(isLine).map(
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
