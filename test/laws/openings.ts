import type { Prism } from '../../src/fold/index.ts';
import {
  add3,
  convexHull,
  cross3,
  dot3,
  intersect,
  normalize3,
  type Point,
  type Point3,
  type Ring,
  regionArea,
  scale3,
  subtract3,
} from '../../src/geometry/index.ts';
import { areParallel, type Standing } from './standing.ts';

/** Board pressed at a corner that is not an obstacle, as a share of the thickness. The law of solid boards judges it exactly. */
const PRESSED = 0.05;

type Span = readonly [from: number, to: number];

/** A place where a panel goes through the plane of another, by the axes along and across the line in which both planes meet. */
export interface Passage {
  readonly along: Span;
  readonly across: Span;
  /** True when it reaches from one face of the other board to the opposite one. */
  readonly whole: boolean;
  /** Area in mm² in which both boards are. */
  readonly blocked: number;
  /** Distances to the board that surrounds the opening, in mm: along in both directions, then across. Infinite where it is open. */
  readonly free: readonly number[];
}

/** How far the board around an opening is looked for, in mm. */
const FAR = 100;

/**
 * The places where a panel goes through the plane of a holder. The board around is that of the holder, and of its kin where they stand
 * in this plane.
 */
export const passages = (tongue: Standing, holder: Standing, kin: readonly Standing[]): Passage[] => {
  if (areParallel(tongue, holder)) return [];
  const u = normalize3(cross3(tongue.normal, holder.normal));
  const v = cross3(holder.normal, u);
  const flat = (p: Point3): Point => [dot3(subtract3(p, holder.origin), u), dot3(subtract3(p, holder.origin), v)];
  const board = (s: Standing): Ring[] => layersOf(s, holder).map((points) => convexHull(points.map(flat)));
  const around = [holder, ...kin].flatMap(board);
  return inLumps(layersOf(tongue, holder).map((points) => lumpOf(points, flat, holder))).map((lump) => {
    const less = PRESSED * Math.min(holder.thickness, tongue.thickness);
    const [along, across] = [inset(lump.along, less), inset(lump.across, less)];
    const boardIn = (x: Span, y: Span) => around.flatMap((ring) => intersect([rectangle(x, y)], [ring]));
    const nearest = (found: ReturnType<typeof boardIn>, distance: (p: Point) => number): number =>
      Math.min(Number.POSITIVE_INFINITY, ...found.flatMap(({ outer }) => outer.map(distance)));
    return {
      ...lump,
      blocked: regionArea(boardIn(along, across)),
      free: [
        nearest(boardIn([along[1], along[1] + FAR], across), ([x]) => x - lump.along[1]),
        nearest(boardIn([along[0] - FAR, along[0]], across), ([x]) => lump.along[0] - x),
        nearest(boardIn(along, [across[1], across[1] + FAR]), ([, y]) => y - lump.across[1]),
        nearest(boardIn(along, [across[0] - FAR, across[0]]), ([, y]) => lump.across[0] - y),
      ],
    };
  });
};

const rectangle = ([left, right]: Span, [low, high]: Span): Ring => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
];

const inset = ([from, to]: Span, by: number): Span => [from + by, to - by];

type Lump = Pick<Passage, 'along' | 'across' | 'whole'>;

const lumpOf = (points: readonly Point3[], flat: (p: Point3) => Point, holder: Standing): Lump => {
  const heights = points.map((p) => dot3(subtract3(p, holder.origin), holder.normal));
  const seen = points.map(flat);
  const span = (values: readonly number[]): Span => [Math.min(...values), Math.max(...values)];
  const [low, high] = span(heights);
  const reach = (1 - 2 * PRESSED) * (holder.thickness / 2) * (1 - 1e-9);
  return {
    along: span(seen.map(([x]) => x)),
    across: span(seen.map(([, y]) => y)),
    whole: low <= -reach && high >= reach,
  };
};

/** Pieces of board that touch are one. */
const inLumps = (pieces: readonly Lump[]): Lump[] => {
  const lumps: Lump[] = [];
  for (const piece of pieces.toSorted((a, b) => a.along[0] - b.along[0])) {
    const last = lumps.at(-1);
    if (last && piece.along[0] <= last.along[1] + TOUCHING) lumps[lumps.length - 1] = joined(last, piece);
    else lumps.push(piece);
  }
  return lumps;
};

const TOUCHING = 0.01;

const joined = (a: Lump, b: Lump): Lump => ({
  along: [a.along[0], Math.max(a.along[1], b.along[1])],
  across: [Math.min(a.across[0], b.across[0]), Math.max(a.across[1], b.across[1])],
  whole: a.whole || b.whole,
});

/** For each convex piece of a panel, the corners of what lies between the faces of the holder's board, without what presses on them. */
const layersOf = ({ solid }: Standing, holder: Standing): Point3[][] =>
  solid.prisms.map((prism) => layerOf(prism, holder)).filter((points) => points.length > 3);

const layerOf = ({ inner, print }: Prism, { origin, normal, thickness }: Standing): Point3[] => {
  const half = (1 - 2 * PRESSED) * (thickness / 2);
  const height = (p: Point3): number => dot3(subtract3(p, origin), normal);
  const found: Point3[] = [...inner, ...print].filter((p) => Math.abs(height(p)) <= half);
  const cross = (p: Point3, q: Point3): void => {
    const [from, to] = [height(p), height(q)];
    for (const level of [-half, half])
      if ((from - level) * (to - level) < 0) found.push(add3(p, scale3(subtract3(q, p), (level - from) / (to - from))));
  };
  inner.forEach((p, k) => {
    const next = (k + 1) % inner.length;
    cross(p, inner[next]!);
    cross(print[k]!, print[next]!);
    cross(p, print[k]!);
  });
  return found;
};
