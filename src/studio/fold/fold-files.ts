import { engine } from '../engine/client.ts';
import type { ShownBox } from '../engine/protocol/box.ts';
import { showsInside } from '../stage/flat-state.ts';
import { artwork, artworkPlace, artworkSide } from '../state/artwork.ts';
import { coloursOf } from './board-colours.ts';
import { camera } from './camera-state.ts';
import { exportGlb } from './export-glb.ts';
import { FoldScene } from './fold-scene.ts';
import { asksForPack, openAt } from './fold-state.ts';

/**
 * Uses a scene beside the page, so that files depend neither on the view nor on the size of the window.
 * @throws Error in a browser without 3D.
 */
const withScene = async <T>(box: ShownBox, isDelivered: boolean, use: (scene: FoldScene) => Promise<T>): Promise<T> => {
  const folded = await engine.fold(box.question, { isCoarse: false, isDelivered });
  const scene = new FoldScene(document.createElement('canvas'));
  try {
    scene.setModel(folded);
    scene.fold = folded.isPack ? 1 : openAt(folded);
    scene.setColours(coloursOf(box.material));
    await scene.setArtwork(artwork.value, artworkSide.value, artworkPlace.value);
    return await use(scene);
  } finally {
    scene.dispose();
  }
};

/** The folded box as it stands now, as PNG. */
export const foldedPicture = (box: ShownBox): Promise<Blob> =>
  withScene(box, asksForPack.value, async (scene) => {
    const { turn, tilt, zoom } = camera.value;
    scene.look(turn, tilt, zoom);
    scene.setInside(showsInside.value);
    return (await scene.picture())!;
  });

/** The box that folds, as binary glTF. A pack does not fold. */
export const foldingModel = (box: ShownBox): Promise<Uint8Array> =>
  withScene(box, false, (scene) => exportGlb(scene.box!, box.name));
