import { isHole, type Mark } from '../../src/board/index.ts';
import {
  flatten,
  intersect,
  type Point,
  polygon,
  type Ring,
  regionArea,
  ringArea,
  subtract,
} from '../../src/geometry/index.ts';
import { fromChord } from './on-curve.ts';
import { areParallel, type Standing } from './standing.ts';

/** Angle in degrees up to which one board lies on another. */
const LEANING = 15;

/** A slit on which a panel lies flat in the folded box. The panel is drawn whole there: board that bends through a slit is not a panel. */
export interface FlatSlit {
  /** Index of the mark in the holder. */
  readonly mark: number;
  /** Area in mm² of the panel that the slit cuts off from its crease, and that therefore goes through it. */
  readonly beyond: number;
  /** Length of the slit, and of its longest end beside the panel, in mm. */
  readonly length: number;
  readonly idle: number;
}

/** Slits of the holder that the panel covers, at least in part. */
export const flatSlits = (tongue: Standing, holder: Standing): FlatSlit[] => {
  if (!areParallel(tongue, holder, LEANING)) return [];
  const seen = (p: Point): Point => holder.from(tongue.place(p));
  const outline = polygon(tongue.panel.outline).map(seen);
  const [{ from, to }] = [tongue.panel.outline[0]!];
  const seat = seen([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  return holder.panel.marks.flatMap((mark, k): FlatSlit[] => {
    if (mark.line !== 'cut') return [];
    const { rings, width } = openingOf(mark);
    if (!(regionArea(intersect([outline], rings)) > 0)) return [];
    const pieces = subtract([outline], rings);
    const root = pieces.toSorted((p, q) => toRing(p.outer, seat) - toRing(q.outer, seat))[0];
    const beyond = regionArea(pieces.filter((piece) => piece !== root));
    const idle = subtract(rings, [outline]).map((end) => regionArea([end]) / width);
    const whole = rings.reduce((sum, ring) => sum + Math.abs(ringArea(ring)), 0);
    return [{ mark: k, beyond, length: whole / width, idle: Math.max(0, ...idle) }];
  });
};

/** Half the width of a slit that is drawn as a line, and play at each of its ends, in mm. */
const [HALF, PLAY] = [0.02, 0.1];

/** A slot as it is, or a slit as a narrow slot. */
const openingOf = (mark: Mark): { readonly rings: Ring[]; readonly width: number } => {
  if (isHole(mark)) {
    const ring = polygon(mark.curves);
    const longest = Math.max(...ring.flatMap((p) => ring.map((q) => Math.hypot(p[0] - q[0], p[1] - q[1]))));
    return { rings: [ring], width: Math.abs(ringArea(ring)) / longest };
  }
  const points = [mark.curves[0]!.from, ...mark.curves.flatMap((curve) => flatten(curve))];
  const last = points.length - 2;
  const rings = points.slice(1).map((to, k) => stroke(points[k]!, to, k === 0 ? PLAY : HALF, k === last ? PLAY : HALF));
  return { rings, width: 2 * HALF };
};

const stroke = (from: Point, to: Point, before: number, after: number): Ring => {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const at = ([px, py]: Point, along: number, across: number): Point => [
    px + along * x - across * y,
    py + along * y + across * x,
  ];
  return [at(from, -before, -HALF), at(to, after, -HALF), at(to, after, HALF), at(from, -before, HALF)];
};

const toRing = (ring: Ring, p: Point): number =>
  Math.min(...ring.map((corner, k) => fromChord(p, corner, ring[(k + 1) % ring.length]!)));
