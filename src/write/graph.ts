import { type Curve, cross, type Point } from '../geometry/index.ts';
import type { Line } from '../sheet/index.ts';

/** Halves of a graph, head to tail. */
export interface Walk {
  readonly halves: readonly number[];
  readonly closed: boolean;
}

/**
 * Some lines of a drawing as a planar graph of half-edges: member `k` is walked
 * forward as half 2k and backward as half 2k + 1, so `h ^ 1` is the way back.
 */
export class Graph {
  readonly size: number;
  /** Of each half, the node it leaves. */
  readonly tail: Int32Array;
  /** Of each node, how many halves leave it. */
  readonly degree: Int32Array;
  readonly #first: Int32Array;
  readonly #next: Int32Array;
  readonly #lines: readonly Line[];
  readonly #members: readonly number[];

  constructor(lines: readonly Line[], members: readonly number[], nodes: number) {
    this.#lines = lines;
    this.#members = members;
    this.size = members.length;
    this.tail = new Int32Array(2 * this.size);
    this.degree = new Int32Array(nodes);
    this.#first = new Int32Array(nodes).fill(-1);
    this.#next = new Int32Array(2 * this.size);
    for (let k = 0; k < members.length; k++) {
      const { from, to } = lines[members[k]!]!;
      this.#leave(2 * k, from);
      this.#leave(2 * k + 1, to);
    }
  }

  #leave(half: number, node: number): void {
    if (!(node >= 0 && node < this.degree.length))
      throw new RangeError(`a line ends in corner ${node}, which is not there`);
    this.tail[half] = node;
    this.degree[node]!++;
    this.#next[half] = this.#first[node]!;
    this.#first[node] = half;
  }

  /** The node a half arrives at. */
  head(half: number): number {
    return this.tail[half ^ 1]!;
  }

  /** A half that leaves the node and is admitted; -1 if there is none. */
  leaving(node: number, admit: (half: number) => boolean): number {
    for (let h = this.#first[node]!; h >= 0; h = this.#next[h]!) if (admit(h)) return h;
    return -1;
  }

  /** All admitted halves that leave the node, counter-clockwise. */
  around(node: number, admit: (half: number) => boolean): number[] {
    const fan: { half: number; angle: number; bend: number }[] = [];
    for (let h = this.#first[node]!; h >= 0; h = this.#next[h]!)
      if (admit(h)) fan.push({ half: h, ...departure(this.curve(h), h & 1) });
    // Lines that leave in one direction part by their curvature.
    fan.sort((a, b) => (Math.abs(a.angle - b.angle) < SAME_DIRECTION ? a.bend - b.bend : a.angle - b.angle));
    return fan.map(({ half }) => half);
  }

  /** Does the way go on without a corner from half `a`, arriving, to half `b`, leaving? */
  smooth(a: number, b: number): boolean {
    const back = departure(this.curve(a), (a & 1) ^ 1).angle;
    const on = departure(this.curve(b), b & 1).angle;
    return Math.abs(Math.abs(on - back) - Math.PI) < SMOOTH_ANGLE;
  }

  /** The curve a half runs along, in the direction it was drawn. */
  curve(half: number): Curve {
    return this.#lines[this.#members[half >> 1]!]!.curve;
  }
}

/** Radians below which two directions are one: double noise on a short line. */
const SAME_DIRECTION = 1e-7;

/** Radians a fold line may turn and still be one rule: a thousandth of a degree or so. */
const SMOOTH_ANGLE = 1e-5;

/** Direction in radians, -π…π, and signed curvature in 1/mm with which a curve leaves its first end, or its last. */
const departure = (c: Curve, end: number): { angle: number; bend: number } => {
  const [p, q] = end ? [c.to, c.from] : [c.from, c.to];
  switch (c.kind) {
    case 'line':
      return { angle: direction(p, q), bend: 0 };
    case 'arc': {
      const bulge = end ? -c.bulge : c.bulge;
      const radius = (Math.hypot(q[0] - p[0], q[1] - p[1]) * (1 + bulge * bulge)) / (4 * bulge);
      return { angle: principalAngle(direction(p, q) - 2 * Math.atan(bulge)), bend: 1 / radius };
    }
    case 'cubic': {
      const [c1, c2] = end ? [c.c2, c.c1] : [c.c1, c.c2];
      const aim = [c1, c2, q].find((a) => Math.hypot(a[0] - p[0], a[1] - p[1]) > 1e-9) ?? q;
      const u: Point = [c1[0] - p[0], c1[1] - p[1]];
      const v: Point = [c2[0] - c1[0], c2[1] - c1[1]];
      const speed = Math.hypot(...u);
      return { angle: direction(p, aim), bend: speed > 1e-9 ? (2 * cross(u, v)) / (3 * speed ** 3) : 0 };
    }
  }
};

const direction = (p: Point, q: Point): number => principalAngle(Math.atan2(q[1] - p[1], q[0] - p[0]));

/** The same angle in -π…π, where what is π but for noise counts as -π. */
const principalAngle = (angle: number): number => {
  if (angle > Math.PI - SAME_DIRECTION) return angle - 2 * Math.PI;
  return angle < -Math.PI - SAME_DIRECTION ? angle + 2 * Math.PI : angle;
};
