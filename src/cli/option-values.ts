import { InvalidArgumentError } from 'commander';
import { type NamedSheet, parseSheet } from '../entry/nest.ts';

/** A count of threads as an option. */
export const jobCount = (text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('Write a whole number from 1 up.');
  return Number(text);
};

/** A number as it is written; nothing written is no number. */
export const numberFrom = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** A length, a weight or a price as an option. */
export const fromZero = (text: string): number => {
  const value = numberFrom(text);
  if (!(value >= 0 && Number.isFinite(value))) throw new InvalidArgumentError('It must be a number from 0 up.');
  return value;
};

/** A sheet as an option, in mm: `1000x700`, `28x40in` or a name such as `B1`. */
export const sheetOption = (text: string): NamedSheet => {
  try {
    return parseSheet(text);
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
};
