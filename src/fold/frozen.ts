import type { Frame } from './frames.ts';
import type { Limb, Mesh } from './mesh.ts';
import type { Move, Turn4 } from './moves.ts';
import type { Shape } from './shape.ts';
import { at, type Pose, still, times, toward, unit } from './space.ts';
import type { Surface } from './surface.ts';

/** A side of the board where it is at one moment. */
export interface Frozen extends Surface {
  /** Index of its part. */
  readonly part: number;
  /** Of the limb, or of the panels that bow. */
  readonly id: string;
}

/** All sides of a box at time `t`, 0 flat and 1 closed, in the frame of the box. */
export const frozen = ({ limbs, bowed }: Mesh, t = 1): Frozen[] => {
  const poses: Pose[] = [];
  const sides = limbs.flatMap(({ id, part, parent, moves, shapes }: Limb) => {
    const pose = times(parent === undefined ? still : poses[parent]!, poseOf(moveAt(moves, t)));
    poses.push(pose);
    const turn = pose.map((v, k) => (k % 4 === 3 ? 0 : v));
    return shapes.map((shape): Frozen => {
      const { points, normals } = frameAt(shape, t);
      return {
        ...shape.surface,
        id,
        part,
        points: points.map(([x, y, z]) => at(pose, [x, y], z)),
        normals: normals.map(([x, y, z]) => at(turn, [x, y], z)),
      };
    });
  });
  const bending = bowed.flatMap(({ id, part, shapes }) =>
    shapes.map((shape): Frozen => ({ ...shape.surface, ...pick(frameAt(shape, t)), id, part })),
  );
  return [...sides, ...bending];
};

const pick = ({ points, normals }: Pick<Frame, 'points' | 'normals'>) => ({ points, normals });

/** The two neighbours of a moment, and how far it lies between them. */
const around = <T extends { readonly t: number }>(all: readonly T[], t: number): readonly [T, T, number] => {
  const k = all.findIndex((one) => one.t >= t);
  const after = all[k] ?? all.at(-1)!;
  const before = k > 0 ? all[k - 1]! : after;
  return [before, after, before === after ? 0 : (t - before.t) / (after.t - before.t)];
};

const frameAt = ({ surface, frames = [] }: Shape, t: number): Pick<Frame, 'points' | 'normals'> => {
  if (frames.length < 2) return surface;
  const [a, b, share] = around(frames, t);
  return {
    points: a.points.map((p, k) => toward(p, b.points[k]!, share)),
    normals: a.normals.map((n, k) => unit(toward(n, b.normals[k]!, share))),
  };
};

/** Straight on between two places, steadily about one line between two turns. */
const moveAt = (moves: readonly Move[], t: number): Move => {
  const [a, b, share] = around(moves, t);
  const cosine = a.turn.reduce((sum, v, k) => sum + v * b.turn[k]!, 0);
  const far = cosine < 0 ? (b.turn.map((v) => -v) as unknown as Turn4) : b.turn;
  const angle = Math.acos(Math.min(1, Math.abs(cosine)));
  const [u, v] =
    angle < 1e-6
      ? [1 - share, share]
      : [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
  return { t, turn: a.turn.map((q, k) => u * q + v * far[k]!) as unknown as Turn4, to: toward(a.to, b.to, share) };
};

/** As a rigid motion. */
const poseOf = ({ turn: [x, y, z, w], to }: Move): Pose => [
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
