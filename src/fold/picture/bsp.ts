import { dot3, lerp3, type Point3 } from '../../geometry/index.ts';
import type { Face, Stroke } from '../solid/face.ts';

const PLANE_TOLERANCE_MM = 1e-5;

/** Faces farthest first for parallel projection along `eye`, by binary space partition, which splits cycles (Fuchs, Kedem, Naylor 1980). */
export const backToFront = (faces: readonly Face[], eye: Point3): Face[] => {
  const painted: Face[] = [];
  // An explicit stack, because a box with many curves exceeds the call stack.
  const rest: (readonly Face[] | Face)[] = [faces];
  for (let next = rest.pop(); next; next = rest.pop()) {
    if (!isList(next)) {
      painted.push(next);
      continue;
    }
    const pivot = next[choosePivot(next)];
    if (!pivot) continue;
    const [front, back, level]: [Face[], Face[], Face[]] = [[], [], []];
    const offset = dot3(pivot.normal, pivot.ring[0]!);
    // The pivot is level by definition, although a facet of a bowed panel may not be exactly flat.
    for (const face of next)
      if (face === pivot) level.push(face);
      else classify(face, pivot.normal, offset, front, back, level);
    const [near, far] = dot3(pivot.normal, eye) >= 0 ? [front, back] : [back, front];
    // The stack returns the last item first.
    rest.push(near, ...byRank(level).toReversed(), far);
  }
  return painted;
};

/** Faces in one plane, sorted by the layer of their panel. */
const byRank = (level: readonly Face[]): readonly Face[] => {
  const ranked = level.filter(({ rank }) => rank !== undefined).sort((a, b) => a.rank! - b.rank!);
  const next = ranked.values();
  return level.map((face) => (face.rank === undefined ? face : next.next().value!));
};

const isList = (x: readonly Face[] | Face): x is readonly Face[] => Array.isArray(x);

/** Number of candidates for the pivot, spread over the list. */
const PIVOT_CANDIDATES = 16;

/** Index of the candidate whose plane splits the fewest other faces. The largest candidate wins a tie. */
const choosePivot = (faces: readonly Face[]): number => {
  let best = 0;
  let [fewest, most] = [Number.POSITIVE_INFINITY, -1];
  const step = Math.max(1, Math.floor(faces.length / PIVOT_CANDIDATES));
  for (let k = 0; k < faces.length; k += step) {
    const reach = faceExtent(faces[k]!);
    const splits = splitBy(faces[k]!, faces, fewest);
    if (splits < fewest || (splits === fewest && reach > most)) [best, fewest, most] = [k, splits, reach];
  }
  return best;
};

/** The number of faces split by the plane of one face, counted up to `most` + 1. */
const splitBy = ({ normal, ring: [origin] }: Face, faces: readonly Face[], most: number): number => {
  const offset = dot3(normal, origin!);
  let splits = 0;
  for (const { ring } of faces) {
    let [over, under] = [false, false];
    for (const p of ring) {
      const h = dot3(p, normal) - offset;
      if (h >= PLANE_TOLERANCE_MM) over = true;
      else if (h <= -PLANE_TOLERANCE_MM) under = true;
    }
    if (over && under && ++splits > most) break;
  }
  return splits;
};

const faceExtent = ({ ring }: Face): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < ring.length; k++) {
    const [p, q] = [ring[k]!, ring[(k + Math.ceil(ring.length / 2)) % ring.length]!];
    least = Math.min(least, Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]));
  }
  return least;
};

/** Adds a face, or its two parts, to the lists of the sides of the plane. */
const classify = (face: Face, normal: Point3, offset: number, front: Face[], back: Face[], level: Face[]): void => {
  const heightOf = (p: Point3): number => {
    const h = dot3(p, normal) - offset;
    return Math.abs(h) < PLANE_TOLERANCE_MM ? 0 : h;
  };
  const heights = face.ring.map(heightOf);
  const over = heights.some((h) => h > 0);
  const under = heights.some((h) => h < 0);
  if (!over && !under) level.push(face);
  else if (!under) front.push(face);
  else if (!over) back.push(face);
  else {
    const { strokes } = face;
    front.push({ ...splitFace(face, heights, 1), ...(strokes && { strokes: strokesOver(strokes, heightOf, 1) }) });
    back.push({ ...splitFace(face, heights, -1), ...(strokes && { strokes: strokesOver(strokes, heightOf, -1) }) });
  }
};

/** The part of a face on one side of a plane, given the height of each corner above it. The cut is not drawn as an edge. */
const splitFace = (face: Face, heights: readonly number[], sign: 1 | -1): Face => {
  const ring: Point3[] = [];
  const drawn: boolean[] = [];
  face.ring.forEach((p, k) => {
    const n = (k + 1) % face.ring.length;
    const [h, g] = [heights[k]! * sign, heights[n]! * sign];
    if (h >= 0) {
      ring.push(p);
      drawn.push(g >= 0 || h > 0 ? face.drawn[k]! : false);
    }
    if ((h > 0 && g < 0) || (h < 0 && g > 0)) {
      ring.push(lerp3(p, face.ring[n]!, h / (h - g)));
      drawn.push(h < 0 && face.drawn[k]!);
    }
  });
  return { ...face, ring, drawn };
};

/** The parts of the lines on a face that lie on one side of a plane. */
const strokesOver = (strokes: readonly Stroke[], heightOf: (p: Point3) => number, sign: 1 | -1): Stroke[] =>
  strokes.flatMap(({ from, to, line }) => {
    const [h, g] = [heightOf(from) * sign, heightOf(to) * sign];
    if (h <= 0 && g <= 0) return [];
    const cut = h * g < 0 ? lerp3(from, to, h / (h - g)) : undefined;
    return [{ line, from: cut && h < 0 ? cut : from, to: cut && g < 0 ? cut : to }];
  });
