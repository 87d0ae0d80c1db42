import { AnimationClip, Group, NumberKeyframeTrack, QuaternionKeyframeTrack, VectorKeyframeTrack } from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import type { FoldKeyframe } from '../engine/protocol/fold.ts';
import type { FoldBox } from './fold-box.ts';

/** Duration of a step in seconds. */
const STEP = 0.8;

/** glTF measures in metres. */
const METRE = 1e-3;

/** The box as binary glTF, closed, with an animation from flat to closed. */
export const exportGlb = async (box: FoldBox, name: string): Promise<Uint8Array> => {
  const { root, moving, bending, steps } = box.forExport();
  const duration = STEP * Math.max(1, steps);
  const timesOf = (row: readonly { readonly t: number }[]): number[] => row.map(({ t }) => t * duration);
  const tracks = moving.flatMap(({ object, keyframes }: { object: Group; keyframes: readonly FoldKeyframe[] }) =>
    keyframes.length < 2
      ? []
      : [
          new QuaternionKeyframeTrack(
            `${object.uuid}.quaternion`,
            timesOf(keyframes),
            keyframes.flatMap(({ rotation }) => [...rotation]),
          ),
          new VectorKeyframeTrack(
            `${object.uuid}.position`,
            timesOf(keyframes),
            keyframes.flatMap(({ translation }) => [...translation]),
          ),
        ],
  );
  for (const { mesh, frames } of bending) {
    // Each earlier moment has its own target with weight 1. The last moment has none.
    const count = frames.length - 1;
    const values = frames.flatMap((_, k) => Array.from({ length: count }, (_, target) => Number(target === k)));
    tracks.push(new NumberKeyframeTrack(`${mesh.uuid}.morphTargetInfluences`, timesOf(frames), values) as never);
  }
  const scaled = new Group();
  scaled.name = name;
  scaled.scale.setScalar(METRE);
  scaled.add(root);
  const animations = tracks.length ? [new AnimationClip('fold', duration, tracks)] : [];
  const glb = await new GLTFExporter().parseAsync(scaled, { binary: true, animations });
  return new Uint8Array(glb as ArrayBuffer);
};
