import type { LineType } from '../../board/index.ts';
import { lineTypes } from '../../formats/index.ts';
import {
  addTo,
  bounds,
  type Curve,
  chordCount,
  cross,
  crossings,
  distance,
  length,
  type Point,
  parameterAt,
  pointAt,
  subcurve,
  tangentAt,
} from '../../geometry/index.ts';
import { eachNearPair, type TypedCurve } from './curves.ts';
import { PointGrid } from './point-grid.ts';
import { curveSteps, mustBeWithin, step } from './steps.ts';
import { type CrossingPoint, withoutTouches } from './touching.ts';

/** Ends nearer than this are one corner, in mm: far above the rounding of a file, far below anything visible on board. */
export const WELD = 0.02;

export const endsAt = ({ from, to }: Curve, p: Point): boolean => distance(from, p) < WELD || distance(to, p) < WELD;

/** Keys of both ends, equal for ends of lines in one cell of this size. */
export const endKeys = ({ from, to }: Curve, cell: number): string[] =>
  [from, to].map(([x, y]) => `${Math.round(x / cell)},${Math.round(y / cell)}`);

/** A part of a line between two corners. */
export interface PlanarEdge {
  readonly from: number;
  readonly to: number;
  readonly curve: Curve;
  readonly line: LineType;
  /** Index of the line it is a part of. */
  readonly of: number;
}

/** Two lines that run through one another. */
export interface Crossing {
  readonly at: Point;
  readonly lines: readonly [number, number];
}

/** A planar drawing: lines meet only in corners, and each place is drawn once. */
export interface PlanarDrawing {
  readonly nodes: readonly Point[];
  readonly edges: readonly PlanarEdge[];
  readonly ends: readonly (readonly [from: number, to: number])[];
  readonly crossed: readonly Crossing[];
}

/** Most crossings. A drawing of a box stays far below. */
const MAX_CROSSINGS = 20_000;

const MAX_PARTS = 500_000;

/** Splits lines where others cross or end on them; of equal ones a cut wins over a crease. Throws LimitError above 20,000 crossings. */
export const toPlanar = (lines: readonly TypedCurve[]): PlanarDrawing => {
  const { stops, crossed } = stopsOf(lines);
  const nodes = new WeldedNodes();
  const parts = stops.reduce((sum, own) => sum + own.length + 1, 0);
  mustBeWithin(MAX_PARTS, parts, 'parts of lines between the ends of others');
  step(PART_STEPS * parts);
  const edges = lines.flatMap(({ curve, line }, of) => {
    const at = [0, ...stops[of]!.sort((p, q) => p - q), 1];
    return at.slice(1).flatMap((t, k): PlanarEdge[] => {
      // Several lines may end at one point. An arc from a point to itself has no radius.
      if (t === at[k]) return [];
      const part = subcurve(curve, at[k]!, t);
      const [from, to] = [nodes.find(part.from), nodes.find(part.to)];
      // However short it is: a line between two corners joins them. A fine curve is a chain of such lines.
      return from === to && length(part) < 3 * WELD ? [] : [{ from, to, curve: part, line, of }];
    });
  });
  const ends = lines.map(({ curve }) => [nodes.find(curve.from), nodes.find(curve.to)] as const);
  return { nodes: nodes.all, edges: strongest(edges), ends, crossed };
};

/** Steps of a part of a line, and of the ends of a pair of lines. */
const [PART_STEPS, PAIR_STEPS] = [10, 5] as const;

/** The chords by which lines are found to cross, in mm. */
const CROSSING_CHORD = 0.2;

/** The parameters at which each line is split, and the crossings. */
const stopsOf = (lines: readonly TypedCurve[]): { readonly stops: number[][]; readonly crossed: Crossing[] } => {
  const stops = lines.map((): number[] => []);
  const crossed: Crossing[] = [];
  const arrivals: Arrival[] = [];
  const meet = (i: number, j: number): void => {
    const [a, b] = [lines[i]!.curve, lines[j]!.curve];
    step(PAIR_STEPS * (curveSteps(a) + curveSteps(b)));
    const ends = [endsOn(a, b, stops[j]!), endsOn(b, a, stops[i]!)].flat();
    arrivals.push(...arrivalsAt(i, j, lines), ...arrivalsAt(j, i, lines));
    const meetings: CrossingPoint[] = [];
    const chords = chordCount(a, CROSSING_CHORD) * chordCount(b, CROSSING_CHORD);
    if (chords > 1) step(chords);
    for (const t of crossings(a, b)) {
      const at = pointAt(a, t);
      if (ends.some((end) => distance(end, at) < 5 * WELD)) continue;
      const u = parameterAt(b, at, WELD);
      if (!isInside(a, t) || u === undefined || !isInside(b, u)) continue;
      stops[i]!.push(t);
      stops[j]!.push(u);
      meetings.push({ at, parameters: [t, u] });
    }
    for (const { at } of withoutTouches([a, b], meetings, WELD))
      mustBeWithin(MAX_CROSSINGS, crossed.push({ at, lines: [i, j] }), 'places where lines cross');
  };
  const boxes = lines.map(({ curve }) => bounds(curve));
  eachNearPair(boxes, WELD, meet);
  return { stops, crossed: [...crossed, ...curvesAcross(arrivals)] };
};

