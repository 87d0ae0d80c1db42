import {
  compose,
  type Point3,
  type Quaternion,
  quaternionOf,
  slerp,
  subtract3,
  type Transform3,
  transformOf,
} from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import type { Keyframe } from '../mesh/keyframe.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { nodeTransforms, snapshot } from '../mesh/snapshot.ts';
import type { Box3 } from '../solid/solid.ts';
import { lyingOf, uprightOf, type ViewerAxes } from './stance.ts';

/** The place of the box on the ground at one moment: its transform to a frame with y up and the front towards z. */
export interface UprightMoment extends Keyframe {
  /** The size of the box along x, y and z in that frame, in mm. */
  readonly size: Point3;
}

/** Minimum number of computed moments. */
const MOMENTS = 24;

/** The share of the time in which the box turns from lying to standing. */
const TURN = 0.3;

/** The places of the box on the ground from flat, print up, to closed, standing with its middle over the origin. */
export const uprightPose = ({
  parts,
  mesh,
  closed = uprightOf(parts),
}: {
  readonly parts: readonly PlacedPart[];
  readonly mesh: Mesh;
  /** The final axes. @defaultValue `uprightOf(parts)` */
  readonly closed?: ViewerAxes;
}): readonly UprightMoment[] => {
  const standing = rotationOf(closed);
  const lying = rotationOf(lyingOf(parts));
  const moves = mesh.bowed.length > 0 || mesh.nodes.some(({ keyframes }) => keyframes.length > 1);
  const count = moves ? Math.max(MOMENTS, 2 * mesh.steps) : 0;
  const bounds = boundsOf(mesh);
  return Array.from({ length: count + 1 }, (_, k) => (count ? k / count : 1)).map((t): UprightMoment => {
    const rotation = slerp(lying, standing, smooth(Math.min(1, t / TURN)));
    const { min, max } = bounds(t, transformOf(rotation));
    return {
      t,
      rotation,
      translation: [-(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2],
      size: subtract3(max, min),
    };
  });
};

const rotationOf = ([right, up, front]: ViewerAxes): Quaternion => quaternionOf([...right, 0, ...up, 0, ...front, 0]);

const smooth = (share: number): number => share * share * (3 - 2 * share);

/** Measures the box at a moment, seen through a transform. Before the end it leaves out the rounded folds. */
const boundsOf = (mesh: Mesh): ((t: number, view: Transform3) => Box3) => {
  const faces = mesh.nodes.map(({ shapes }) =>
    shapes.filter(({ frames, surface }) => !frames && surface.side !== 'edge').map(({ surface }) => surface.points),
  );
  return (t, view) => {
    if (t === 1 || mesh.bowed.length) return extentOf(snapshot(mesh, t).map(({ points }) => [points, view]));
    const poses = nodeTransforms(mesh, t).map((m) => compose(view, m));
    return extentOf(poses.flatMap((m, k) => faces[k]!.map((points) => [points, m] as const)));
  };
};

/** The extent of surfaces along three axes, in mm. */
export const surfaceExtent = (
  surfaces: readonly { readonly points: readonly number[] }[],
  [a, b, c]: ViewerAxes,
): Box3 => extentOf(surfaces.map(({ points }) => [points, [...a, 0, ...b, 0, ...c, 0]]));

/** The extent of rows of points, each seen through its own transform. */
const extentOf = (rows: readonly (readonly [points: readonly number[], m: Transform3])[]): Box3 => {
  const [min, max] = [[0, 0, 0].fill(Number.POSITIVE_INFINITY), [0, 0, 0].fill(Number.NEGATIVE_INFINITY)];
  for (const [points, m] of rows)
    for (let i = 0; i < 3; i++) {
      const [a, b, c, d] = [m[4 * i]!, m[4 * i + 1]!, m[4 * i + 2]!, m[4 * i + 3]!];
      for (let k = 0; k < points.length; k += 3) {
        const v = a * points[k]! + b * points[k + 1]! + c * points[k + 2]! + d;
        if (v < min[i]!) min[i] = v;
        if (v > max[i]!) max[i] = v;
      }
    }
  return { min: min as unknown as Point3, max: max as unknown as Point3 };
};
