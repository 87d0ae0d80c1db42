import { add3, normalize3, type Point3, scale3 } from '../geometry/index.ts';
import { fromLinear, toLinear } from './colour.ts';

/** Light of the picture from the sky; a little comes from the ground. */
const SKY = 0.589;
const GROUND = 0.4;

/** Light of the lamp over the viewer's left shoulder. */
export const LAMP = 0.557;

/** The direction towards the lamp. */
export const lampIn = (right: Point3, up: Point3, eye: Point3): Point3 =>
  normalize3(add3(add3(scale3(right, -0.35), scale3(up, 0.55)), eye));

/** The light on a surface from all around, given the share of it that faces upwards, -1…1. */
export const ambient = (upwards: number): number => GROUND + (SKY - GROUND) * (0.5 + 0.5 * upwards);

/** The light that a mirror shows in a direction, given how far it points upwards and to the lamp, -1…1. */
export const mirrored = (upwards: number, toLamp: number): number =>
  0.3 + 0.5 * (0.5 + 0.5 * upwards) + 0.9 * Math.max(0, toLamp) ** 6;

/** Steps of light so fine that no shade of a screen is left out. */
const STEPS = 8192;

const shades = Uint8Array.from({ length: STEPS + 1 }, (_, k) => Math.round(fromLinear(k / STEPS)));

/** By value 0…255 of a screen, the light that it is. */
export const linearOf = Float32Array.from({ length: 256 }, (_, v) => toLinear(v));

/** A shade 0…255 for an amount of light. */
export const shadeOf = (light: number): number =>
  shades[light >= 1 ? STEPS : light <= 0 ? 0 : (light * STEPS + 0.5) | 0]!;
