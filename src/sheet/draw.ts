import type { Blank, Cutout } from '../board/index.ts';
import {
  bounds,
  boxesApart,
  crossings,
  cutAt,
  EMPTY_BOX,
  isInside,
  MICRON,
  moveCurve,
  once,
  type Point,
  pointAt,
  polygon,
  Spare,
  subcurve,
  union,
} from '../geometry/index.ts';
import { CellIndex } from './cell-index.ts';
import { Corners } from './corners.ts';
import type { Dieline } from './dieline.ts';
import { DrawnLines } from './drawn-lines.ts';
import { foldRings } from './fold-kind.ts';
import { type PanelLine, panelLine, panelLines } from './panel-lines.ts';
import { findStops, holdCorners } from './stops.ts';
import { type PlacedPanel, unfold } from './unfold.ts';

/** Removes lines inside the ring of a cut-out and draws it. Throws RangeError without its panel, or when the ring leaves the board. */
const cutOut = (lines: readonly PanelLine[], { on, ring, line }: Cutout, sheet: readonly PlacedPanel[]) => {
  const home = sheet.find(({ id }) => id === on);
  if (!home) throw new RangeError(`a cut-out is on ${on}, which is not a panel`);
  const rim = ring.map((c) => moveCurve(home.at, c));
  const boxes = rim.map(bounds);
  // Flattened on first use: most cut-outs meet no line.
  const area = once(() => polygon(rim));
  const box = boxes.reduce(union, EMPTY_BOX);
  const remaining: PanelLine[] = [];
  for (const own of lines) {
    // Most lines of a blank lie elsewhere.
    const reach = bounds(own.curve);
    if (boxesApart(reach, box, MICRON)) {
      remaining.push(own);
      continue;
    }
    const stops: number[] = [];
    // Plain loops: joining lists of lists dominated the time here.
    for (let k = 0; k < rim.length; k++)
      if (!boxesApart(reach, boxes[k]!, MICRON)) for (const t of crossings(own.curve, rim[k]!)) stops.push(t);
    stops.sort((a, b) => a - b);
    const pieces = cutAt(own.curve, stops);
    const left = pieces.filter((piece) => !isInside(area(), pointAt(piece, 0.5)));
    if (left.length < pieces.length && own.line === 'cut')
      throw new RangeError(
        `the cut-out on ${on} leaves the board at ${own.panels[0]}: draw it as a notch of that panel`,
      );
    for (const curve of left) remaining.push(panelLine(curve, own.line, own.panels, own.folds, own.seat));
  }
  const panels = [on];
  for (const curve of rim) remaining.push(panelLine(curve, line, panels));
  return remaining;
};

/**
 * Draws a blank: every line once, with shared corners. Lines that coincide in part are split where the other one ends.
 * @throws RangeError when two panels need different line types in one place; names both.
 * @example
 * const { part } = dieline('becf-10101').drawing.parts[0]!;
 * draw(part.blank).lines.length > 50; // = true
 */
export const draw = (blank: Blank, sheet: readonly PlacedPanel[] = unfold(blank), part = 'default'): Dieline => {
  let own = panelLines(sheet);
  for (const cutout of blank.cutouts ?? []) own = cutOut(own, cutout, sheet);
  const { nodes, lines } = drawPanelLines(own);
  foldRings(lines, sheet);
  return { nodes, lines, parts: [part] };
};

/** The lists that a drawing needs while it is made: half of its memory, if they were made anew. */
const spare = new Spare(() => ({ corners: new Corners(), index: new CellIndex(), drawn: new DrawnLines() }));

/** Lines of the largest drawing whose lists are kept. */
const MOST_KEPT = 2 ** 12;

/** Draws lines that may meet and coincide, but cross only at their ends. Throws RangeError when two have different types in one place. */
export const drawPanelLines = (own: readonly PanelLine[]) => {
  const tools = spare.take();
  const { corners, index, drawn } = tools;
  const nodes = findCorners(own, corners);
  holdCorners(index, nodes);
  drawn.begin(nodes, own.length);
  for (let k = 0; k < own.length; k++) {
    const each = own[k]!;
    // A line that is drawn already as a whole has no corners on it.
    const known = drawn.find(each);
    if (known) {
      drawn.share(known, each);
      continue;
    }
    const stops = findStops(each.curve, each.from, each.to, nodes, index);
    if (!stops.length) {
      drawn.draw(each);
      continue;
    }
    const { curve, from, to } = each;
    for (let n = 0; n <= stops.length; n++) {
      const [start, end] = [stops[n - 1], stops[n]];
      // The line itself becomes its first piece.
      const piece = n === 0 ? each : panelLine(curve, each.line, each.panels, each.folds, each.seat);
      piece.curve = subcurve(curve, start?.t ?? 0, end?.t ?? 1);
      piece.from = start?.node ?? from;
      piece.to = end?.node ?? to;
      drawn.add(piece);
    }
  }
  const lines = drawn.end();
  if (lines.length <= MOST_KEPT) spare.giveBack(tools);
  return { nodes, lines };
};

/** Finds the corners of each line. @returns all of them. */
const findCorners = (lines: readonly PanelLine[], corners: Corners): readonly Point[] => {
  corners.begin(lines.length);
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
  return corners.end();
};
