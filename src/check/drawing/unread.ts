import type { LineType } from '../../board/index.ts';
import type { Point } from '../../geometry/index.ts';
import { DASHED, type Reading } from '../../read/index.ts';
import type { Finding } from './finding.ts';

interface Look {
  readonly name: string;
  /** The key of such lines in a map of kinds. */
  readonly key: string | undefined;
  readonly at: Point;
  readonly place: string;
  count: number;
}

/** Unread lines and lines of unknown type, grouped by appearance. */
export const findUnread = ({ lines, skipped }: Pick<Reading, 'lines' | 'skipped'>): Finding[] => {
  const looks = new Map<string, Look>();
  for (const { kind, look, curve, place } of lines) {
    if (kind !== undefined) continue;
    const { names, ink, colour, dashed } = look;
    const name = [dashed && DASHED, names[0] && `named ${names[0]}`, ink && `in ${ink}`, colour]
      .filter(Boolean)
      .join(', ');
    const known = looks.get(name);
    if (known) known.count++;
    else looks.set(name, { name, key: dashed ? DASHED : (names[0] ?? ink ?? colour), at: curve.from, place, count: 1 });
  }
  // Without a cut, the most frequent appearance is probably the outline.
  const outline = lines.some(({ kind }) => kind === 'cut')
    ? undefined
    : [...looks.values()].reduce<Look | undefined>(
        (most, one) => (most && most.count >= one.count ? most : one),
        undefined,
      );
  return [
    ...skipped.map(
      ({ what, count, place }): Finding => ({
        kind: 'skipped line',
        text: `${count === 1 ? 'A line was' : `${count} lines were`} not read: ${what}`,
        places: [place],
        marks: [],
      }),
    ),
    ...[...looks.values()].map((look) => unknownLine(look, look === outline ? 'cut' : 'crease')),
  ];
};

const unknownLine = ({ name, key, at, place, count }: Look, suggested: LineType): Finding => {
  const lines = count === 1 ? 'A line' : `${count} lines`;
  const map = key === undefined ? '' : `. Map ${count === 1 ? 'it' : 'them'}: --kind '${key}=${suggested}'`;
  return {
    kind: 'unknown line',
    text: `${lines} (${name || 'without a name or colour'}) ${count === 1 ? 'has' : 'have'} an unknown line type${map}`,
    at,
    places: [place],
    marks: [],
  };
};
