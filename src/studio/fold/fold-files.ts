import { AnimationClip, Group, NumberKeyframeTrack, QuaternionKeyframeTrack, VectorKeyframeTrack } from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import { engine } from '../engine/client.ts';
import type { ShownBox } from '../engine/protocol/box.ts';
import { showsInside } from '../stage/flat-state.ts';
import { placedLayers } from '../state/artwork.ts';
import { coloursOf } from './board-colours.ts';
import { camera } from './camera-state.ts';
import type { FoldBox } from './fold-box.ts';
import { FoldScene } from './fold-scene.ts';
import { asksForPack, openAt } from './fold-state.ts';

/** Uses a scene beside the page: files depend neither on the view nor on the window. Throws Error in a browser without 3D. */
const withScene = async <T>(box: ShownBox, isDelivered: boolean, use: (scene: FoldScene) => Promise<T>): Promise<T> => {
  const folded = await engine.fold(box.question, { isCoarse: false, isDelivered });
  const scene = new FoldScene(document.createElement('canvas'));
  try {
    scene.setModel(folded);
    scene.fold = folded.isPack ? 1 : openAt(folded);
    scene.setColours(coloursOf(box.material), box.material === 'corrugated');
    await scene.setArtwork(placedLayers.value, box.drawing.frame);
    return await use(scene);
  } finally {
    scene.dispose();
  }
};

/** The folded box as it stands now, as PNG. */
export const foldedPicture = (box: ShownBox): Promise<Blob> =>
  withScene(box, asksForPack.value, async (scene) => {
    const { turn, tilt, zoom, aside } = camera.value;
    scene.look(turn, tilt, zoom, aside);
    scene.setInside(showsInside.value);
    return (await scene.picture())!;
  });

/** The box that folds, as binary glTF. A pack does not fold. */
export const foldingModel = (box: ShownBox): Promise<Uint8Array> =>
  withScene(box, false, (scene) => exportGlb(scene.box!, box.name));

const STEP_SECONDS = 0.8;

/** glTF measures in metres. */
const METRE = 1e-3;

/** The box as binary glTF, closed, with an animation from flat to closed. */
const exportGlb = async (box: FoldBox, name: string): Promise<Uint8Array> => {
  const { root, moving, bending, steps } = box.forExport();
  const duration = STEP_SECONDS * Math.max(1, steps);
  const timesOf = (row: readonly { readonly t: number }[]): number[] => row.map(({ t }) => t * duration);
  const tracks = moving.flatMap(({ object, keyframes }) =>
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
  return new Uint8Array((await new GLTFExporter().parseAsync(scaled, { binary: true, animations })) as ArrayBuffer);
};
