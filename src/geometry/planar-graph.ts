import type { Curve } from './curve.ts';
import { byDeparture, type Departure, departure } from './departure.ts';
import { integers } from './integers.ts';

/** A line of a graph: a curve between two numbered corners. */
export interface GraphLine {
  readonly from: number;
  readonly to: number;
  readonly curve: Curve;
}

/** Tells whether to include a half-edge. */
export type Admit = (half: number) => boolean;

/** Scratch table by corner for a drawing's graphs: all -1 before and after use. A plain array: short typed ones are slow to allocate. */
export const cornerTable = (corners: number): number[] => integers(corners, -1);

/**
 * A planar graph of lines that meet only at corners. Line `k` has two half-edges: 2k forward and 2k + 1 backward, so `h ^ 1` is the
 * opposite of `h`. The graph numbers its own corners, so that a graph of a few lines of a large drawing stays small.
 */
export class PlanarGraph<L extends GraphLine = GraphLine> {
  lines: readonly L[] = [];
  size = 0;
  corners = 0;
  /** Per half-edge, the corner that it leaves, in the graph's own numbering. */
  readonly tail: number[] = [];
  /** Per corner, the number of half-edges that leave it. */
  readonly degree: number[] = [];
  /** A linked list per corner: the first half-edge that leaves it, and for each half-edge the next one, or -1. */
  readonly #first: number[] = [];
  readonly #next: number[] = [];
  readonly #leave: (curve: Curve, end: number) => Departure;

  /**
   * @param table a `cornerTable` of the drawing.
   * @param leave returns the departure of a curve from one of its ends. For noisy lines, measure it a short way along the curve.
   * @throws RangeError for a line whose corner is not in the table.
   */
  constructor(lines: readonly L[], table: number[], leave = departure) {
    this.#leave = leave;
    this.hold(lines, table);
  }

  /** Replaces its lines. Its lists may stay longer than these need. Throws RangeError as the constructor. */
  hold(lines: readonly L[], table: number[]): void {
    const { tail, degree } = this;
    const first = this.#first;
    const next = this.#next;
    let corners = 0;
    for (let half = 0; half < 2 * lines.length; half++) {
      const line = lines[half >> 1]!;
      const end = half & 1 ? line.to : line.from;
      let corner = table[end];
      if (corner === undefined) throw new RangeError(`A line ends in corner ${end}, which does not exist.`);
      if (corner < 0) {
        corner = corners++;
        table[end] = corner;
        degree[corner] = 0;
        first[corner] = -1;
      }
      tail[half] = corner;
      degree[corner]!++;
      next[half] = first[corner]!;
      first[corner] = half;
    }
    for (const { from, to } of lines) table[from] = table[to] = -1;
    this.lines = lines;
    this.size = lines.length;
    this.corners = corners;
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

  /** True when the half-edge `b` continues the half-edge `a` in the same direction. */
  smooth(a: number, b: number): boolean {
    const back = this.#leave(this.curve(a), (a & 1) ^ 1).angle;
    return Math.abs(Math.abs(this.#leave(this.curve(b), b & 1).angle - back) - Math.PI) < SMOOTH_ANGLE;
  }
}

/** Largest turn in radians at which two lines count as one smooth line: 0.0006°. */
const SMOOTH_ANGLE = 1e-5;
