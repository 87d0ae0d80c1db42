import { enclosedArea, isInside, length, type Point, pointAt, polygon, reverse } from '../../geometry/index.ts';
import type { PlanarDrawing, PlanarEdge } from './planar.ts';

/** A walk round an area, which lies on its left. */
export interface DrawnFace {
  readonly edges: readonly PlanarEdge[];
  /** In mm², exact; negative for the walk round the outside of what hangs together. */
  readonly area: number;
  /** What hangs together has one number. */
  readonly group: number;
  readonly ring: readonly Point[];
}

/** All walks of a planar drawing, outer ones with a negative area. Lines with the same face on both sides are in it twice. */
export const walkFaces = ({ nodes, edges }: PlanarDrawing): DrawnFace[] => {
  const groups = groupsOf(nodes.length, edges);
  // Half 2k runs along edge k, half 2k + 1 back.
  const tail = (h: number): number => (h & 1 ? edges[h >> 1]!.to : edges[h >> 1]!.from);
  const curve = (h: number) => (h & 1 ? reverse(edges[h >> 1]!.curve) : edges[h >> 1]!.curve);
  const leaving = nodes.map((): { half: number; angle: number }[] => []);
  for (let h = 0; h < 2 * edges.length; h++) leaving[tail(h)]!.push({ half: h, angle: course(curve(h)) });
  const next = new Int32Array(2 * edges.length);
  for (const fan of leaving) {
    fan.sort((a, b) => a.angle - b.angle);
    // Coming along the way back of one half, the next to the right of where one came from keeps the face on the left.
    fan.forEach(({ half }, k) => {
      next[half ^ 1] = fan[(k - 1 + fan.length) % fan.length]!.half;
    });
  }
  const done = new Uint8Array(2 * edges.length);
  const faces: DrawnFace[] = [];
  for (let start = 0; start < done.length; start++) {
    if (done[start]) continue;
    const walk: number[] = [];
    for (let h = start; !done[h]; h = next[h]!) {
      done[h] = 1;
      walk.push(h);
    }
    const curves = walk.map(curve);
    faces.push({
      edges: walk.map((h) => edges[h >> 1]!),
      area: enclosedArea(curves),
      group: groups[tail(start)]!,
      ring: polygon(curves, 0.05),
    });
  }
  return faces;
};

/** Direction in which a curve leaves, seen a little way along it: curves that part tangentially are told apart. */
const course = (c: PlanarEdge['curve']): number => {
  const p = pointAt(c, Math.min(0.3, 0.5 / Math.max(length(c), 1e-9)));
  return Math.atan2(p[1] - c.from[1], p[0] - c.from[0]);
};

const groupsOf = (count: number, edges: readonly PlanarEdge[]): number[] => {
  const parent = Array.from({ length: count }, (_, k) => k);
  const root = (k: number): number => {
    let r = k;
    while (parent[r] !== r) r = parent[r] = parent[parent[r]!]!;
    return r;
  };
  for (const { from, to } of edges) parent[root(from)] = root(to);
  return parent.map((_, k) => root(k));
};

/** The faces of one piece of board. */
export interface BoardPiece {
  /** The walk round its outside. */
  readonly outside: DrawnFace;
  readonly panels: readonly DrawnFace[];
  readonly holes: readonly DrawnFace[];
  /** Board in mm², holes taken off. */
  readonly area: number;
}

const onlyCut = ({ edges }: DrawnFace): boolean => edges.every(({ line }) => line === 'cut');

/** Smaller than this, in mm², is a fold of the drawing onto itself and no area. */
const SMALLEST_AREA = 1e-4;

/**
 * The pieces of board of a drawing, largest first. What hangs together is a piece, or a hole in the panel it lies in; a
 * face with cuts all round is a hole where it has neighbours.
 */
export const boardPieces = (faces: readonly DrawnFace[]): BoardPiece[] => {
  const groups = new Map<number, DrawnFace[]>();
  for (const face of faces) groups.set(face.group, [...(groups.get(face.group) ?? []), face]);
  const whole = [...groups.values()]
    .map((all) => ({
      outside: all.reduce((least, face) => (face.area < least.area ? face : least)),
      inside: all.filter(({ area }) => area > SMALLEST_AREA),
    }))
    .filter(({ outside, inside }) => outside.area < -SMALLEST_AREA && inside.length > 0)
    .sort((a, b) => a.outside.area - b.outside.area);
  const boards: { outside: DrawnFace; panels: DrawnFace[]; holes: DrawnFace[] }[] = [];
  for (const { outside, inside } of whole) {
    const at = outside.ring[0]!;
    const around = boards.find(({ panels }) => panels.some(({ ring }) => isInside(ring, at)));
    if (around) {
      // What is scored or creased round about, and not cut, is a mark on its panel.
      if (inside.every(onlyCut)) around.holes.push(...inside);
      continue;
    }
    const lone = inside.length === 1;
    boards.push({
      outside,
      panels: lone ? inside : inside.filter((face) => !onlyCut(face)),
      holes: lone ? [] : inside.filter(onlyCut),
    });
  }
  const sum = (faces: readonly DrawnFace[]): number => faces.reduce((total, { area }) => total + area, 0);
  return boards.map((board) => ({
    ...board,
    area: sum(board.panels) - sum(board.holes.filter(({ group }) => group !== board.outside.group)),
  }));
};
