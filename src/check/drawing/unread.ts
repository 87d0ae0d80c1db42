import type { LineType } from '../../board/index.ts';
import type { Point } from '../../geometry/index.ts';
import { DASHED, type LineLook, type Reading } from '../../read/index.ts';
import type { Finding } from './finding.ts';

interface Look {
  readonly name: string;
  /** The key of such lines in a map of kinds. */
  readonly key: string | undefined;
  readonly at: Point;
  readonly place: string;
  count: number;
}

/** Names that programs give to groups and paths by themselves: they tell nothing about the line. */
const GENERATED = /^(?:path|line|polyline|polygon|rect|circle|ellipse|use|g|surface|svg|id|object|shape)[-_.]?\d+$/i;

/** Names, inks and colours of lines whose kind is known. To map one of them would change those lines as well. */
const knownKeys = (lines: Reading['lines']): ReadonlySet<string> =>
  new Set(
    lines.flatMap(({ kind, look: { names, ink, colour, dashed } }) =>
      kind === undefined ? [] : [...names, ink, colour, dashed && DASHED].filter((key) => key !== undefined),
    ),
  );

/** The key of such lines in a map of kinds: dashes, then the nearest name, the ink, the colour. */
const keyOf = ({ names, ink, colour, dashed }: LineLook, known: ReadonlySet<string>): string | undefined => {
  const given = names.filter((name) => !GENERATED.test(name));
  const all = [dashed && DASHED, ...given, ink, colour, ...names].filter((key) => key !== undefined);
  return all.find((key) => !known.has(key)) ?? all[0];
};

/** Unread lines and lines of unknown type, grouped by appearance. */
export const findUnread = ({ lines, skipped }: Pick<Reading, 'lines' | 'skipped'>): Finding[] => {
  const looks = new Map<string, Look>();
  const keys = knownKeys(lines);
  for (const { kind, look, curve, place } of lines) {
    if (kind !== undefined) continue;
    const { names, ink, colour, dashed } = look;
    const key = keyOf(look, keys);
    const named = names.find((name) => name === key) ?? names.find((name) => !GENERATED.test(name) && !keys.has(name));
    const name = [dashed && DASHED, named && `named ${named}`, ink && `in ${ink}`, colour].filter(Boolean).join(', ');
    const known = looks.get(name);
    if (known) known.count++;
    else looks.set(name, { name, key, at: curve.from, place, count: 1 });
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
