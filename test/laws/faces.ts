import {
  type Curve,
  distance,
  enclosedArea,
  length,
  type Point,
  pointAt,
  reverse,
  tangentAt,
} from '../../src/geometry/index.ts';
import type { Line, PlacedPart } from '../../src/sheet/index.ts';
import { boardAt } from './board-at.ts';

/** A way round one face of the planar graph of cut lines, the face on its left. */
export interface Face {
  readonly curves: readonly Curve[];
  readonly lines: readonly Line[];
  /** Positive round a bounded face; negative round what hangs together, seen from outside. */
  readonly area: number;
  /** Is there board on its left? */
  readonly board: boolean;
  /** Faces of lines that hang together have the same number. */
  readonly piece: number;
}

export interface CutGraph {
  readonly faces: readonly Face[];
  /** Lines that lead to a loose end, and whether there is board on both sides of them. */
  readonly loose: readonly { readonly line: Line; readonly slit: boolean }[];
}

interface Half {
  readonly from: number;
  readonly to: number;
  readonly curve: Curve;
  readonly line: Line;
}

/** The faces between the cut lines of one part, by walking round each with the left hand on it. */
export const cutGraph = (laid: PlacedPart): CutGraph => {
  const { lines } = laid.dieline;
  const inBoard = boardAt(laid);
  const { ring, loose } = prune(lines.filter(({ line }) => line === 'cut'));
  const halves = ring.flatMap((line): Half[] => [
    { from: line.from, to: line.to, curve: line.curve, line },
    { from: line.to, to: line.from, curve: reverse(line.curve), line },
  ]);
  const turns = new Map<number, number[]>();
  halves.forEach(({ from }, h) => {
    const known = turns.get(from);
    if (known) known.push(h);
    else turns.set(from, [h]);
  });
  for (const out of turns.values()) {
    const reach = Math.min(...out.map((h) => distance(halves[h]!.curve.from, pointAt(halves[h]!.curve, 0.5)))) / 4;
    const angle = new Map(out.map((h) => [h, heading(halves[h]!.curve, reach)]));
    out.sort((a, b) => angle.get(a)! - angle.get(b)!);
  }
  const pieces = pieceOf(halves);
  const faces: Face[] = [];
  const seen = new Set<number>();
  halves.forEach((_, start) => {
    if (seen.has(start)) return;
    const walk: Half[] = [];
    for (let h = start; !seen.has(h); ) {
      seen.add(h);
      walk.push(halves[h]!);
      // At its end, the next one clockwise from where it came.
      const out = turns.get(halves[h]!.to)!;
      h = out.at(out.indexOf(h ^ 1) - 1)!;
    }
    const curves = walk.map(({ curve }) => curve);
    const longest = curves.reduce((a, b) => (score(b) > score(a) ? b : a));
    faces.push({
      curves,
      lines: walk.map(({ line }) => line),
      area: enclosedArea(curves),
      board: inBoard(beside(longest, 1)),
      piece: pieces(walk[0]!.from),
    });
  });
  return {
    faces,
    loose: loose.map((line) => ({ line, slit: [1, -1].every((hand) => inBoard(beside(line.curve, hand))) })),
  };
};

/** Straight lines first: beside them it is plain where the board is. */
const score = (c: Curve): number => length(c) * (c.kind === 'line' ? 1 : 1e-3);

/** Takes lines with a loose end off, until there are none. */
const prune = (lines: readonly Line[]): { ring: Line[]; loose: Line[] } => {
  let ring = [...lines];
  const loose: Line[] = [];
  for (;;) {
    const ends = new Map<number, number>();
    for (const { from, to } of ring) for (const n of [from, to]) ends.set(n, (ends.get(n) ?? 0) + 1);
    const hanging = ring.filter(({ from, to }) => ends.get(from) === 1 || ends.get(to) === 1);
    if (!hanging.length) return { ring, loose };
    loose.push(...hanging);
    ring = ring.filter((l) => !hanging.includes(l));
  }
};

/** The direction in which a curve leaves its first corner, seen at a distance: tangents may agree. */
const heading = (c: Curve, reach: number): number => {
  let [lo, hi] = [0, 0.5];
  for (let round = 0; round < 40; round++) {
    const t = (lo + hi) / 2;
    if (distance(c.from, pointAt(c, t)) < reach) lo = t;
    else hi = t;
  }
  const [x, y] = pointAt(c, hi);
  return Math.atan2(y - c.from[1], x - c.from[0]);
};

const pieceOf = (halves: readonly Half[]): ((node: number) => number) => {
  const root = new Map<number, number>();
  const find = (n: number): number => {
    let at = n;
    while (root.has(at)) at = root.get(at)!;
    return at;
  };
  for (const { from, to } of halves) if (find(from) !== find(to)) root.set(find(from), find(to));
  return find;
};

/** How far beside a line it is looked at, in mm. */
const BESIDE = 0.01;

const beside = (c: Curve, hand: number): Point => {
  const [x, y] = pointAt(c, 0.5);
  const [u, v] = tangentAt(c, 0.5);
  const step = (hand * Math.min(BESIDE, length(c) / 8)) / Math.hypot(u, v);
  return [x - v * step, y + u * step];
};
