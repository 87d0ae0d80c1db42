import { effect, signal } from '@preact/signals';
import { isPack } from './fold-state.ts';

/** Direction of the viewer, in degrees from the front to the right and above the horizon, and zoom. */
const USUAL = { turn: 32, tilt: 22, zoom: 1 };

/** Camera above a pack, which lies on the ground. */
const OF_PACK: typeof USUAL = { turn: 16, tilt: 56, zoom: 1 };

export const camera = signal(USUAL);

export const frontView = (): void => {
  camera.value = isPack.value ? OF_PACK : USUAL;
};

effect(frontView);

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

export const orbit = (degrees: number, tilt: number): void => {
  const { value } = camera;
  camera.value = { ...value, turn: value.turn + degrees, tilt: clamp(-88, value.tilt + tilt, 88) };
};

export const moveNearer = (by: number): void => {
  camera.value = { ...camera.value, zoom: clamp(0.4, camera.value.zoom * by, 6) };
};
