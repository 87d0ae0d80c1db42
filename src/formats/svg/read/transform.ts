import svgpath from 'svgpath';
import type { Size } from '../../../sheet/index.ts';
import { type Affine, composeAffine } from '../../reading/affine.ts';
import { lengthIn } from './units.ts';

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
const MAX_CHARACTERS = 2000;

/** Functions of one axis in CSS. */
const ONE_AXIS = /\b(translate|scale)([xy])\s*\(([^()]*)\)/gi;
const NUMBER_IN_CSS = new RegExp(`(${NUMBER})(?:px|deg)?`, 'g');

/** The form of attributes: without the units of CSS, and with spaces between numbers, which minifiers omit before a sign. */
const attributeForm = (text: string): string =>
  text
    .replaceAll(ONE_AXIS, (_, name: string, axis: string, value: string) => {
      const other = name.toLowerCase() === 'scale' ? 1 : 0;
      return `${name}(${axis.toLowerCase() === 'x' ? `${value},${other}` : `${other},${value}`})`;
    })
    .replaceAll(/\bskew([xy])/gi, (_, axis: string) => `skew${axis.toUpperCase()}`)
    .replaceAll(NUMBER_IN_CSS, ' $1 ');

/** The `transform` of an element as a matrix, parsed by svgpath. Throws Error for a text that is not a transform. */
export const parseTransform = (given: string): Affine => {
  const text = given.length > MAX_CHARACTERS ? '' : attributeForm(given);
  if (given.length > MAX_CHARACTERS || !TRANSFORM.test(text))
    throw new Error(`transform="${given.slice(0, 80)}" is not a transform.`);
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

const KEYWORDS: Readonly<Record<string, string>> = {
  left: '0',
  top: '0',
  center: '50%',
  right: '100%',
  bottom: '100%',
};

/** A transform about its `transform-origin`. @throws Error for a text that is not a point. */
export const aboutOrigin = (matrix: Affine, origin: string | undefined, { width, height }: Size): Affine => {
  const parts = origin?.trim().split(/[\s,]+/) ?? [];
  const [first, second = 'center'] = parts;
  if (!first) return matrix;
  const isSwapped = ['top', 'bottom'].includes(first) || ['left', 'right'].includes(second);
  const [across, down] = isSwapped ? [second, first] : [first, second];
  const [x, y] = [lengthIn(KEYWORDS[across] ?? across, width), lengthIn(KEYWORDS[down] ?? down, height)];
  return composeAffine(composeAffine([1, 0, 0, 1, x, y], matrix), [1, 0, 0, 1, -x, -y]);
};

/** Rounds to 0, because the cosine of 90° is 6e-17 in floating point and would tilt lines. */
const nearZero = (value: number): number => (Math.abs(value) < 1e-15 ? 0 : value);
