import type { Curve } from './curve.ts';
import { byDeparture, type Departure, departure } from './departure.ts';
import { integers } from './integers.ts';

/** A line of a graph: a curve that ends exactly in two numbered corners. */
export interface GraphLine {
  readonly from: number;
  readonly to: number;
  readonly curve: Curve;
}

/** Tells whether a half-edge counts. */
export type Admit = (half: number) => boolean;

/**
 * Scratch table of the graphs of one drawing, indexed by corner: all -1 before and after use. A plain array, like all arrays of the graph:
 * for some dozens of numbers it is much faster to make than a typed array.
 */
export const cornerTable = (corners: number): number[] => integers(corners, -1);

/**
 * Lines that meet only in corners, as a planar graph of half-edges: line `k` is walked
 * forward as half 2k and backward as half 2k + 1, so `h ^ 1` is the way back. The graph
 * numbers its own corners: the graph of a few lines of a large drawing is small.
 */
export class PlanarGraph<L extends GraphLine = GraphLine> {
  readonly lines: readonly L[];
  /** Number of lines. */
  readonly size: number;
  /** Per half-edge, the corner that it leaves, in the graph's own numbering. */
  readonly tail: readonly number[];
  /** Per corner, the number of half-edges that leave it. */
  readonly degree: readonly number[];
  /** Per corner one half-edge that leaves it, and per half-edge another one that leaves the same corner. */
  readonly #first: readonly number[];
  readonly #next: readonly number[];
  readonly #leave: (curve: Curve, end: number) => Departure;

  /**
   * @param table a `cornerTable` of the drawing the lines are of.
   * @param leave gives the departure of a curve from its end. For noisy lines, measure it a short way along.
   * @throws RangeError for a line whose corner is not in the table.
   */
  constructor(lines: readonly L[], table: number[], leave = departure) {
    this.lines = lines;
    this.size = lines.length;
    this.#leave = leave;
    const tail = integers(2 * lines.length, -1);
    let corners = 0;
    for (let half = 0; half < tail.length; half++) {
      const line = lines[half >> 1]!;
      const corner = half & 1 ? line.to : line.from;
      const known = table[corner];
      if (known === undefined) throw new RangeError(`A line ends in corner ${corner}, which does not exist.`);
      if (known < 0) table[corner] = corners++;
      tail[half] = table[corner]!;
    }
    for (const { from, to } of lines) table[from] = table[to] = -1;
    const degree = integers(corners, 0);
    const first = integers(corners, -1);
    const next = integers(tail.length, -1);
    for (let half = 0; half < tail.length; half++) {
      const corner = tail[half]!;
      degree[corner]!++;
      next[half] = first[corner]!;
      first[corner] = half;
    }
    this.tail = tail;
    this.degree = degree;
    this.#first = first;
    this.#next = next;
  }

  /** The corner at which a half-edge arrives. */
  head(half: number): number {
    return this.tail[half ^ 1]!;
  }

  /** The curve of a half-edge, in its drawn direction. */
  curve(half: number): Curve {
    return this.lines[half >> 1]!.curve;
  }

  /** An admitted half-edge that leaves the corner, or -1. */
  leaving(corner: number, admit: Admit): number {
    for (let h = this.#first[corner]!; h >= 0; h = this.#next[h]!) if (admit(h)) return h;
    return -1;
  }

  /** All admitted half-edges that leave the corner, counter-clockwise. */
  around(corner: number, admit: Admit): number[] {
    const fan: { readonly half: number; readonly leaves: Departure }[] = [];
    for (let h = this.#first[corner]!; h >= 0; h = this.#next[h]!)
      if (admit(h)) fan.push({ half: h, leaves: this.#leave(this.curve(h), h & 1) });
    if (fan.length > 1) fan.sort((a, b) => byDeparture(a.leaves, b.leaves));
    return fan.map(({ half }) => half);
  }

  /** True when half-edge `a`, arriving, continues without a corner in half-edge `b`, leaving. */
  smooth(a: number, b: number): boolean {
    const back = this.#leave(this.curve(a), (a & 1) ^ 1).angle;
    const on = this.#leave(this.curve(b), b & 1).angle;
    return Math.abs(Math.abs(on - back) - Math.PI) < SMOOTH_ANGLE;
  }
}

/** Radians a line may turn at a corner and still be one rule: half a thousandth of a degree. */
const SMOOTH_ANGLE = 1e-5;
