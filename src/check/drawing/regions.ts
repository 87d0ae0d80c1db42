import { bends } from '../../board/index.ts';
import {
  type Box,
  boundsOf,
  type Curve,
  connected,
  cornerTable,
  type Departure,
  faceWalks,
  isInside,
  length,
  PlanarGraph,
  type Point,
  pointAt,
  polygon,
  reverse,
} from '../../geometry/index.ts';
import { UnionFind } from '../union-find.ts';
import type { PlanarDrawing, PlanarEdge } from './planar.ts';

/** Smaller than this, in mm², a face is a fold of the drawing onto itself and not an area. */
const SMALLEST_AREA = 1e-4;

/** What a region of the sheet is: board, a hole in it, waste between pieces, or what lies around everything. */
type RegionKind = 'piece' | 'hole' | 'waste' | 'outside';

/** A part of the sheet that hangs together: its faces are parted by creases only. */
export interface SheetRegion {
  readonly kind: RegionKind;
  /** Board in mm², exact. */
  readonly area: number;
  /** Faces: the panels of a piece. */
  readonly faces: number;
}

export interface Regions {
  readonly all: readonly SheetRegion[];
  /** Index of the region on the left and on the right of an edge. */
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** Index of the outside among the regions. */
export const OUTSIDE = 0;

/**
 * The regions of a drawing. Cuts part them, creases do not. Blanks may share a cut, a hole may lie beside another one, and a
 * piece may lie in a hole.
 */
export const regionsOf = ({ nodes, edges }: PlanarDrawing): Regions => {
  const graph = new PlanarGraph(edges, cornerTable(nodes.length), leaving);
  const walks = faceWalks(graph, () => true);
  const faceOf = new Int32Array(2 * edges.length);
  walks.forEach(({ halves }, face) => {
    for (const half of halves) faceOf[half] = face;
  });
  const group = connected(graph);
  // Every group of lines has one walk round its outside: the one with the least area, which is negative, or 0 for a tree.
  const outer = new Map<number, number>();
  walks.forEach(({ halves, area }, face) => {
    const own = group[halves[0]! >> 1]!;
    const known = outer.get(own);
    if (known === undefined || area < walks[known]!.area) outer.set(own, face);
  });
  const outerFaces = new Set(outer.values());
  const rings =
    outer.size === 1 ? [] : walks.map(({ halves }, face) => (outerFaces.has(face) ? [] : ringOf(halves, edges)));
  const finder = new FaceFinder(
    rings,
    walks.map(({ area }) => area),
  );

  // A group lies in the innermost face of another one, or outside of all.
  const merged = new UnionFind(walks.length + 1);
  const outsideFace = walks.length;
  for (const [own, face] of outer) {
    const p = pointAt(edges[own]!.curve, 0.37);
    const around = finder.find(p, (other) => group[walks[other]!.halves[0]! >> 1] !== own);
    merged.join(face, around ?? outsideFace);
  }
  const isOut = (face: number): boolean => merged.find(face) === merged.find(outsideFace);
  const out = walks.map((_, face) => isOut(face));
  edges.forEach(({ line }, k) => {
    const [a, b] = [faceOf[2 * k]!, faceOf[2 * k + 1]!];
    // A crease on the outline parts board from outside all the same: it is a fault of its own.
    if (bends(line) && !out[a] && !out[b]) merged.join(a, b);
  });
  return classify({ edges, walks, faceOf, merged, outsideFace });
};

interface Merged {
  readonly edges: readonly PlanarEdge[];
  readonly walks: readonly { readonly area: number }[];
  readonly faceOf: Int32Array;
  readonly merged: UnionFind;
  readonly outsideFace: number;
}

const classify = ({ edges, walks, faceOf, merged, outsideFace }: Merged): Regions => {
  const numbers = new Map<number, number>([[merged.find(outsideFace), OUTSIDE]]);
  const numberOf = (face: number): number => {
    const root = merged.find(face);
    const known = numbers.get(root) ?? numbers.size;
    numbers.set(root, known);
    return known;
  };
  const [areas, faces]: [number[], number[]] = [[0], [0]];
  walks.forEach(({ area }, face) => {
    const region = numberOf(face);
    areas[region] = (areas[region] ?? 0) + area;
    faces[region] = (faces[region] ?? 0) + (area > SMALLEST_AREA ? 1 : 0);
  });
  const left = edges.map((_, k) => numberOf(faceOf[2 * k]!));
  const right = edges.map((_, k) => numberOf(faceOf[2 * k + 1]!));
  const borders = bordersOf(edges, left, right, numbers.size);
  const kinds = kindsOf(areas, borders);
  return { all: areas.map((area, k) => ({ kind: kinds[k]!, area, faces: faces[k]! })), left, right };
};

/** What is known of the lines of a region. */
interface Border {
  readonly neighbours: Set<number>;
  /** Lines that bend inside the region. */
  readonly bends: Set<number>;
  length: number;
}

const bordersOf = (
  edges: readonly PlanarEdge[],
  left: readonly number[],
  right: readonly number[],
  count: number,
): Border[] => {
  const borders = Array.from({ length: count }, (): Border => ({ neighbours: new Set(), bends: new Set(), length: 0 }));
  edges.forEach(({ line, curve, of }, k) => {
    const [a, b] = [left[k]!, right[k]!];
    if (a === b) {
      if (bends(line)) borders[a]!.bends.add(of);
      return;
    }
    const size = length(curve);
    for (const [own, other] of [
      [a, b],
      [b, a],
    ] as const) {
      borders[own]!.neighbours.add(other);
      borders[own]!.length += size;
    }
  });
  return borders;
};

/** How much areas and borders of equal pieces differ. */
const EQUAL = 1e-3;

/**
 * What borders on the outside or on a hole is a piece. What borders on pieces only is a hole, unless it has creases of its own
 * or is the same as a piece: in a layout with common cuts a blank may lie between blanks.
 */
const kindsOf = (areas: readonly number[], borders: readonly Border[]): RegionKind[] => {
  const kinds: (RegionKind | undefined)[] = areas.map(() => undefined);
  kinds[OUTSIDE] = 'outside';
  let ring = [OUTSIDE];
  while (ring.length) {
    const next = new Set(
      ring.flatMap((k) => [...borders[k]!.neighbours].filter((other) => kinds[other] === undefined)),
    );
    const known = kinds.flatMap((kind, k) => (kind === 'piece' ? [k] : []));
    for (const k of next) {
      const fromBoard = ![...borders[k]!.neighbours].some((n) => ring.includes(n) && kinds[n] !== 'piece');
      kinds[k] = fromBoard && !isBlank(k, known, areas, borders) ? inBoard(borders[k]!, kinds) : 'piece';
    }
    ring = [...next];
  }
  // A face of no area has no border that parts it from anything.
  return kinds.map((kind) => kind ?? 'waste');
};

/** A hole has one piece round it; what lies between several is waste. */
const inBoard = ({ neighbours }: Border, kinds: readonly (RegionKind | undefined)[]): RegionKind =>
  [...neighbours].filter((n) => kinds[n] === 'piece').length > 1 ? 'waste' : 'hole';

const isBlank = (
  k: number,
  pieces: readonly number[],
  areas: readonly number[],
  borders: readonly Border[],
): boolean => {
  const own = borders[k]!;
  // A crease that goes on into the board around is drawn across a hole.
  const around = pieces.filter((p) => own.neighbours.has(p));
  const ownBends = [...own.bends].filter((line) => !around.some((p) => borders[p]!.bends.has(line)));
  const near = (a: number, b: number): boolean => Math.abs(a - b) < EQUAL * b;
  return (
    ownBends.length > 0 ||
    (around.length > 1 && pieces.some((p) => near(areas[k]!, areas[p]!) && near(own.length, borders[p]!.length)))
  );
};

/** Walks round faces as polygons; halves run forward along an edge, or back. */
const ringOf = (halves: readonly number[], edges: readonly PlanarEdge[]): Point[] =>
  polygon(
    halves.map((half) => (half & 1 ? reverse(edges[half >> 1]!.curve) : edges[half >> 1]!.curve)),
    0.05,
  );

/** Finds the smallest face around a point. */
class FaceFinder {
  readonly #faces: { readonly face: number; readonly ring: readonly Point[]; readonly box: Box }[];

  constructor(rings: readonly (readonly Point[])[], areas: readonly number[]) {
    this.#faces = rings
      .map((ring, face) => ({ face, ring, box: boundsOf(ring.map((p): Curve => ({ kind: 'line', from: p, to: p }))) }))
      .filter(({ ring }) => ring.length > 2)
      .sort((a, b) => areas[a.face]! - areas[b.face]!);
  }

  find(p: Point, admit: (face: number) => boolean): number | undefined {
    const [x, y] = p;
    return this.#faces.find(
      ({ face, ring, box }) =>
        x >= box.left && x <= box.right && y >= box.bottom && y <= box.top && admit(face) && isInside(ring, p),
    )?.face;
  }
}

/** How a line leaves its end, measured a little way along: curves that part tangentially, and lines with noise, are told apart. */
const leaving = (curve: Curve, end: number): Departure => {
  const t = Math.min(0.3, 0.5 / Math.max(length(curve), 1e-9));
  const [p, q] = end ? [curve.to, pointAt(curve, 1 - t)] : [curve.from, pointAt(curve, t)];
  return { angle: Math.atan2(q[1] - p[1], q[0] - p[0]), bend: 0 };
};
