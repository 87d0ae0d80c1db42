import { type Blank, bends, type Cutout, closedAngle, type LineType } from '../board/index.ts';
import {
  type Curve,
  crossings,
  distance,
  isInside,
  MICRON,
  moveCurve,
  type Point,
  parameterAt,
  pointAt,
  polygon,
  subcurve,
} from '../geometry/index.ts';
import { Corners } from './corners.ts';
import type { Dieline, Line } from './dieline.ts';
import { type PlacedPanel, unfold } from './unfold.ts';

interface PanelLine {
  readonly curve: Curve;
  readonly line: LineType;
  readonly panel: string;
  readonly folds: Line['folds'] | undefined;
}

/**
 * Draws a blank: every line once, corners shared, lines that coincide only in
 * part split where the other ends.
 * @throws RangeError where two panels want different lines in one place, naming both.
 */
export const draw = (blank: Blank, sheet: readonly PlacedPanel[] = unfold(blank), part = 'default'): Dieline => {
  let strokes = panelLines(sheet);
  for (const cutout of blank.cutouts ?? []) strokes = cutOut(strokes, cutout, sheet);

  const corners = new Corners();
  const starts = strokes.map(({ curve }) => corners.find(curve.from));
  const ends = strokes.map(({ curve: { to } }, k) => {
    // Most strokes of a panel go on where the last one ended: that corner is found already.
    const next = strokes[k + 1]?.curve.from;
    return next && next[0] === to[0] && next[1] === to[1] ? starts[k + 1]! : corners.find(to);
  });
  const { nodes } = corners;
  const places = new Float64Array(2 * nodes.length);
  for (let n = 0; n < nodes.length; n++) {
    places[2 * n] = nodes[n]![0];
    places[2 * n + 1] = nodes[n]![1];
  }
  const lines: Line[] = [];
  /** Who draws each line. */
  const owners: string[][] = [];
  /** The youngest line at each corner that leads to a later corner, and for each line the one before it there. */
  const youngest = new Int32Array(nodes.length).fill(-1);
  const before: number[] = [];

  /** The line that goes the same way between the same corners; -1 if there is none yet. */
  const twinOf = (curve: Curve, from: number, to: number): number => {
    for (let k = youngest[Math.min(from, to)]!; k >= 0; k = before[k]!) {
      const other = lines[k]!;
      if (Math.max(other.from, other.to) === Math.max(from, to) && coincides(other, curve)) return k;
    }
    return -1;
  };

  const add = (curve: Curve, from: number, to: number, { line, panel, folds }: PanelLine): void => {
    if (from === to) return;
    const twin = twinOf(curve, from, to);
    if (twin >= 0) {
      const panels = owners[twin]!;
      if (lines[twin]!.line !== line)
        throw new RangeError(`${panels[0]} has a ${lines[twin]!.line} where ${panel} has a ${line}`);
      if (!panels.includes(panel)) panels.push(panel);
      // The panel that carries another draws their crease first; the one that hangs there knows how it folds.
      if (folds) lines[twin] = { ...lines[twin]!, folds };
      return;
    }
    const panels = [panel];
    owners.push(panels);
    const fit = fitEnds(curve, nodes[from]!, nodes[to]!);
    const first = Math.min(from, to);
    before.push(youngest[first]!);
    youngest[first] = lines.length;
    lines.push(
      folds ? { from, to, curve: fit, line, panels, part: 0, folds } : { from, to, curve: fit, line, panels, part: 0 },
    );
  };

  for (let k = 0; k < strokes.length; k++) {
    const stroke = strokes[k]!;
    const { curve } = stroke;
    const [from, to] = [starts[k]!, ends[k]!];
    // What is drawn already in one piece has no corners on it.
    const stops = twinOf(curve, from, to) < 0 ? stopsOn(curve, from, to, nodes, places) : undefined;
    if (!stops) add(curve, from, to, stroke);
    else {
      let last: Stop = { t: 0, node: from };
      for (const stop of [...stops, { t: 1, node: to }]) {
        add(subcurve(curve, last.t, stop.t), last.node, stop.node, stroke);
        last = stop;
      }
    }
  }
  return { nodes, lines, parts: [part] };
};

