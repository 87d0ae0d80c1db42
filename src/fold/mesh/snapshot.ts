import { apply, compose, identity, lerp3, normalize3, type Transform3 } from '../../geometry/index.ts';
import type { Keyframe, Quaternion } from './keyframe.ts';
import type { Mesh, MeshNode } from './mesh.ts';
import type { MorphFrame } from './morph-frame.ts';
import type { Shape } from './shape.ts';
import type { Surface } from './surface.ts';

/** A side of the board where it is at one moment. */
export interface SnapshotSurface extends Surface {
  /** Index of its part. */
  readonly part: number;
  /** Of the limb, or of the panels that bow. */
  readonly id: string;
}

/** All sides of a box at time `t`, 0 flat and 1 closed, in the frame of the box. */
export const snapshot = ({ nodes: limbs, bowed }: Mesh, t = 1): SnapshotSurface[] => {
  const poses: Transform3[] = [];
  const sides = limbs.flatMap(({ id, part, parent, keyframes: moves, shapes }: MeshNode) => {
    const pose = compose(parent === undefined ? identity : poses[parent]!, poseOf(moveAt(moves, t)));
    poses.push(pose);
    const turn = pose.map((v, k) => (k % 4 === 3 ? 0 : v));
    return shapes.map((shape): SnapshotSurface => {
      const { points, normals } = frameAt(shape, t);
      return {
        ...shape.surface,
        id,
        part,
        points: points.map(([x, y, z]) => apply(pose, [x, y], z)),
        normals: normals.map(([x, y, z]) => apply(turn, [x, y], z)),
      };
    });
  });
  const bending = bowed.flatMap(({ id, part, shapes }) =>
    shapes.map((shape): SnapshotSurface => ({ ...shape.surface, ...frameOnly(frameAt(shape, t)), id, part })),
  );
  return [...sides, ...bending];
};

const frameOnly = ({ points, normals }: Pick<MorphFrame, 'points' | 'normals'>) => ({ points, normals });

/** The two neighbours of a moment, and how far it lies between them. */
const neighbours = <T extends { readonly t: number }>(all: readonly T[], t: number): readonly [T, T, number] => {
  const k = all.findIndex((one) => one.t >= t);
  const after = all[k] ?? all.at(-1)!;
  const before = k > 0 ? all[k - 1]! : after;
  return [before, after, before === after ? 0 : (t - before.t) / (after.t - before.t)];
};

const frameAt = ({ surface, frames = [] }: Shape, t: number): Pick<MorphFrame, 'points' | 'normals'> => {
  if (frames.length < 2) return surface;
  const [a, b, share] = neighbours(frames, t);
  return {
    points: a.points.map((p, k) => lerp3(p, b.points[k]!, share)),
    normals: a.normals.map((n, k) => normalize3(lerp3(n, b.normals[k]!, share))),
  };
};

/** Straight on between two places, steadily about one line between two turns. */
const moveAt = (moves: readonly Keyframe[], t: number): Keyframe => {
  const [a, b, share] = neighbours(moves, t);
  const cosine = a.rotation.reduce((sum, v, k) => sum + v * b.rotation[k]!, 0);
  const far = cosine < 0 ? (b.rotation.map((v) => -v) as unknown as Quaternion) : b.rotation;
  const angle = Math.acos(Math.min(1, Math.abs(cosine)));
  const [u, v] =
    angle < 1e-6
      ? [1 - share, share]
      : [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
  return {
    t,
    rotation: a.rotation.map((q, k) => u * q + v * far[k]!) as unknown as Quaternion,
    translation: lerp3(a.translation, b.translation, share),
  };
};

/** As a rigid motion. */
const poseOf = ({ rotation: [x, y, z, w], translation: to }: Keyframe): Transform3 => [
  1 - 2 * (y * y + z * z),
  2 * (x * y - z * w),
  2 * (x * z + y * w),
  to[0],
  2 * (x * y + z * w),
  1 - 2 * (x * x + z * z),
  2 * (y * z - x * w),
  to[1],
  2 * (x * z - y * w),
  2 * (y * z + x * w),
  1 - 2 * (x * x + y * y),
  to[2],
];
