import type { LineType } from '../../board/index.ts';
import {
  type Box,
  bounds,
  type Curve,
  crossings,
  distance,
  length,
  type Point,
  parameterAt,
  pointAt,
  subcurve,
} from '../../geometry/index.ts';
import { UnreadableError } from '../../read/index.ts';
import type { TypedCurve } from '../typed-curve.ts';

/** Ends nearer than this are one corner, in mm: what rounding does to a drawing is far below, what shows on board far above. */
export const WELD = 0.02;

/** A line of a drawing, cut at every corner. */
export interface PlanarEdge {
  readonly from: number;
  readonly to: number;
  readonly curve: Curve;
  readonly line: LineType;
  /** Index of the line it is a stretch of. */
  readonly of: number;
}

/** A drawing whose lines meet in corners only. */
export interface PlanarDrawing {
  readonly nodes: readonly Point[];
  readonly edges: readonly PlanarEdge[];
  /** Places where lines went through one another, and which. */
  readonly crossed: readonly { readonly at: Point; readonly lines: readonly [number, number] }[];
}

/** How often lines are looked at beside one another at most, pairs of them, and places where they cross: no drawing of a box comes near. */
const [LOOKS, PAIRS, CROSSINGS] = [100_000_000, 1_000_000, 20_000] as const;

const tangled = (what: string): UnreadableError => new UnreadableError(`no drawing of a box: ${what}`);

/**
 * Every pair of lines whose boxes touch, once, the lower index first; found by a sweep from left to right.
 * @throws UnreadableError where there are more than a million.
 */
export const touchingPairs = (boxes: readonly Box[]): (readonly [number, number])[] => {
  const order = boxes.map((_, k) => k).sort((a, b) => boxes[a]!.left - boxes[b]!.left || a - b);
  /** Those that the sweep has come to and not yet past. */
  const open: number[] = [];
  const pairs: (readonly [number, number])[] = [];
  let looks = 0;
  for (const k of order) {
    const { left, bottom, top } = boxes[k]!;
    const [here, low, high] = [left - WELD, bottom - WELD, top + WELD];
    looks += open.length;
    let kept = 0;
    for (const other of open) {
      const box = boxes[other]!;
      if (box.right < here) continue;
      open[kept++] = other;
      if (box.bottom <= high && box.top >= low) pairs.push(other < k ? [other, k] : [k, other]);
    }
    open.length = kept;
    open.push(k);
    if (looks > LOOKS || pairs.length > PAIRS) throw tangled('more lines beside one another than can be told apart');
  }
  return pairs.sort(([a, b], [c, d]) => b - d || a - c);
};

/**
 * Cuts every line where another one crosses it or ends on it.
 * @throws UnreadableError for a tangle of more than 20,000 crossings.
 */
export const toPlanar = (lines: readonly TypedCurve[]): PlanarDrawing => {
  const stops = lines.map((): number[] => []);
  const crossed: { at: Point; lines: readonly [number, number] }[] = [];
  for (const [i, j] of touchingPairs(lines.map(({ curve }) => bounds(curve)))) {
    const [a, b] = [lines[i]!.curve, lines[j]!.curve];
    const ends = [touching(a, b, stops[j]!), touching(b, a, stops[i]!)].flat();
    for (const t of crossings(a, b)) {
      const at = pointAt(a, t);
      if (ends.some((end) => distance(end, at) < 5 * WELD)) continue;
      const u = parameterAt(b, at, WELD);
      if (inner(a, t) && u !== undefined && inner(b, u)) {
        stops[i]!.push(t);
        stops[j]!.push(u);
        crossed.push({ at, lines: [i, j] });
        if (crossed.length > CROSSINGS) throw tangled(`more than ${CROSSINGS} places where lines cross`);
      }
    }
  }
  const nodes = new Welded();
  const edges = lines.flatMap(({ curve, line }, of) => {
    const cuts = [0, ...stops[of]!.sort((p, q) => p - q), 1];
    return cuts.slice(1).flatMap((t, k): PlanarEdge[] => {
      const part = subcurve(curve, cuts[k]!, t);
      const [from, to] = [nodes.find(part.from), nodes.find(part.to)];
      return length(part) < WELD / 2 || (from === to && length(part) < 3 * WELD)
        ? []
        : [{ from, to, curve: part, line, of }];
    });
  });
  return { nodes: nodes.all, edges, crossed };
};

/** Is the parameter away from both ends? */
const inner = (c: Curve, t: number): boolean =>
  t > 0 && t < 1 && distance(pointAt(c, t), c.from) > WELD && distance(pointAt(c, t), c.to) > WELD;

/** Ends of one curve on the other, which is stopped there; the ends that are near it. */
const touching = (ending: Curve, on: Curve, stops: number[]): Point[] =>
  [ending.from, ending.to].filter((end) => {
    const t = parameterAt(on, end, WELD);
    if (t === undefined) return distance(end, on.from) < WELD || distance(end, on.to) < WELD;
    if (inner(on, t)) stops.push(t);
    return t > -1e-9 && t < 1 + 1e-9;
  });

/** Corners; those nearer than `WELD` to an older one are that one. */
class Welded {
  readonly all: Point[] = [];
  readonly #cells = new Map<number, number[]>();

  find(p: Point): number {
    const [i, j] = [Math.floor(p[0] / WELD), Math.floor(p[1] / WELD)];
    for (let di = -1; di <= 1; di++)
      for (let dj = -1; dj <= 1; dj++)
        for (const node of this.#cells.get(cellKey(i + di, j + dj)) ?? [])
          if (distance(this.all[node]!, p) < WELD) return node;
    const node = this.all.push(p) - 1;
    const cell = this.#cells.get(cellKey(i, j));
    if (cell) cell.push(node);
    else this.#cells.set(cellKey(i, j), [node]);
    return node;
  }
}

const cellKey = (i: number, j: number): number => i * 0x2000000 + j;
