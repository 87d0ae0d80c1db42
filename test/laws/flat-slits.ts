import { isHole, type Mark } from '../../src/board/index.ts';
import {
  distance,
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
  /** Area in mm² of the panel that the slit cuts off from its crease, and that therefore goes through it. */
  readonly beyond: number;
  /** Length of the slit, and of its longest end beside the panel, in mm. */
  readonly length: number;
  readonly idle: number;
  /** True for a part that is wider than the panel at the slit, and so cannot slip back if the slit is shorter. */
  readonly hooked: boolean;
  /** By how much the slit is shorter than that part, along the slit, in mm. */
  readonly shorter: number;
}

/** Slits of the holder that the panel covers, at least in part. */
export const flatSlits = (tongue: Standing, holder: Standing): FlatSlit[] => {
  if (!areParallel(tongue, holder, LEANING)) return [];
  const seen = (p: Point): Point => holder.from(tongue.place(p));
  const outline = polygon(tongue.panel.outline).map(seen);
  const [{ from, to }] = [tongue.panel.outline[0]!];
  const seat = seen([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  return holder.panel.marks.flatMap((mark): FlatSlit[] => {
    if (mark.line !== 'cut') return [];
    const { rings, width, along } = openingOf(mark);
    if (!(regionArea(intersect([outline], rings)) > 0)) return [];
    const pieces = subtract([outline], rings);
    const root = pieces.toSorted((p, q) => toRing(p.outer, seat) - toRing(q.outer, seat))[0];
    const past = pieces.filter((piece) => piece !== root);
    const ends = subtract(rings, [outline]).map((end) => regionArea([end]) / width);
    const length = rings.reduce((sum, ring) => sum + Math.abs(ringArea(ring)), 0) / width;
    const covered = length - ends.reduce((sum, end) => sum + end, 0);
    const [long, wide] = [
      extent(rings.flat(), along),
      extent(
        past.flatMap(({ outer }) => outer),
        along,
      ),
    ];
    const slit = { length, idle: Math.max(0, ...ends), shorter: wide - long };
    return [{ ...slit, beyond: regionArea(past), hooked: wide > covered + HOOK }];
  });
};

/** Least additional width of a part that hooks, in mm. */
const HOOK = 1;

/** Half the width of a slit that is drawn as a line, and play at each of its ends, in mm. */
const [HALF, PLAY] = [0.02, 0.1];

/** A slot as it is, or a slit as a narrow slot. */
const openingOf = (mark: Mark): { readonly rings: Ring[]; readonly width: number; readonly along: Point } => {
  if (isHole(mark)) {
    const ring = polygon(mark.curves);
    const [from, to] = ring
      .flatMap((p) => ring.map((q) => [p, q] as const))
      .reduce((best, pair) => (distance(pair[0], pair[1]) > distance(best[0], best[1]) ? pair : best));
    return { rings: [ring], width: Math.abs(ringArea(ring)) / distance(from, to), along: towards(from, to) };
  }
  const points = [mark.curves[0]!.from, ...mark.curves.flatMap((curve) => flatten(curve))];
  const last = points.length - 2;
  const rings = points.slice(1).map((to, k) => stroke(points[k]!, to, k === 0 ? PLAY : HALF, k === last ? PLAY : HALF));
  return { rings, width: 2 * HALF, along: towards(points[0]!, points.at(-1)!) };
};

const towards = (from: Point, to: Point): Point => {
  const long = distance(from, to);
  return [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
};

const extent = (points: readonly Point[], [x, y]: Point): number => {
  const at = points.map((p) => p[0] * x + p[1] * y);
  return Math.max(...at) - Math.min(...at);
};

const stroke = (from: Point, to: Point, before: number, after: number): Ring => {
  const [x, y] = towards(from, to);
  const at = ([px, py]: Point, along: number, across: number): Point => [
    px + along * x - across * y,
    py + along * y + across * x,
  ];
  return [at(from, -before, -HALF), at(to, after, -HALF), at(to, after, HALF), at(from, -before, HALF)];
};

const toRing = (ring: Ring, p: Point): number =>
  Math.min(...ring.map((corner, k) => fromChord(p, corner, ring[(k + 1) % ring.length]!)));
