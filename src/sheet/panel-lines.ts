import { bends, closedAngle, type LineType } from '../board/index.ts';
import type { Curve } from '../geometry/index.ts';
import type { Line } from './dieline.ts';
import type { PlacedPanel } from './unfold.ts';

/**
 * A line of one panel, which may coincide with a line of another. Once its corners are found it is a line of the drawing;
 * later panels may still join it and say how it folds.
 */
export interface PanelLine extends Line {
  from: number;
  to: number;
  curve: Curve;
  /** Only its own panel at first: one shared list for all lines of a panel. */
  panels: readonly string[];
  folds: Line['folds'];
}

/** A line before its corners are found. Every line has the same fields in the same order, which keeps later reads fast. */
export const panelLine = (
  curve: Curve,
  line: LineType,
  panels: readonly string[],
  folds?: Line['folds'],
): PanelLine => ({ from: -1, to: -1, curve, line, panels, part: 0, folds });

/** Every line of every panel; a fold line comes from both the child and the parent panel. */
export const panelLines = (sheet: readonly PlacedPanel[]): PanelLine[] => {
  const all: PanelLine[] = [];
  for (const { id, parent, panel, seat, edges, marks } of sheet) {
    const angle = parent === undefined ? 0 : closedAngle(panel);
    const panels = [id];
    const folds = angle === 0 ? undefined : angle > 0 ? 'inward' : 'outward';
    all.push(panelLine(seat.curve, seat.line, panels, folds));
    for (let k = 0; k < edges.length; k++) {
      const { curve, line } = edges[k]!;
      // Beyond a slot the crease of a panel may continue in the same line.
      const onSeat = folds && bends(line) && liesOnSeat(panel.edges[k]!.curve);
      all.push(panelLine(curve, line, panels, onSeat ? folds : undefined));
    }
    for (const { curves, line } of marks) for (const curve of curves) all.push(panelLine(curve, line, panels));
  }
  return all;
};

/** True when this side of a panel, in the panel's own frame, is collinear with its seat. */
const liesOnSeat = ({ kind, from, to }: Curve): boolean => kind === 'line' && from[1] === 0 && to[1] === 0;
