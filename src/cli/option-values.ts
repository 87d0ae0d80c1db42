import { InvalidArgumentError } from 'commander';
import { parseSheet } from '../entry/nest.ts';

/** A count of threads as an option. */
export const jobCount = (text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('Write a whole number from 1 up.');
  return Number(text);
};

/** A sheet as an option, in mm: `1000x700`, `28x40in` or a name such as `B1`. */
export const sheetOption = (text: string): { readonly width: number; readonly height: number } => {
  try {
    return parseSheet(text);
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
};
