import { add3, normalize3, type Point3, scale3 } from '../geometry/index.ts';

/** Converts an sRGB value 0…255 to linear light 0…1 (IEC 61966-2-1). */
export const toLinear = (v: number): number => (v <= 10.31475 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);

/** Converts linear light 0…1 to an sRGB value 0…255. */
export const fromLinear = (v: number): number =>
  255 * Math.min(1, v <= 0.0031308 ? 12.92 * Math.max(0, v) : 1.055 * v ** (1 / 2.4) - 0.055);

/** `#rrggbb` as three numbers 0…255. */
export const hexColour = (hex: string): [number, number, number] => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};

/** Light from the sky and, much less, from the ground. */
const SKY = 0.589;
const GROUND = 0.4;

/** Light of the lamp behind the viewer's left shoulder. */
export const LAMP = 0.557;

export const lampIn = (right: Point3, up: Point3, eye: Point3): Point3 =>
  normalize3(add3(add3(scale3(right, -0.35), scale3(up, 0.55)), eye));

/** Ambient light on a surface, by the upward component of its normal, -1…1. */
export const ambient = (upwards: number): number => GROUND + (SKY - GROUND) * (0.5 + 0.5 * upwards);

/** Light reflected by a mirror, by the upward component of the reflected ray and its component towards the lamp, -1…1. */
export const mirrored = (upwards: number, toLamp: number): number =>
  0.3 + 0.5 * (0.5 + 0.5 * upwards) + 0.9 * Math.max(0, toLamp) ** 6;

/** Number of steps of light, fine enough for every shade of a screen. */
const LIGHT_STEPS = 8192;

const shades = Uint8Array.from({ length: LIGHT_STEPS + 1 }, (_, k) => Math.round(fromLinear(k / LIGHT_STEPS)));

/** Linear light, by sRGB value 0…255. */
export const linearOf = Float32Array.from({ length: 256 }, (_, v) => toLinear(v));

/** The sRGB value 0…255 for an amount of light. */
export const shadeOf = (light: number): number =>
  shades[light >= 1 ? LIGHT_STEPS : light <= 0 ? 0 : (light * LIGHT_STEPS + 0.5) | 0]!;
