import type { Reading } from '../../formats/reading/index.ts';
import type { Finding } from './finding.ts';
import { type KnownLines, likelyKinds } from './likely-kinds.ts';
import { unknownLooks } from './unknown-looks.ts';

/**
 * Lines that were skipped, and lines of unknown type, with a map that tells their types.
 * @param known the lines of known types.
 */
export const findUnread = ({ lines, skipped }: Pick<Reading, 'lines' | 'skipped'>, known: KnownLines): Finding[] => {
  const looks = unknownLooks(lines);
  const kinds = likelyKinds(looks, known);
  return [
    ...skipped.map(
      ({ what, count, place }): Finding => ({
        kind: 'skipped line',
        text: `${count === 1 ? 'A line was' : `${count} lines were`} not read: ${what}`,
        places: [place],
        marks: [],
      }),
    ),
    ...looks.map(({ key, text, curves, place }, k): Finding => {
      const one = curves.length === 1;
      const map = key === undefined ? '' : `. Map ${one ? 'it' : 'them'}: '${key}=${kinds[k]}'`;
      return {
        kind: 'unknown line',
        text: `${one ? 'A line' : `${curves.length} lines`} (${text || 'without a name or colour'}) ${one ? 'has' : 'have'} an unknown line type${map}`,
        at: curves[0]!.from,
        places: [place],
        ...(key !== undefined && { fixes: [{ kinds: { [key]: kinds[k]! } }] }),
        marks: [],
      };
    }),
  ];
};
