import { isLine, type Reading } from '../../read/index.ts';
import type { TypedCurve } from '../typed-curve.ts';

/** Lines of a reading that are checked, and where each of them stands in the file. */
export interface ReadLines {
  readonly lines: readonly TypedCurve[];
  readonly place: (line: number) => string;
}

/** Bleed lies beyond the board: it is left out. */
export const readLines = (reading: Pick<Reading, 'lines'>): ReadLines => {
  const read = reading.lines.filter(isLine).filter(({ kind }) => kind !== 'bleed');
  return { lines: read.map(({ kind, curve }) => ({ line: kind, curve })), place: (k) => read[k]!.place };
};
