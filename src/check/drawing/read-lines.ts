import { isLine, type Reading } from '../../formats/reading/index.ts';
import { type TypedCurve, withoutBleed } from '../../recognise/lines/index.ts';
import type { LinePlace } from './finding.ts';

/** Lines of a reading that are checked, and where each of them stands in the file. */
export interface ReadLines {
  readonly lines: readonly TypedCurve[];
  readonly place: LinePlace;
}

export const readLines = (reading: Pick<Reading, 'lines'>): ReadLines => {
  const read = withoutBleed(reading.lines.filter(isLine).map(({ kind, ...line }) => ({ ...line, line: kind })));
  return { lines: read.map(({ line, curve }) => ({ line, curve })), place: (k) => read[k]!.place };
};
