import { bends, closedAngle, type LineType } from '../board/index.ts';
import type { Curve } from '../geometry/index.ts';
import type { Line } from './dieline.ts';
import type { PlacedPanel } from './unfold.ts';

/** A line as one panel has it, which may coincide with the line of another. */
export interface PanelLine {
  readonly curve: Curve;
  readonly line: LineType;
  /** Its panel alone: one list for all lines of a panel. */
  readonly panels: readonly string[];
  readonly folds: Line['folds'] | undefined;
}

/** Every line of every panel; a fold line once, by the panel that hangs on it and the one that carries it. */
export const panelLines = (sheet: readonly PlacedPanel[]): PanelLine[] => {
  const all: PanelLine[] = [];
  for (const { id, parent, panel, seat, edges, marks } of sheet) {
    const angle = parent === undefined ? 0 : closedAngle(panel);
    const panels = [id];
    const folds = angle === 0 ? undefined : angle > 0 ? 'inward' : 'outward';
    all.push({ curve: seat.curve, line: seat.line, panels, folds });
    for (let k = 0; k < edges.length; k++) {
      const { curve, line } = edges[k]!;
      // Beyond a slot the crease that a panel hangs on may go on in the same line.
      const onSeat = folds && bends(line) && liesOnSeat(panel.edges[k]!.curve);
      all.push({ curve, line, panels, folds: onSeat ? folds : undefined });
    }
    for (const { curves, line } of marks)
      for (const curve of curves) all.push({ curve, line, panels, folds: undefined });
  }
  return all;
};

/** Does this side of a panel, in its own frame, lie in line with its seat? */
const liesOnSeat = ({ kind, from, to }: Curve): boolean => kind === 'line' && from[1] === 0 && to[1] === 0;
