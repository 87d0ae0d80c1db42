import type { Blank } from '../board/index.ts';
import { subcurve } from '../geometry/index.ts';
import { CornerIndex } from './corner-index.ts';
import { Corners } from './corners.ts';
import { cutOut } from './cut-out.ts';
import type { Dieline } from './dieline.ts';
import { DrawnLines } from './drawn-lines.ts';
import { type PanelLine, panelLines } from './panel-lines.ts';
import { type Stop, stopsOn } from './stops.ts';
import { type PlacedPanel, unfold } from './unfold.ts';

/**
 * Draws a blank: every line once, corners shared, lines that coincide only in
 * part split where the other ends.
 * @throws RangeError where two panels want different lines in one place, naming both.
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
 * Draws lines that may meet and coincide, but cross nowhere but in their ends.
 * @throws RangeError where two of them are of different types in one place.
 */
export const drawPanelLines = (own: readonly PanelLine[]): Pick<Dieline, 'nodes' | 'lines'> => {
  const corners = new Corners();
  const ends = endsOf(own, corners);
  const { nodes } = corners;
  const index = new CornerIndex(nodes);
  const drawn = new DrawnLines(nodes);
  for (let k = 0; k < own.length; k++) {
    const each = own[k]!;
    const { curve } = each;
    const from = ends[2 * k]!;
    const to = ends[2 * k + 1]!;
    // What is drawn already in one piece has no corners on it.
    const known = drawn.find(curve, from, to);
    if (known) {
      drawn.share(known, each);
      continue;
    }
    const stops = stopsOn(curve, from, to, nodes, index);
    if (!stops) {
      drawn.draw(curve, from, to, each);
      continue;
    }
    let last: Stop = { t: 0, node: from };
    for (const stop of [...stops, { t: 1, node: to }]) {
      drawn.add(subcurve(curve, last.t, stop.t), last.node, stop.node, each);
      last = stop;
    }
  }
  return { nodes, lines: drawn.lines };
};

/** The corners of each line, from and to in turn. */
const endsOf = (lines: readonly PanelLine[], corners: Corners): readonly number[] => {
  const ends = new Array<number>(2 * lines.length).fill(0);
  for (let k = 0; k < lines.length; k++) ends[2 * k] = corners.find(lines[k]!.curve.from);
  for (let k = 0; k < lines.length; k++) {
    const { to } = lines[k]!.curve;
    // Most lines of a panel go on where the last one ended: that corner is found already.
    const next = lines[k + 1]?.curve.from;
    ends[2 * k + 1] = next && next[0] === to[0] && next[1] === to[1] ? ends[2 * k + 2]! : corners.find(to);
  }
  return ends;
};
