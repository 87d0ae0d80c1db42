import { filmType, recordFilm } from '../../viewer/index.ts';
import type { ShownBox } from '../engine/box.ts';
import { say } from '../languages/index.ts';
import { showsInside } from '../stage/flat-state.ts';
import { camera } from './camera-state.ts';
import { withScene } from './fold-files.ts';
import type { FoldScene } from './fold-scene.ts';
import { showsCup } from './fold-state.ts';

/** Side of a film in pixels, with a graphics card and without. */
const [PIXELS, FEW_PIXELS] = [1080, 720] as const;

/** Players show what is transparent as black. */
const GROUND = '#f3f3f0';

const TURN_MS = 6000;

/** Time of a step of folding, and at least of all steps. */
const [STEP_MS, LEAST_MS] = [900, 2500] as const;

/** Share of a film of folding that stands still at either end. */
const REST = 0.1;

/** What each film shows of a scene, seen from the direction of the view. */
const films = {
  /** From flat to closed. */
  folding: (scene: FoldScene, steps: number) => {
    scene.fold = 0;
    scene.look(camera.value.turn, camera.value.tilt);
    const draw = (share: number): void => {
      const t = Math.min(1, Math.max(0, (share - REST) / (1 - 2 * REST)));
      scene.fold = t * t * (3 - 2 * t);
    };
    return { duration: Math.max(LEAST_MS, steps * STEP_MS), draw };
  },
  /** The closed box, once around. */
  turning: (scene: FoldScene) => {
    scene.fold = 1;
    /** Looks from a direction. @returns the distance from which the box just fits. */
    const look = (share: number, zoom = 1): number => {
      scene.look(camera.value.turn + 360 * share, camera.value.tilt, zoom);
      return scene.camera.position.distanceTo(scene.target);
    };
    const furthest = Math.max(...Array.from({ length: 36 }, (_, k) => look(k / 36)));
    return { duration: TURN_MS, draw: (share: number) => look(share, look(share) / furthest) };
  },
};

export type FilmName = keyof typeof films;

/**
 * A film of the folded box as it is shown, with its artwork, inside and cup. Rejects when the signal stops it.
 * @param onShare - called with the share that is recorded.
 */
export const filmOf = async (box: ShownBox, name: FilmName, signal: AbortSignal, onShare: (share: number) => void) => {
  const type = filmType();
  if (!type) throw new Error(say('take.no_film'));
  const record = (scene: FoldScene, steps: number): Promise<Blob> => {
    scene.shade();
    scene.setCup(showsCup.value);
    scene.setInside(showsInside.value);
    scene.setPixels(scene.isSoftware() ? FEW_PIXELS : PIXELS);
    const { duration, draw } = films[name](scene, steps);
    const drawAndTell = (share: number): void => {
      draw(share);
      scene.draw();
      onShare(share);
    };
    return recordFilm(scene.canvas, type, { duration, draw: drawAndTell }, signal);
  };
  return withScene(box, false, record, GROUND);
};
