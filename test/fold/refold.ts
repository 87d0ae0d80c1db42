/** Folds a FOLD file from its numbers alone, independent of panels, trees and poses. */

export interface FoldFile {
  readonly vertices_coords: readonly (readonly [number, number])[];
  readonly edges_vertices: readonly (readonly [number, number])[];
  readonly edges_assignment: readonly string[];
  readonly edges_foldAngle: readonly (number | null)[];
  readonly faces_vertices: readonly (readonly number[])[];
  readonly file_frames: readonly { readonly vertices_coords: readonly (readonly [number, number, number])[] }[];
}

type Vector = readonly [number, number, number];
/** A rotation as three columns, and a translation. */
interface Place {
  readonly turn: readonly [Vector, Vector, Vector];
  readonly to: Vector;
}

const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const times = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k];
const turned = ({ turn: [x, y, z] }: Pick<Place, 'turn'>, v: Vector): Vector =>
  add(add(times(x, v[0]), times(y, v[1])), times(z, v[2]));
const placed = (p: Place, v: Vector): Vector => add(turned(p, v), p.to);

/** Rodrigues' formula: rotation by degrees about a line, counter-clockwise seen against it. */
const about = (from: Vector, to: Vector, degrees: number): Place => {
  const d = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const k = times(add(to, times(from, -1)), 1 / d);
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const rotate = (v: Vector): Vector => {
    const cross: Vector = [k[1] * v[2] - k[2] * v[1], k[2] * v[0] - k[0] * v[2], k[0] * v[1] - k[1] * v[0]];
    const along = k[0] * v[0] + k[1] * v[1] + k[2] * v[2];
    return add(add(times(v, c), times(cross, s)), times(k, along * (1 - c)));
  };
  const turn = [rotate([1, 0, 0]), rotate([0, 1, 0]), rotate([0, 0, 1])] as const;
  return { turn, to: add(from, times(turned({ turn }, from), -1)) };
};

const after = (outer: Place, inner: Place): Place => ({
  turn: [turned(outer, inner.turn[0]), turned(outer, inner.turn[1]), turned(outer, inner.turn[2])],
  to: placed(outer, inner.to),
});

/** Every connected sheet of a file with the positions of its corners, with its first face flat. */
export const refold = (file: FoldFile): { readonly faces: number[]; readonly spots: Map<number, Vector[]> }[] => {
  const angle = new Map<string, number>();
  file.edges_vertices.forEach(([a, b], k) => {
    if (file.edges_foldAngle[k] !== null) angle.set(`${Math.min(a, b)} ${Math.max(a, b)}`, file.edges_foldAngle[k]!);
  });
  const sides = new Map<string, number[]>();
  file.faces_vertices.forEach((face, f) => {
    face.forEach((a, i) => {
      const b = face[(i + 1) % face.length]!;
      const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
      sides.set(key, [...(sides.get(key) ?? []), f]);
    });
  });
  const flat = (v: number): Vector => [...file.vertices_coords[v]!, 0];
  const places = new Map<number, Place>();
  const sheets: { faces: number[]; spots: Map<number, Vector[]> }[] = [];
  file.faces_vertices.forEach((_, start) => {
    if (places.has(start)) return;
    places.set(start, {
      turn: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      to: [0, 0, 0],
    });
    const queue = [start];
    const spots = new Map<number, Vector[]>();
    for (let next = queue.shift(), at = 0; next !== undefined; next = queue[at++]) {
      const face = file.faces_vertices[next]!;
      for (const v of face) spots.set(v, [...(spots.get(v) ?? []), placed(places.get(next)!, flat(v))]);
      face.forEach((a, i) => {
        const b = face[(i + 1) % face.length]!;
        const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
        const other = sides.get(key)!.find((f) => f !== next);
        if (other === undefined || places.has(other)) return;
        // The face is to the left of a → b, its neighbour to the left of b → a.
        places.set(other, after(places.get(next!)!, about(flat(b), flat(a), angle.get(key)!)));
        queue.push(other);
      });
    }
    sheets.push({ faces: [start, ...queue], spots });
  });
  return sheets;
};

/** True when the distances between corresponding corners are equal and the two shapes are not mirror images. */
export const strays = (ours: readonly Vector[], theirs: readonly Vector[]): number => {
  const far = (a: Vector, b: Vector): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  const volume = (p: readonly Vector[], i: number, j: number, k: number): number => {
    const [u, v, w] = [i, j, k].map((n) => add(p[n]!, times(p[0]!, -1))) as [Vector, Vector, Vector];
    return u[0] * (v[1] * w[2] - v[2] * w[1]) + u[1] * (v[2] * w[0] - v[0] * w[2]) + u[2] * (v[0] * w[1] - v[1] * w[0]);
  };
  let worst = 0;
  const n = ours.length;
  for (let i = 0; i < n; i++)
    for (const j of [0, 1, 2, n >> 1, n - 1, (i * 7) % n])
      worst = Math.max(worst, Math.abs(far(ours[i]!, ours[j]!) - far(theirs[i]!, theirs[j]!)));
  for (let i = 0; i < n; i++) {
    const [j, k] = [(i * 5 + 1) % n, (i * 11 + 2) % n];
    const [a, b] = [volume(ours, i, j, k), volume(theirs, i, j, k)];
    if (Math.abs(a) > 1 && Math.sign(a) !== Math.sign(b)) return Number.POSITIVE_INFINITY;
  }
  return worst;
};
