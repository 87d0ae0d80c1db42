import { bends, closedAngle, type LineType } from '../board/index.ts';
import { type Curve, integers } from '../geometry/index.ts';
import type { Line } from './dieline.ts';
import { foldKind } from './fold-kind.ts';
import type { PlacedPanel } from './unfold.ts';

/** A line of a panel, which may coincide with another's. With corners it is drawn; later panels may still join it and say how it folds. */
export interface PanelLine extends Line {
  from: number;
  to: number;
  curve: Curve;
  /** Its own panel, and the one that hangs on it. All other lines of a panel share one list. */
  panels: readonly string[];
  folds: Line['folds'];
  /** The parent, for a line that continues the crease to it and folds so only where it lies between both. */
  seat: string | undefined;
}

/** A line before its corners are found. Every line has the same fields in the same order, which keeps later reads fast. */
export const panelLine = (
  curve: Curve,
  line: LineType,
  panels: readonly string[],
  folds?: Line['folds'],
  seat?: string,
) => ({ from: -1, to: -1, curve, line, panels, part: 0, folds, seat });

/** Every line of every panel. A panel hangs on a line of its parent, which is then a line of both. */
export const panelLines = (sheet: readonly PlacedPanel[]): PanelLine[] => {
  const { first, count } = positions(sheet);
  const all = new Array<PanelLine>(count);
  for (let k = 0; k < sheet.length; k++) {
    const { id, parent, edge, panel, outline, seatLine, marks } = sheet[k]!;
    const panels = [id];
    let at = first[k]!;
    let folds: Line['folds'];
    if (parent === undefined) all[at] = panelLine(outline[0]!, seatLine, panels);
    else {
      folds = foldKind(closedAngle(panel), panel.delivered?.to ?? 0);
      const shared = all[first[parent]! + edge]!;
      shared.panels = [sheet[parent]!.id, id];
      // Only the child knows how the crease folds.
      if (folds) shared.folds = folds;
    }
    for (let n = 0; n < panel.edges.length; n++) {
      const { curve, line } = panel.edges[n]!;
      // Beyond a slot the crease of a panel may continue in the same line.
      const onSeat = folds && bends(line) && liesOnSeat(curve);
      const seat = onSeat ? sheet[parent!]!.id : undefined;
      all[++at] = panelLine(outline[n + 1]!, line, panels, onSeat ? folds : undefined, seat);
    }
    for (const { curves, line } of marks) for (const curve of curves) all[++at] = panelLine(curve, line, panels);
  }
  return all;
};

/** Where the lines of each panel are: line `n` of its outline at `first + n`. Only the trunk has a line 0; others share their parent's. */
const positions = (sheet: readonly PlacedPanel[]): { readonly first: readonly number[]; readonly count: number } => {
  const first = integers(sheet.length, 0);
  let count = 0;
  for (let k = 0; k < sheet.length; k++) {
    const { parent, outline, marks } = sheet[k]!;
    first[k] = parent === undefined ? count : count - 1;
    count = first[k]! + outline.length;
    for (const { curves } of marks) count += curves.length;
  }
  return { first, count };
};

/** True when this side of a panel, in the panel's own frame, is collinear with its seat. */
const liesOnSeat = ({ kind, from, to }: Curve): boolean => kind === 'line' && from[1] === 0 && to[1] === 0;
