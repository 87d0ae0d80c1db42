import { InvalidArgumentError, type Option } from 'commander';
import { parseQuantity, roundTo } from '../entry/engine.ts';

/** Parses a number of threads or rows. */
export const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('Write a whole number from 1 up.');
  return Number(text);
};

/** Parses a number. Empty text is NaN. */
export const numberFrom = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** Parses a number above 0, as `12.5` or `0,5`. */
export const aboveZero = (text: string): number => {
  const { value, mm } = parseQuantity(text) ?? { value: Number.NaN };
  if (!(value > 0) || mm !== undefined) throw new InvalidArgumentError('Write a number above 0, for example 0.5.');
  return value;
};

/** Parses the name of a file that is written step by step or read again. Standard output cannot stand for it. */
export const namedFile = (text: string): string => {
  if (text === '' || text === '-') throw new InvalidArgumentError('It must name a file.');
  return text;
};

/** Parses a weight or price, as `300` or `0,62`. */
export const fromZero = (text: string): number => {
  const { value, mm } = parseQuantity(text) ?? { value: Number.NaN };
  if (!(value >= 0) || mm !== undefined) throw new InvalidArgumentError('It must be a number from 0 up.');
  return value;
};

/** Reads a length, as `3`, `0,5`, `3mm` or `1/8in`, in mm. NaN for other text. */
export const lengthFrom = (text: string): number => {
  const { value, mm = 1, degrees } = parseQuantity(text) ?? { value: Number.NaN };
  return degrees ? Number.NaN : roundTo(value * mm, 9);
};

export const lengthFromZero = (text: string): number => {
  const mm = lengthFrom(text);
  if (!(mm >= 0))
    throw new InvalidArgumentError('It must be a number from 0 up. A unit may follow, as in 3mm or 0.125in.');
  return mm;
};

/** Gives an option its values, which may be written in any case. */
export const oneOf = (option: Option, values: readonly string[]): Option =>
  option.choices(values).argParser((text: string) => {
    const value = values.find((one) => one.toLowerCase() === text.toLowerCase());
    if (value === undefined) throw new InvalidArgumentError(`Choose one of: ${values.join(', ')}.`);
    return value;
  });

export const portNumber = (text: string): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError('Write a whole number up to 65535, for example 3001.');
  return Number(text);
};

/** Parses an http or https address. */
export const parseUrl = (text: string): string => {
  if (!/^https?:\/\/[^\s?#]+$/.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('Write an address such as https://boxes.example.');
  return text;
};

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
