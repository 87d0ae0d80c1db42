import { InvalidArgumentError } from 'commander';
import { type NamedSheet, parseSheet } from '../entry/nest.ts';

/** Parses a number of threads. */
export const jobCount = (text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('Write a whole number from 1 up.');
  return Number(text);
};

/** Parses a number. Empty text is NaN. */
export const numberFrom = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** Parses a length, weight or price. */
export const fromZero = (text: string): number => {
  const value = numberFrom(text);
  if (!(value >= 0 && Number.isFinite(value))) throw new InvalidArgumentError('It must be a number from 0 up.');
  return value;
};

/** Parses a sheet, in mm: `1000x700`, `28x40in` or a name such as `B1`. */
export const sheetOption = (text: string): NamedSheet => {
  try {
    return parseSheet(text);
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
};
