import {
  type Arc,
  boxAround,
  type Cubic,
  type Curve,
  distance,
  MICRON,
  type Point,
  parameterAt,
} from '../geometry/index.ts';
import type { CellIndex } from './cell-index.ts';

/** Corners on a curve with their parameters, in its order. */
export class Stops {
  count = 0;
  readonly nodes: number[] = [];
  readonly parameters: number[] = [];

  add(t: number, node: number): void {
    this.nodes[this.count] = node;
    this.parameters[this.count++] = t;
  }

  /** Puts them in the order of the curve: the index finds corners by position. */
  sort(): void {
    const { count, nodes, parameters } = this;
    if (count < 2) return;
    const [node, t] = [nodes.slice(0, count), parameters.slice(0, count)];
    const order = node.map((_, k) => k).sort((a, b) => t[a]! - t[b]! || node[a]! - node[b]!);
    order.forEach((from, k) => {
      nodes[k] = node[from]!;
      parameters[k] = t[from]!;
    });
  }
}

/** Puts corners into an index, about one in each cell. */
export const holdCorners = (index: CellIndex, nodes: readonly Point[]): void => {
  const box = boxAround(nodes);
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  index.begin(box, Math.max(Math.sqrt((width * height) / nodes.length), Math.max(width, height) / nodes.length) || 1);
  for (let k = 0; k < nodes.length; k++) {
    const [x, y] = nodes[k]!;
    index.add(k, x, y, x, y);
  }
};

/** Finds the corners on the curve between its ends: none on most curves. */
export const findStops = (
  stops: Stops,
  curve: Curve,
  from: number,
  to: number,
  nodes: readonly Point[],
  index: CellIndex,
): void => {
  stops.count = 0;
  const first = curve.from;
  const last = curve.to;
  const room = MICRON + (curve.kind === 'line' ? 0 : farthest(curve));
  const left = Math.min(first[0], last[0]) - room;
  const bottom = Math.min(first[1], last[1]) - room;
  const right = Math.max(first[0], last[0]) + room;
  const top = Math.max(first[1], last[1]) + room;
  const near = index.select(left, bottom, right, top);
  for (let k = 0; k < near; k++) {
    const node = index.selected[k]!;
    const p = nodes[node]!;
    const x = p[0];
    const y = p[1];
    if (x < left || x > right || y < bottom || y > top) continue;
    if (node === from || node === to) continue;
    const t = curve.kind === 'line' ? shareOf(curve, x, y) : parameterAt(curve, p, MICRON);
    if (t === undefined || t <= 0 || t >= 1) continue;
    stops.add(t, node);
  }
  stops.sort();
};

/** How far a curve reaches beyond the box of its ends at most, in mm. */
const farthest = (curve: Arc | Cubic): number => {
  const { from, to } = curve;
  if (curve.kind === 'cubic') return Math.max(distance(from, curve.c1), distance(to, curve.c2));
  const bulge = Math.abs(curve.bulge);
  const sagitta = (bulge * distance(from, to)) / 2;
  // Beyond half a circle it is wider than its chord, but any two of its points are less than two sagittas apart.
  return bulge <= 1 ? sagitta : 2 * sagitta;
};

/** Position of the point along a straight line, as a share; undefined beside the line. */
const shareOf = ({ from, to }: Curve, x: number, y: number): number | undefined => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const px = x - from[0];
  const py = y - from[1];
  const square = dx * dx + dy * dy;
  const across = dx * py - dy * px;
  // The distance from the line is across / √square.
  return across * across > MICRON * MICRON * square ? undefined : (dx * px + dy * py) / square;
};
