import type { Reading } from '../../formats/reading/index.ts';
import { bareFinding, type Finding } from './finding.ts';
import type { TypedClass } from './type-lines.ts';

/** Lines that were skipped, and lines whose type nothing tells, with a map of the likely types. */
export const findUnread = (skipped: Reading['skipped'], classes: readonly TypedClass[]): Finding[] => [
  ...skipped.map(({ what, count, place }): Finding => {
    const text = `${count === 1 ? 'A line was' : `${count} lines were`} not read: ${what}`;
    return bareFinding('skipped line', text, { places: [place] });
  }),
  ...classes.flatMap(({ key, text, lines, kind, because }): Finding[] => {
    if (because !== undefined) return [];
    const one = lines.length === 1;
    const map = key === undefined ? '' : `. Map ${one ? 'it' : 'them'}: '${key}=${kind}'`;
    const which = `${one ? 'A line' : `${lines.length} lines`} (${text || 'without a name or colour'})`;
    return [
      bareFinding('unknown line', `${which} ${one ? 'has' : 'have'} an unknown line type${map}`, {
        at: lines[0]!.curve.from,
        places: [lines[0]!.place],
        ...(key !== undefined && { fixes: [{ kinds: { [key]: kind } }] }),
      }),
    ];
  }),
];
