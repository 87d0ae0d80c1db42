import { InvalidArgumentError } from 'commander';
import { parseQuantity } from '../entry/engine.ts';
import { roundTo } from '../entry/inside.ts';

/** A parser of texts that are read as a value that fits; others are refused with a sentence. */
export const fitting =
  <T>(read: (text: string) => T, fits: (value: T) => boolean, otherwise: string) =>
  (text: string): T => {
    const value = read(text);
    if (!fits(value)) throw new InvalidArgumentError(otherwise);
    return value;
  };

export const matching = (pattern: RegExp, otherwise: string) =>
  fitting(String, (text) => pattern.test(text), otherwise);

export const numberUpTo = (limit: number, pattern: RegExp, otherwise: string) => (text: string) => {
  if (!pattern.test(text) || Number(text) > limit) throw new InvalidArgumentError(otherwise);
  return Number(text);
};

/** Parses a number of threads or rows. */
export const wholeNumber = numberUpTo(9999, /^[1-9]\d*$/, 'Write a whole number from 1 up.');

/** Parses a number. Empty text is NaN. */
export const numberFrom = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** A parser of numbers without a unit that are large enough, as `12.5` or `0,5`. */
const plainNumber = (isEnough: (value: number) => boolean, otherwise: string) => (text: string) => {
  const { value, mm } = parseQuantity(text) ?? { value: Number.NaN };
  if (!isEnough(value) || mm !== undefined) throw new InvalidArgumentError(otherwise);
  return value;
};

export const aboveZero = plainNumber((value) => value > 0, 'Write a number above 0, for example 0.5.');

/** Parses a weight or price. */
export const fromZero = plainNumber((value) => value >= 0, 'It must be a number from 0 up.');

/** Parses the name of a file that is written step by step or read again. Standard output cannot stand for it. */
export const namedFile = matching(/^(?!-?$)/, 'It must name a file.');

/** Reads a length, as `3`, `0,5`, `3mm` or `1/8in`, in mm. NaN for other text. */
export const lengthFrom = (text: string): number => {
  const { value, mm = 1, degrees } = parseQuantity(text) ?? { value: Number.NaN };
  return degrees ? Number.NaN : roundTo(value * mm, 9);
};

export const lengthFromZero = fitting(
  lengthFrom,
  (mm) => mm >= 0,
  'It must be a number from 0 up. A unit may follow, as in 3mm or 0.125in.',
);

/** Parses one of some values, which may be written in any case. */
export const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): T => {
    const value = values.find((one) => one.toLowerCase() === text.toLowerCase());
    if (value === undefined) throw new InvalidArgumentError(`Choose one of: ${values.join(', ')}.`);
    return value;
  };

export const portNumber = numberUpTo(65_535, /^\d{1,5}$/, 'Write a whole number up to 65535, for example 3001.');

export const parseUrl = fitting(
  String,
  (text) => /^https?:\/\/[^\s?#]+$/.test(text) && URL.canParse(text),
  'Write an address such as https://boxes.example.',
);

/** A parser whose RangeError is the message of a usage error. */
export const parserOf =
  <T>(read: (text: string) => T) =>
  (text: string): T => {
    try {
      return read(text);
    } catch (error) {
      throw new InvalidArgumentError((error as Error).message);
    }
  };