type Arrival = ReturnType<typeof arrivalsAt>[number];

/** The ends of a curve on another line, away from the ends of that. */
const arrivalsAt = (line: number, on: number, lines: readonly TypedCurve[]) => {
  const [{ curve }, { curve: other }] = [lines[line]!, lines[on]!];
  return (curve.kind === 'line' ? [] : ([0, 1] as const)).flatMap((end) => {
    const at = end ? curve.to : curve.from;
    const t = parameterAt(other, at, WELD);
    if (t === undefined || !isInside(other, t)) return [];
    // The direction in which the curve leaves the other line, and the sine of its angle with that: positive on the left.
    const away = unit(tangentAt(curve, end), end ? -1 : 1);
    return [{ line, on, at, away, side: cross(unit(tangentAt(other, t), 1), away) }];
  });
};

const unit = ([x, y]: Point, sense: 1 | -1): Point => [(sense * x) / Math.hypot(x, y), (sense * y) / Math.hypot(x, y)];

/** Sine of the angle from which a curve runs across a line, and largest difference of directions of the halves of one curve. */
const [ACROSS, ONE_CURVE] = [0.1, 1e-3] as const;

/** Curves that run across a line, but are split on it: readers split a circle into two arcs, at places nobody chose. */
const curvesAcross = (arrivals: readonly Arrival[]): Crossing[] => {
  const before = new PointGrid<Arrival>(WELD);
  return arrivals.flatMap((own): Crossing[] => {
    const others = before.near(own.at);
    before.add(own.at, own);
    const isRest = ({ on, at, away, side }: Arrival): boolean =>
      on === own.on &&
      distance(at, own.at) < WELD &&
      Math.hypot(away[0] + own.away[0], away[1] + own.away[1]) < ONE_CURVE &&
      side * own.side < 0 &&
      Math.abs(side) > ACROSS;
    return others.some(isRest) ? [{ at: own.at, lines: [own.line, own.on] }] : [];
  });
};

/** True when the parameter is away from both ends. */
const isInside = (c: Curve, t: number): boolean =>
  t > 0 && t < 1 && distance(pointAt(c, t), c.from) > WELD && distance(pointAt(c, t), c.to) > WELD;

/** The ends of one curve that lie on the other one, which is split there. */
const endsOn = (ending: Curve, on: Curve, stops: number[]): Point[] =>
  [ending.from, ending.to].filter((end) => {
    const t = parameterAt(on, end, WELD);
    if (t === undefined) return distance(end, on.from) < WELD || distance(end, on.to) < WELD;
    if (isInside(on, t)) stops.push(t);
    return t > -1e-9 && t < 1 + 1e-9;
  });

/** Keeps the strongest of coinciding edges. */
const strongest = (edges: readonly PlanarEdge[]): PlanarEdge[] => {
  const known = new Map<string, number[]>();
  const distinct: PlanarEdge[] = [];
  for (const edge of edges) {
    const key = edge.from < edge.to ? `${edge.from},${edge.to}` : `${edge.to},${edge.from}`;
    const same = known.get(key) ?? [];
    step(same.length);
    const middle = pointAt(edge.curve, 0.5);
    const twin = same.find((k) => distance(pointAt(distinct[k]!.curve, 0.5), middle) < 2 * WELD);
    if (twin !== undefined) {
      if (lineTypes[edge.line].strength > lineTypes[distinct[twin]!.line].strength) distinct[twin] = edge;
      continue;
    }
    addTo(known, key, distinct.push(edge) - 1);
  }
  return distinct;
};

/** Corners. A point nearer than `WELD` to an earlier corner is that corner. */
class WeldedNodes {
  readonly all: Point[] = [];
  readonly #cells = new Map<number, number[]>();

  find(p: Point): number {
    const [i, j] = [Math.floor(p[0] / WELD), Math.floor(p[1] / WELD)];
    for (let di = -1; di <= 1; di++)
      for (let dj = -1; dj <= 1; dj++)
        for (const node of this.#cells.get(cellKey(i + di, j + dj)) ?? [])
          if (distance(this.all[node]!, p) < WELD) return node;
    const node = this.all.push(p) - 1;
    addTo(this.#cells, cellKey(i, j), node);
    return node;
  }
}

const cellKey = (i: number, j: number): number => i * 0x2000000 + j;
