import type { Blank } from '../board/index.ts';
import { type Point, subcurve } from '../geometry/index.ts';
import { CornerIndex } from './corner-index.ts';
import { Corners } from './corners.ts';
import { cutOut } from './cut-out.ts';
import type { Dieline } from './dieline.ts';
import { DrawnLines } from './drawn-lines.ts';
import { type PanelLine, panelLine, panelLines } from './panel-lines.ts';
import { type Stop, stopsOn } from './stops.ts';
import { type PlacedPanel, unfold } from './unfold.ts';

/**
 * Draws a blank: every line once, with shared corners. Lines that coincide in
 * part are split where the other one ends.
 * @throws RangeError when two panels need different line types in one place; names both.
 * @example
 * const { part } = dieline('becf-10101').drawing.parts[0]!;
 * draw(part.blank).lines.length > 50; // = true
 */
export const draw = (blank: Blank, sheet: readonly PlacedPanel[] = unfold(blank), part = 'default'): Dieline => {
  let own = panelLines(sheet);
  for (const cutout of blank.cutouts ?? []) own = cutOut(own, cutout, sheet);
  const { nodes, lines } = drawPanelLines(own);
  return { nodes, lines, parts: [part] };
};

/**
 * Draws lines that may meet and coincide, but cross only at their ends. They become the lines of the drawing.
 * @throws RangeError when two of them have different types in one place.
 */
export const drawPanelLines = (own: readonly PanelLine[]): Pick<Dieline, 'nodes' | 'lines'> => {
  const nodes = findCorners(own);
  const index = new CornerIndex(nodes);
  const drawn = new DrawnLines(nodes);
  for (let k = 0; k < own.length; k++) {
    const each = own[k]!;
    // A line that is drawn already as a whole has no corners on it.
    const known = drawn.find(each);
    if (known) {
      drawn.share(known, each);
      continue;
    }
    const stops = stopsOn(each.curve, each.from, each.to, nodes, index);
    if (!stops) {
      drawn.draw(each);
      continue;
    }
    let last: Stop = { t: 0, node: each.from };
    stops.push({ t: 1, node: each.to });
    for (const stop of stops) {
      const piece = panelLine(subcurve(each.curve, last.t, stop.t), each.line, each.panels, each.folds);
      piece.from = last.node;
      piece.to = stop.node;
      drawn.add(piece);
      last = stop;
    }
  }
  return { nodes, lines: drawn.lines };
};

/** Finds the corners of each line. @returns all of them. */
const findCorners = (lines: readonly PanelLine[]): readonly Point[] => {
  const corners = new Corners();
  for (let k = 0; k < lines.length; k++) {
    const line = lines[k]!;
    line.from = corners.find(line.curve.from);
  }
  for (let k = 0; k < lines.length; k++) {
    const line = lines[k]!;
    const { to } = line.curve;
    // Most lines of a panel start where the last one ended, so that corner is known.
    const next = lines[k + 1];
    const start = next?.curve.from;
    line.to = start && start[0] === to[0] && start[1] === to[1] ? next.from : corners.find(to);
  }
  return corners.nodes;
};
