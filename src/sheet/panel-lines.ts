import { bends, closedAngle, type LineType } from '../board/index.ts';
import type { Curve } from '../geometry/index.ts';
import type { Line } from './dieline.ts';
import type { PlacedPanel } from './unfold.ts';

/**
 * A line as one panel has it, which may coincide with the line of another. Once its corners are found it is a line of the drawing,
 * and may still find out who else draws it and how it folds.
 */
export interface PanelLine extends Line {
  from: number;
  to: number;
  curve: Curve;
  /** Its panel alone at first: one list for all lines of a panel. */
  panels: readonly string[];
  folds: Line['folds'];
}

/** A line whose corners are still to be found. All of one shape, whether they fold or not: lines are read everywhere. */
export const panelLine = (
  curve: Curve,
  line: LineType,
  panels: readonly string[],
  folds?: Line['folds'],
): PanelLine => ({ from: -1, to: -1, curve, line, panels, part: 0, folds });

/** Every line of every panel; a fold line once, by the panel that hangs on it and the one that carries it. */
export const panelLines = (sheet: readonly PlacedPanel[]): PanelLine[] => {
  const all: PanelLine[] = [];
  for (const { id, parent, panel, seat, edges, marks } of sheet) {
    const angle = parent === undefined ? 0 : closedAngle(panel);
    const panels = [id];
    const folds = angle === 0 ? undefined : angle > 0 ? 'inward' : 'outward';
    all.push(panelLine(seat.curve, seat.line, panels, folds));
    for (let k = 0; k < edges.length; k++) {
      const { curve, line } = edges[k]!;
      // Beyond a slot the crease that a panel hangs on may go on in the same line.
      const onSeat = folds && bends(line) && liesOnSeat(panel.edges[k]!.curve);
      all.push(panelLine(curve, line, panels, onSeat ? folds : undefined));
    }
    for (const { curves, line } of marks) for (const curve of curves) all.push(panelLine(curve, line, panels));
  }
  return all;
};

/** True when this side of a panel, in the panel's own frame, is collinear with its seat. */
const liesOnSeat = ({ kind, from, to }: Curve): boolean => kind === 'line' && from[1] === 0 && to[1] === 0;
