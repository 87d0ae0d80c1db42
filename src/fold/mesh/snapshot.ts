import { compose, lerp3, neighboursOf, slerp, type Transform3, transformOf } from '../../geometry/index.ts';
import { checkTime } from '../pose/check-time.ts';
import type { Mesh } from './mesh.ts';
import type { MorphFrame, Shape, Surface } from './surface.ts';

/** A side of the board at one moment. */
export interface SnapshotSurface extends Surface {
  readonly part: number;
  /** Id of the node, or of the panels that bow. */
  readonly id: string;
}

/**
 * All sides of a box at time `t`, 0 flat and 1 closed, in the frame of the box.
 * @throws RangeError for another time.
 * @example
 * const { parts } = dieline('becf-10101').drawing;
 * const surfaces = fold.snapshot(fold.mesh(parts), 0.5); // half folded
 */
export const snapshot = (mesh: Mesh, t = 1): SnapshotSurface[] => {
  checkTime(t);
  const poses = nodeTransforms(mesh, t);
  // What bows is in the frame of the box already.
  return [...mesh.nodes, ...mesh.bowed].flatMap(({ id, part, shapes }, k) =>
    shapes.map((shape): SnapshotSurface => {
      const { points, normals } = frameAt(shape, t);
      const pose = poses[k];
      const moved = pose && { points: transformed(points, pose, 1), normals: transformed(normals, pose, 0) };
      return { ...shape.surface, id, part, ...(moved ?? { points, normals }) };
    }),
  );
};

/** The transforms of all nodes at time `t` to the frame of the box. */
export const nodeTransforms = ({ nodes }: Mesh, t: number): Transform3[] => {
  const poses: Transform3[] = [];
  for (const { parent, keyframes } of nodes) {
    const [a, b, share] = neighboursOf(keyframes, t);
    const own = transformOf(slerp(a.rotation, b.rotation, share), lerp3(a.translation, b.translation, share));
    poses.push(parent === undefined ? own : compose(poses[parent]!, own));
  }
  return poses;
};

/** Transforms a row of points (`shift` 1) or of directions (`shift` 0). */
const transformed = (row: readonly number[], m: Transform3, shift: 0 | 1): number[] => {
  // Plain numbers: this runs for every point of a picture.
  const out: number[] = [];
  for (let k = 0; k < row.length; k += 3) {
    const x = row[k]!;
    const y = row[k + 1]!;
    const z = row[k + 2]!;
    out.push(m[0]! * x + m[1]! * y + m[2]! * z + shift * m[3]!);
    out.push(m[4]! * x + m[5]! * y + m[6]! * z + shift * m[7]!);
    out.push(m[8]! * x + m[9]! * y + m[10]! * z + shift * m[11]!);
  }
  return out;
};

const frameAt = ({ surface, frames = [] }: Shape, t: number): Pick<MorphFrame, 'points' | 'normals'> => {
  if (frames.length < 2 || t >= frames.at(-1)!.t) return surface;
  const [a, b, share] = neighboursOf(frames, t);
  const mix = (from: readonly number[], to: readonly number[]): number[] =>
    from.map((v, k) => v + (to[k]! - v) * share);
  return { points: mix(a.points, b.points), normals: unitLength(mix(a.normals, b.normals)) };
};

const unitLength = (row: number[]): number[] => {
  for (let k = 0; k < row.length; k += 3) {
    const length = Math.hypot(row[k]!, row[k + 1]!, row[k + 2]!) || 1;
    for (let i = k; i < k + 3; i++) row[i]! /= length;
  }
  return row;
};
