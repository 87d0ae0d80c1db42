import svgpath from 'svgpath';
import type { Affine } from '../affine.ts';

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?`;
/** Pattern of a function with a given count of numbers. */
const call = (name: string, ...counts: number[]): string => {
  const lists = counts.map((n) => `${NUMBER}(?:[\\s,]+${NUMBER}){${n - 1}}`);
  return `${name}\\s*\\(\\s*(?:${lists.join('|')})\\s*\\)`;
};
const FUNCTIONS = [
  call('matrix', 6),
  call('translate', 2, 1),
  call('scale', 2, 1),
  call('rotate', 3, 1),
  call('skewX', 1),
  call('skewY', 1),
].join('|');

/** Functions of `transform` (SVG 1.1, 7.6). They are checked first, because svgpath ignores unknown functions. */
const TRANSFORM = new RegExp(`^\\s*(?:(?:${FUNCTIONS})[\\s,]*)*$|^\\s*none\\s*$`);

/** Longest accepted list of transforms, in characters. Programs write shorter ones. */
const LONGEST = 2000;

/**
 * The `transform` of an element as a matrix, parsed by svgpath.
 * @throws Error for a text that is not a transform.
 */
export const parseTransform = (text: string): Affine => {
  if (text.length > LONGEST || !TRANSFORM.test(text))
    throw new Error(`transform="${text.slice(0, 80)}" is not a transform.`);
  // Images of the origin and the two unit vectors. Relative segments omit the translation, which keeps all digits.
  const ends: number[] = [];
  svgpath('M0 0m1 0m0 1')
    .transform(text)
    .iterate((segment) => {
      ends.push(...(segment.slice(1) as number[]));
    });
  const [e, f, a, b, c, d] = ends.map(nearZero) as [number, number, number, number, number, number];
  return [a, b, c, d, e, f];
};

/** Rounds to 0, because the cosine of 90° is 6e-17 in floating point and would tilt lines. */
const nearZero = (value: number): number => (Math.abs(value) < 1e-15 ? 0 : value);
