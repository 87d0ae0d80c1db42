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

/** A corner on a curve, and its parameter there. */
interface Stop {
  readonly t: number;
  readonly node: number;
}

/** Most curves have none. */
const NO_STOPS: readonly Stop[] = [];

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

/** The corners on the curve between its ends, in its order: the index finds them by position. */
export const findStops = (
  curve: Curve,
  from: number,
  to: number,
  nodes: readonly Point[],
  index: CellIndex,
): readonly Stop[] => {
  let stops: Stop[] | undefined;
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
    stops ??= [];
    stops.push({ t, node });
  }
  return stops?.sort((a, b) => a.t - b.t || a.node - b.node) ?? NO_STOPS;
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
