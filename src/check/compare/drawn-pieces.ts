import { type Box, isInside, type Point, pointAt, polygon, ringArea } from '../../geometry/index.ts';
import type { Dieline, Line } from '../../sheet/index.ts';
import { type PlanarEdge, toPlanar } from '../drawing/planar.ts';
import { cutBox } from '../typed-curve.ts';
import { NearestCurve } from './nearest-curve.ts';

/** Lines of a drawing that belong to one piece of board. */
export interface DrawnPiece {
  readonly lines: readonly Line[];
  /** Around its cuts, or around all of it where nothing is cut. */
  readonly box: Box;
}

/** An end this near to a line stands on it, in mm. */
const JOIN_GAP = 0.02;

/**
 * The pieces of a drawing: what hangs together, and what lies inside of that. Bleed is left out: it belongs to no piece.
 * Largest first.
 */
export const drawnPieces = ({ lines, nodes }: Dieline): DrawnPiece[] => {
  const all = lines.filter(({ line }) => line !== 'bleed');
  const parent = all.map((_, k) => k);
  const root = (k: number): number => {
    let r = k;
    while (parent[r] !== r) r = parent[r]!;
    for (let i = k; i !== r; ) [parent[i], i] = [r, parent[i]!];
    return r;
  };
  const join = (a: number, b: number): void => {
    parent[root(a)] = root(b);
  };
  const first = new Map<number, number>();
  all.forEach(({ from, to }, k) => {
    for (const node of [from, to]) {
      const other = first.get(node);
      if (other === undefined) first.set(node, k);
      else join(k, other);
    }
  });
  // A line may end in the middle of another.
  const near = new NearestCurve(all.map(({ curve }) => curve));
  all.forEach(({ from, to }, k) => {
    for (const node of [from, to]) {
      const found = near.find(nodes[node]!, JOIN_GAP, k);
      if (found) join(k, found.of);
    }
  });
  const groups = new Map<number, Line[]>();
  all.forEach((line, k) => {
    const r = root(k);
    const group = groups.get(r);
    if (group) group.push(line);
    else groups.set(r, [line]);
  });
  return nestPieces([...groups.values()].map((group) => ({ lines: group, box: cutBox(group) })));
};

const boxArea = ({ left, right, bottom, top }: Box): number => (right - left) * (top - bottom);

/** Windows and slits go to the piece they lie in. */
const nestPieces = (groups: readonly DrawnPiece[]): DrawnPiece[] => {
  const sorted = [...groups].sort((a, b) => boxArea(b.box) - boxArea(a.box));
  const pieces: { readonly lines: Line[]; readonly box: Box }[] = [];
  const closed: { readonly lines: Line[]; readonly box: Box; readonly outline: readonly Point[] }[] = [];
  for (const { lines, box } of sorted) {
    const inside = closed.find(
      (piece) => contains(piece.box, box) && isInside(piece.outline, pointAt(lines[0]!.curve, 0.37)),
    );
    if (inside) inside.lines.push(...lines);
    else {
      const piece = { lines: [...lines], box };
      const outline = outerContour(lines);
      pieces.push(piece);
      if (outline) closed.push({ ...piece, outline });
    }
  }
  return pieces;
};

const contains = (a: Box, b: Box): boolean =>
  a.left <= b.left && a.right >= b.right && a.bottom <= b.bottom && a.top >= b.top;

/** The outer contour of a group's cuts as a polygon: walked with the outside on the right. */
const outerContour = (lines: readonly Line[]): Point[] | undefined => {
  // A cut may end in the middle of another: only where they are parted there is a corner to turn at.
  const cuts = toPlanar(lines.filter(({ line }) => line === 'cut' || line === 'perforation')).edges;
  const at = new Map<number, { line: PlanarEdge; back: boolean }[]>();
  for (const line of cuts) {
    at.set(line.from, [...(at.get(line.from) ?? []), { line, back: false }]);
    at.set(line.to, [...(at.get(line.to) ?? []), { line, back: true }]);
  }
  const start = cuts.reduce<{ x: number; k: number }>(
    (best, { curve }, k) => {
      const x = Math.min(curve.from[0], curve.to[0]);
      return x < best.x ? { x, k } : best;
    },
    { x: Number.POSITIVE_INFINITY, k: -1 },
  );
  const first = cuts[start.k];
  if (!first) return undefined;
  const back = first.curve.to[0] < first.curve.from[0];
  let node = back ? first.to : first.from;
  const begin = node;
  let heading = -Math.PI / 2;
  const ring: Point[] = [];
  for (let k = 0; k <= 2 * cuts.length; k++) {
    // The sharpest turn to the right keeps to the outside.
    const ways = (at.get(node) ?? []).map((way) => ({ ...way, ...courseOf(way) }));
    const next = ways.reduce<(typeof ways)[number] | undefined>((best, way) => {
      const turn = (w: { leaves: number }): number => wrapped(w.leaves - heading - Math.PI);
      return !best || turn(way) < turn(best) ? way : best;
    }, undefined);
    if (!next) return undefined;
    const points = polygon([next.line.curve], 0.05);
    ring.push(...(next.back ? [...points.slice(0, -1).reverse(), next.line.curve.from] : points));
    node = next.back ? next.line.from : next.line.to;
    heading = next.arrives;
    // What is drawn there and back holds nothing.
    if (node === begin) return Math.abs(ringArea(ring)) > JOIN_GAP ? ring : undefined;
  }
  return undefined;
};

/** Directions in which a way leaves its corner and arrives at the other. */
const courseOf = ({
  line: { curve },
  back,
}: {
  line: PlanarEdge;
  back: boolean;
}): { leaves: number; arrives: number } => {
  const aim = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0]);
  const [p, p1, q1, q] = [curve.from, pointAt(curve, 0.001), pointAt(curve, 0.999), curve.to];
  return back ? { leaves: aim(q, q1), arrives: aim(p1, p) } : { leaves: aim(p, p1), arrives: aim(q1, q) };
};

/** An angle in (0, 2π]: straight back comes last. */
const wrapped = (angle: number): number => {
  const turn = 2 * Math.PI;
  const a = ((angle % turn) + turn) % turn;
  return a < 1e-9 ? turn : a;
};
