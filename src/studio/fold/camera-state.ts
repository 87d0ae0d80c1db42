import { effect, signal } from '@preact/signals';
import { isPack } from './fold-state.ts';
import sideViews from './side-views.json' with { type: 'json' };

/** Direction of the viewer, in degrees from the front to the right and above the horizon, zoom, and the box aside in shares of the picture. */
const USUAL = { turn: 32, tilt: 22, zoom: 1, aside: [0, 0] as readonly [right: number, up: number] };

/** Camera above a pack, which lies on the ground. */
const OF_PACK: typeof USUAL = { ...USUAL, turn: 16, tilt: 56 };

export const camera = signal(USUAL);

export const frontView = (): void => {
  camera.value = isPack.value ? OF_PACK : USUAL;
};

effect(frontView);

export const viewFrom = (side: keyof typeof sideViews): void => {
  // Degrees to the right, and above the horizon.
  const [turn, tilt] = sideViews[side] as [number, number];
  camera.value = { ...USUAL, turn, tilt };
};

/** Moves the box in the picture, by shares of its height. */
export const slide = (right: number, up: number): void => {
  const { value } = camera;
  const [x, y] = value.aside.map((share, k) => clamp(-2, share + [right, up][k]! / value.zoom, 2));
  camera.value = { ...value, aside: [x!, y!] };
};

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

export const orbit = (degrees: number, tilt: number): void => {
  const { value } = camera;
  camera.value = { ...value, turn: value.turn + degrees, tilt: clamp(-88, value.tilt + tilt, 88) };
};

export const moveNearer = (by: number): void => {
  camera.value = { ...camera.value, zoom: clamp(0.4, camera.value.zoom * by, 6) };
};
