import Flatbush from 'flatbush';
import { bends, type LineType } from '../../board/index.ts';
import {
  boundsOf,
  boxAround,
  type Curve,
  connected,
  cornerTable,
  crossings,
  type Departure,
  faceWalks,
  isInside,
  length,
  PlanarGraph,
  type Point,
  parameterAt,
  pointAt,
  reverse,
  straight,
} from '../../geometry/index.ts';
import { type Surround, surroundsOf } from './frames.ts';
import { type PlanarDrawing, type PlanarEdge, WELD } from './planar.ts';
import { bordersOf, kindsOf, OUTSIDE, type RegionKind } from './region-kinds.ts';
import { countedPolygon, curveSteps, step } from './steps.ts';
import { UnionFind } from './union-find.ts';

/** Finds the smallest face around a point; of equal ones the first. */
const faceFinder = (rings: readonly (readonly Point[])[], areas: readonly number[]) => {
  const faces = rings.flatMap((ring, face) => (ring.length > 2 ? [face] : []));
  if (!faces.length) return () => undefined;
  const index = new Flatbush(faces.length);
  for (const face of faces) {
    const { left, bottom, right, top } = boxAround(rings[face]!);
    index.add(left, bottom, right, top);
  }
  index.finish();
  return (p: Point, admit: (face: number) => boolean) => {
    let best: number | undefined;
    index.search(...p, ...p, (k) => {
      step();
      const face = faces[k]!;
      if (best !== undefined && (areas[face]! - areas[best]! || face - best) >= 0) return false;
      step(rings[face]!.length);
      if (admit(face) && isInside(rings[face]!, p)) best = face;
      return false;
    });
    return best;
  };
};

/** Steps to walk along both sides of an edge. */
const EDGE_STEPS = 20;

/** A smaller face, in mm², is a line drawn there and back, not an area. */
const SMALLEST_AREA = 1e-4;

/** A smaller face, in mm², between the outline and a crease that runs a little past it is no board. */
const BESIDE_OUTLINE = 1;

/** A connected part of the sheet. Only creases separate its faces. */
interface SheetRegion {
  readonly kind: RegionKind;
  /** Board in mm², exact. */
  readonly area: number;
  /** Faces: the panels of a piece. */
  readonly faces: number;
  /** Why a rectangle around blanks was taken for a frame or for a sheet. */
  readonly surround?: Surround;
}

export interface Regions {
  readonly all: readonly SheetRegion[];
  /** Indices of the regions left and right of an edge. */
  readonly left: readonly number[];
  readonly right: readonly number[];
}

export type PlanarFaces = ReturnType<typeof planarFaces>;

/** The faces between all lines of a drawing, whatever separates them. */
export const planarFaces = ({ nodes, edges }: Pick<PlanarDrawing, 'nodes' | 'edges'>) => {
  step(EDGE_STEPS * edges.length);
  const graph = new PlanarGraph(edges, cornerTable(nodes.length), leaving);
  const walks = faceWalks(graph, () => true);
  // The faces on the left (even) and on the right (odd) of each edge.
  const faceOf = new Int32Array(2 * edges.length);
  walks.forEach(({ halves }, face) => {
    for (const half of halves) faceOf[half] = face;
  });
  const group = connected(graph);
  // Each connected group of lines has one outer walk: the one with the least area, which is negative, or 0 for a tree.
  const outer = new Map<number, number>();
  walks.forEach(({ halves, area }, face) => {
    const own = group[halves[0]! >> 1]!;
    const known = outer.get(own);
    if (known === undefined || area < walks[known]!.area) outer.set(own, face);
  });
  const outerFaces = new Set(outer.values());
  const findFace = faceFinder(
    outer.size === 1 ? [] : walks.map(({ halves }, face) => (outerFaces.has(face) ? [] : ringOf(halves, edges))),
    walks.map(({ area }) => area),
  );
  // A group lies in the innermost face of another one, or outside of all: the number after the last face is the sheet around all.
  const nested = [...outer].map(([own, face]) => {
    const around = findFace(pointAt(edges[own]!.curve, 0.37), (other) => group[walks[other]!.halves[0]! >> 1] !== own);
    return [face, around ?? walks.length] as const;
  });
  return { edges, walks, faceOf, nested };
};

/** The regions of a drawing, separated by cuts, not by creases. Blanks may share a cut, holes a side, and a piece may lie in a hole. */
export const regionsOf = (drawing: PlanarDrawing): Regions => {
  const types = drawing.edges.map(({ line }) => line);
  return regionsAs(planarFaces(drawing), types);
};

