import { type Blank, type Cutout, closedAngle, type LineType } from '../board/index.ts';
import {
  type Curve,
  crossings,
  distance,
  MICRON,
  moveCurve,
  type Point,
  pointAt,
  polygon,
  stretch,
  within,
} from '../geometry/index.ts';
import { Corners } from './corners.ts';
import type { Dieline, Line } from './dieline.ts';
import { type Placed, unfold } from './unfold.ts';

interface Stroke {
  readonly curve: Curve;
  readonly line: LineType;
  readonly panel: string;
  readonly folds?: 'inward' | 'outward';
}

/**
 * Draws a blank: every line once, corners shared, lines that coincide only in
 * part split where the other ends.
 * @throws RangeError where two panels want different lines in one place, naming both.
 */
export const draw = (blank: Blank, sheet: readonly Placed[] = unfold(blank), part = 'default'): Dieline => {
  let strokes = strokesOf(sheet);
  for (const cutout of blank.cutouts ?? []) strokes = cutOut(strokes, cutout, sheet);

  const corners = new Corners();
  const ends = strokes.map(({ curve }) => [corners.find(curve.from), corners.find(curve.to)] as const);
  const { nodes } = corners;
  const lines: Line[] = [];
  const drawn = new Map<number, number[]>();

  const add = (curve: Curve, from: number, to: number, { line, panel, folds }: Stroke): void => {
    if (from === to) return;
    const key = Math.min(from, to) * 2 ** 26 + Math.max(from, to);
    const twins = drawn.get(key);
    const twin = twins?.find((k) => alike(lines[k]!, curve));
    if (twin !== undefined) {
      const first = lines[twin]!;
      if (first.line !== line)
        throw new RangeError(`${first.panels[0]} has a ${first.line} where ${panel} has a ${line}`);
      if (!first.panels.includes(panel)) lines[twin] = { ...first, panels: [...first.panels, panel] };
      return;
    }
    const index =
      lines.push({
        from,
        to,
        curve: between(curve, nodes[from]!, nodes[to]!),
        line,
        panels: [panel],
        part: 0,
        ...(folds && { folds }),
      }) - 1;
    if (twins) twins.push(index);
    else drawn.set(key, [index]);
  };

  for (let k = 0; k < strokes.length; k++) {
    const stroke = strokes[k]!;
    const [from, to] = ends[k]!;
    const stops = stopsOn(stroke.curve, from, to, nodes);
    if (!stops) add(stroke.curve, from, to, stroke);
    else {
      let last = { t: 0, node: from };
      for (const stop of [...stops, { t: 1, node: to }]) {
        add(stretch(stroke.curve, last.t, stop.t), last.node, stop.node, stroke);
        last = stop;
      }
    }
  }
  return { nodes, lines, parts: [part] };
};

/** Every line of every panel; a fold line once, by the panel that hangs on it and the one that carries it. */
const strokesOf = (sheet: readonly Placed[]): Stroke[] => {
  const strokes: Stroke[] = [];
  for (const { id, parent, panel, seat, edges, marks } of sheet) {
    const angle = closedAngle(panel);
    strokes.push({
      ...seat,
      panel: id,
      ...(parent !== undefined && angle !== 0 && { folds: angle > 0 ? 'inward' : 'outward' }),
    });
    for (const { curve, line } of edges) strokes.push({ curve, line, panel: id });
    for (const { curves, line } of marks) for (const curve of curves) strokes.push({ curve, line, panel: id });
  }
  return strokes;
};

/** Takes away what lies inside the ring and draws the ring. */
const cutOut = (strokes: readonly Stroke[], { on, ring, line }: Cutout, sheet: readonly Placed[]): Stroke[] => {
  const home = sheet.find((p) => p.id === on);
  if (!home) throw new RangeError(`a cut-out is on ${on}, which is not a panel`);
  const rim = ring.map((c) => moveCurve(home.at, c));
  const area = polygon(rim);
  const kept: Stroke[] = [];
  for (const stroke of strokes) {
    const at = [0, ...rim.flatMap((r) => crossings(stroke.curve, r)).sort((a, b) => a - b), 1];
    const pieces = at.slice(1).flatMap((t, i) => (t - at[i]! > 1e-9 ? [stretch(stroke.curve, at[i]!, t)] : []));
    const left = pieces.filter((piece) => !within(area, pointAt(piece, 0.5)));
    if (left.length < pieces.length && stroke.line === 'cut')
      throw new RangeError(
        `the cut-out on ${on} leaves the board at ${stroke.panel}: draw it as a notch of that panel`,
      );
    for (const curve of left) kept.push({ ...stroke, curve });
  }
  return [...kept, ...rim.map((curve) => ({ curve, line, panel: on }))];
};

/** Corners that lie on the curve between its ends, in order. */
const stopsOn = (
  curve: Curve,
  from: number,
  to: number,
  nodes: readonly Point[],
): { t: number; node: number }[] | undefined => {
  let stops: { t: number; node: number }[] | undefined;
  const [x0, y0] = curve.from;
  const dx = curve.to[0] - x0;
  const dy = curve.to[1] - y0;
  const d = Math.hypot(dx, dy);
  // How far the curve may lie from its chord.
  const reach =
    curve.kind === 'line'
      ? 0
      : curve.kind === 'arc'
        ? (d / 2) * Math.max(Math.abs(curve.bulge), curve.bulge ** 2, 1)
        : d + distance(curve.from, curve.c1) + distance(curve.to, curve.c2);
  const slack = reach + MICRON;
  for (let n = 0; n < nodes.length; n++) {
    if (n === from || n === to) continue;
    const px = nodes[n]![0] - x0;
    const py = nodes[n]![1] - y0;
    const across = dx * py - dy * px;
    if (across > slack * d || across < -slack * d) continue;
    const along = dx * px + dy * py;
    if (along < -reach * d || along > d * (d + reach)) continue;
    const t = curve.kind === 'line' ? along / (d * d) : nearest(curve, nodes[n]!);
    if (t === undefined || t <= 0 || t >= 1) continue;
    stops ??= [];
    stops.push({ t, node: n });
  }
  return stops?.sort((a, b) => a.t - b.t);
};

/** Parameter of the point of the curve within a micron of `p`, if there is one. */
const nearest = (curve: Curve, p: Point): number | undefined => {
  let best = 0;
  let gap = Number.POSITIVE_INFINITY;
  let [lo, hi] = [0, 1];
  for (let round = 0; round < 12; round++) {
    const step = (hi - lo) / 16;
    for (let i = 0; i <= 16; i++) {
      const d = distance(pointAt(curve, lo + i * step), p);
      if (d < gap) [best, gap] = [lo + i * step, d];
    }
    lo = Math.max(0, best - step);
    hi = Math.min(1, best + step);
  }
  return gap < MICRON ? best : undefined;
};

/** The same way between the same corners? Then their middles meet. */
const alike = (line: Line, curve: Curve): boolean =>
  line.curve.kind === curve.kind &&
  (curve.kind === 'line' || distance(pointAt(line.curve, 0.5), pointAt(curve, 0.5)) < MICRON);

const between = (curve: Curve, from: Point, to: Point): Curve =>
  curve.from === from && curve.to === to ? curve : { ...curve, from, to };
