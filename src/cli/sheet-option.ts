import { InvalidArgumentError } from 'commander';
import { type NamedSheet, parseSheet } from '../entry/nest.ts';

/** Parses a sheet, in mm: `1000x700`, `100x70cm`, `28x40in` or a name such as `B1`. */
export const sheetOption = (text: string): NamedSheet => {
  try {
    return parseSheet(text);
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
};