/** The regions of a drawing whose edges have these line types. An edge without one is left out: it separates nothing. */
export const regionsAs = ({ edges, walks, faceOf, nested }: PlanarFaces, types: readonly (LineType | undefined)[]) => {
  step(edges.length);
  const outsideFace = walks.length;
  const merged = new UnionFind(walks.length + 1);
  for (const [face, around] of nested) merged.join(face, around);
  const sides = edges.map((_, k) => [faceOf[2 * k]!, faceOf[2 * k + 1]!] as const);
  sides.forEach(([a, b], k) => {
    if (!types[k]) merged.join(a, b);
  });
  const isOut = (face: number): boolean => merged.find(face) === merged.find(outsideFace);
  const isBend = (k: number): boolean => types[k] !== undefined && bends(types[k]);
  sides.forEach(([a, b], k) => {
    if (!isBend(k) || isOut(a) === isOut(b)) return;
    const inner = isOut(a) ? b : a;
    if (walks[inner]!.area < BESIDE_OUTLINE) merged.join(inner, outsideFace);
  });
  const out = walks.map((_, face) => isOut(face));
  sides.forEach(([a, b], k) => {
    // A crease on the outline still separates board from outside. It is reported as a fault of its own.
    if (isBend(k) && !out[a] && !out[b]) merged.join(a, b);
  });
  // The outside is region `OUTSIDE`, which is 0.
  const numberOf = merged.numbering(outsideFace);
  const parts = walks.map(({ area }, face) => ({ region: numberOf(face), area, faces: area > SMALLEST_AREA ? 1 : 0 }));
  const [left, right] = [0, 1].map((side) => sides.map((both) => numberOf(both[side]!))) as [number[], number[]];
  const kept = [...edges.keys()].filter((k) => types[k]);
  const typed = kept.map((k) => ({ ...edges[k]!, line: types[k]! }));
  const beside = { left: kept.map((k) => left[k]!), right: kept.map((k) => right[k]!) };
  const { all } = classify(typed, beside, parts);
  return { all, left, right };
};

/** Tells what each region is. Regions are given by the sides of the edges, and by their parts. */
export const classify = (
  edges: readonly PlanarEdge[],
  { left, right }: Pick<Regions, 'left' | 'right'>,
  parts: readonly { readonly region: number; readonly area: number; readonly faces: number }[],
): Regions => {
  const [areas, faces]: [number[], number[]] = [[0], [0]];
  for (const part of parts) {
    areas[part.region] = (areas[part.region] ?? 0) + part.area;
    faces[part.region] = (faces[part.region] ?? 0) + part.faces;
  }
  const borders = bordersOf(edges, left, right, areas.length);
  const frames = new Map<number, Surround>();
  // A page may have a border in its frame.
  for (;;) {
    step(edges.length);
    const kinds = kindsOf(areas, borders, [...frames.keys()]);
    const surrounds = surroundsOf(edges, borders, kinds);
    const more = [...surrounds].filter(([, { as }]) => as === 'frame');
    for (const [k, surround] of more) frames.set(k, surround);
    if (more.length) continue;
    const all = areas.map((area, k): SheetRegion => {
      const surround = frames.get(k) ?? surrounds.get(k);
      return { kind: kinds[k]!, area, faces: faces[k]!, ...(surround && { surround }) };
    });
    return { all, left, right };
  }
};

/** A walk round a face as a polygon; halves run forward along an edge, or back. */
export const ringOf = (halves: readonly number[], edges: readonly Pick<PlanarEdge, 'curve'>[], chord = 0.05): Point[] =>
  countedPolygon(
    halves.map((half) => (half & 1 ? reverse(edges[half >> 1]!.curve) : edges[half >> 1]!.curve)),
    chord,
  );

/** The direction in which a line leaves its end, measured a short way along, to distinguish tangent curves and noisy lines. */
export const leaving = (curve: Curve, end: number): Departure => {
  const t = Math.min(0.3, 0.5 / Math.max(length(curve), 1e-9));
  const [p, q] = end ? [curve.to, pointAt(curve, 1 - t)] : [curve.from, pointAt(curve, t)];
  return { angle: Math.atan2(q[1] - p[1], q[0] - p[0]), bend: 0 };
};

/** Direction of a ray that is parallel to no usual line, in radians. */
const ASKEW = 1.2345;

/** Tests whether the middle of a curve lies outside of all board, and not on its border. */
export const outsideTest = (
  { edges }: Pick<PlanarDrawing, 'edges'>,
  { left, right }: Pick<Regions, 'left' | 'right'>,
): ((curve: Curve) => boolean) => {
  const border = edges.filter((_, k) => (left[k] === OUTSIDE) !== (right[k] === OUTSIDE));
  const box = boundsOf(border.map(({ curve }) => curve));
  const far = border.length ? 2 * (box.right - box.left + box.top - box.bottom) : 0;
  return (curve) => {
    step(border.reduce((sum, edge) => sum + 2 * curveSteps(edge.curve), 0));
    const [x, y] = pointAt(curve, 0.5);
    const ray = straight([x, y], [x + far * Math.cos(ASKEW), y + far * Math.sin(ASKEW)]);
    const isOn = border.some((edge) => {
      const t = parameterAt(edge.curve, [x, y], WELD);
      return t !== undefined && t >= 0 && t <= 1;
    });
    return !isOn && border.reduce((times, edge) => times + crossings(ray, edge.curve).length, 0) % 2 === 0;
  };
};
