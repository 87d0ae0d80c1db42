import { AnimationClip, Group } from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import type { ShownBox } from '../engine/box.ts';
import { engine } from '../engine/client.ts';
import { showsInside } from '../stage/flat-state.ts';
import { placedLayers } from '../state/artwork.ts';
import { coloursOf } from './board-colours.ts';
import { camera } from './camera-state.ts';
import type { FoldBox } from './fold-box.ts';
import { FoldScene } from './fold-scene.ts';
import { asksForPack, openAt, showsCup } from './fold-state.ts';

/** Side of a picture, in pixels: 4K, sharp on a page of print. */
const PICTURE_PIXELS = 4096;

/**
 * Uses a scene beside the page: files depend neither on the view nor on the window. Throws Error in a browser without 3D.
 * @param ground - colour, `#rrggbb`; transparent without it.
 */
export const withScene = async <T>(
  box: ShownBox,
  isDelivered: boolean,
  use: (scene: FoldScene, steps: number) => Promise<T>,
  ground?: string,
): Promise<T> => {
  const folded = await engine.fold(box.question, { isCoarse: false, isDelivered });
  const scene = new FoldScene(document.createElement('canvas'), ground);
  try {
    scene.setModel(folded);
    scene.fold = folded.isPack ? 1 : openAt(folded);
    scene.setColours(coloursOf(box.material), box.material === 'corrugated');
    await scene.setArtwork(placedLayers.value, box.drawing.frame);
    return await use(scene, folded.steps.length);
  } finally {
    scene.dispose();
  }
};

export const foldedPicture = (box: ShownBox): Promise<Blob> =>
  withScene(box, asksForPack.value, async (scene) => {
    const { turn, tilt, zoom, aside } = camera.value;
    scene.setCup(showsCup.value);
    scene.look(turn, tilt, zoom, aside);
    scene.setInside(showsInside.value);
    scene.shade('always');
    scene.setPixels(PICTURE_PIXELS);
    return new Promise((resolve) => scene.canvas.toBlob((blob) => resolve(blob!), 'image/png'));
  });

/** The box that folds, as binary glTF. A pack does not fold. */
export const foldingModel = (box: ShownBox): Promise<Uint8Array> =>
  withScene(box, false, (scene, steps) => exportGlb(scene.box!, box.name, STEP_SECONDS * Math.max(1, steps)));

const STEP_SECONDS = 0.8;

/** glTF measures in metres. */
const METRE = 1e-3;

/** The box as binary glTF, closed, with an animation from flat to closed. */
const exportGlb = async (box: FoldBox, name: string, duration: number): Promise<Uint8Array> => {
  const { root, tracks } = box.forExport(duration);
  const scaled = new Group();
  scaled.name = name;
  scaled.scale.setScalar(METRE);
  scaled.add(root);
  const animations = tracks.length ? [new AnimationClip('fold', duration, tracks)] : [];
  return new Uint8Array((await new GLTFExporter().parseAsync(scaled, { binary: true, animations })) as ArrayBuffer);
};