/** Every line of every panel; a fold line once, by the panel that hangs on it and the one that carries it. */
const panelLines = (sheet: readonly PlacedPanel[]): PanelLine[] => {
  const strokes: PanelLine[] = [];
  for (const { id, parent, panel, seat, edges, marks } of sheet) {
    const angle = parent === undefined ? 0 : closedAngle(panel);
    const folds = angle === 0 ? undefined : angle > 0 ? 'inward' : 'outward';
    strokes.push({ curve: seat.curve, line: seat.line, panel: id, folds });
    edges.forEach(({ curve, line }, k) => {
      // Beyond a slot the crease that a panel hangs on may go on in the same line.
      strokes.push({ curve, line, panel: id, folds: bends(line) && onSeat(panel.edges[k]!.curve) ? folds : undefined });
    });
    for (const { curves, line } of marks)
      for (const curve of curves) strokes.push({ curve, line, panel: id, folds: undefined });
  }
  return strokes;
};

/** Does this side of a panel, in its own frame, lie in line with its seat? */
const onSeat = ({ kind, from, to }: Curve): boolean => kind === 'line' && from[1] === 0 && to[1] === 0;

/** Takes away what lies inside the ring and draws the ring. */
const cutOut = (
  strokes: readonly PanelLine[],
  { on, ring, line }: Cutout,
  sheet: readonly PlacedPanel[],
): PanelLine[] => {
  const home = sheet.find((p) => p.id === on);
  if (!home) throw new RangeError(`a cut-out is on ${on}, which is not a panel`);
  const rim = ring.map((c) => moveCurve(home.at, c));
  const area = polygon(rim);
  const kept: PanelLine[] = [];
  for (const stroke of strokes) {
    const at = [0, ...rim.flatMap((r) => crossings(stroke.curve, r)).sort((a, b) => a - b), 1];
    const pieces = at.slice(1).flatMap((t, i) => (t - at[i]! > 1e-9 ? [subcurve(stroke.curve, at[i]!, t)] : []));
    const left = pieces.filter((piece) => !isInside(area, pointAt(piece, 0.5)));
    if (left.length < pieces.length && stroke.line === 'cut')
      throw new RangeError(
        `the cut-out on ${on} leaves the board at ${stroke.panel}: draw it as a notch of that panel`,
      );
    for (const curve of left) kept.push({ ...stroke, curve });
  }
  return [...kept, ...rim.map((curve) => ({ curve, line, panel: on, folds: undefined }))];
};

/** A corner on a curve, and where on it. */
interface Stop {
  readonly t: number;
  readonly node: number;
}

/** Corners that lie on the curve between its ends, in order; none for most. `places` are the coordinates of the corners, x and y in turn. */
const stopsOn = (
  curve: Curve,
  from: number,
  to: number,
  nodes: readonly Point[],
  places: Float64Array,
): Stop[] | undefined => {
  let stops: Stop[] | undefined;
  const x0 = curve.from[0];
  const y0 = curve.from[1];
  const dx = curve.to[0] - x0;
  const dy = curve.to[1] - y0;
  const d = Math.sqrt(dx * dx + dy * dy);
  const reach = distanceFromChord(curve, d);
  // Everything about the chord, times its length: the loop is the heart of drawing.
  const wide = (reach + MICRON) * d;
  const far = (reach + d) * d;
  const near = -reach * d;
  for (let n = 0; n < nodes.length; n++) {
    const px = places[2 * n]! - x0;
    const py = places[2 * n + 1]! - y0;
    const across = dx * py - dy * px;
    if (across > wide || across < -wide) continue;
    const along = dx * px + dy * py;
    if (along < near || along > far || n === from || n === to) continue;
    const t = curve.kind === 'line' ? along / (d * d) : parameterAt(curve, nodes[n]!, MICRON);
    if (t === undefined || t <= 0 || t >= 1) continue;
    stops ??= [];
    stops.push({ t, node: n });
  }
  return stops?.sort((a, b) => a.t - b.t);
};

/** How far the curve may lie from its chord, which is `d` long. */
const distanceFromChord = (curve: Curve, d: number): number => {
  switch (curve.kind) {
    case 'line':
      return 0;
    case 'arc':
      return (d / 2) * Math.max(Math.abs(curve.bulge), curve.bulge ** 2, 1);
    case 'cubic':
      return d + distance(curve.from, curve.c1) + distance(curve.to, curve.c2);
  }
};

/** Between the same corners: the same way, too? Then their middles meet. */
const coincides = (line: Line, curve: Curve): boolean =>
  line.curve.kind === curve.kind &&
  (curve.kind === 'line' || distance(pointAt(line.curve, 0.5), pointAt(curve, 0.5)) < MICRON);

const fitEnds = (curve: Curve, from: Point, to: Point): Curve =>
  curve.from === from && curve.to === to ? curve : { ...curve, from, to };
