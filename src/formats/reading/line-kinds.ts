import { perObject } from '../../geometry/index.ts';
import { type LineKind, lineKinds, lineTypeNames, lineTypes } from '../line-types.ts';
import { type Profile, serviceProfile } from '../profile.ts';
import table from './kind-names.json' with { type: 'json' };
import type { LineLook, ReadOptions } from './reading.ts';

const words = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

/** Words beside the name of a kind that do not change it: "Main cut", `CUT_2PT`, "outer crease lines", in small letters without accents. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(words(table.plain));

/**
 * Names that packaging drawings use for the lines of layers, groups and inks, in small letters without spaces, but not names for all lines
 * of a die ("Stanze", "fustella", "troquel", "模切"). Each kind: English, western, northern and eastern Europe, then other letters.
 */
const kindNames: Readonly<Record<LineKind, readonly string[]>> = table.kinds;

/** One form of names that are written with and without accents. */
const withoutAccents = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '');

const KIND_BY_NAME: ReadonlyMap<string, LineKind> = new Map(
  Object.entries(kindNames).flatMap(([kind, lines]) =>
    words(lines).map((name) => [withoutAccents(name), kind as LineKind] as const),
  ),
);

/** Smallest saturation and lightness of a colour with a kind. Greys and near-blacks have none. */
const [SATURATED, BRIGHT] = [0.5, 0.4] as const;

/** The kind for a colour (`#rrggbb`) of the profile or near one; undefined for other greys and for hues between two kinds. */
const colourKind = (colour: string, { lines }: Profile): LineKind | undefined => {
  const own = lineTypeNames.find((line) => lines[line].hex.toLowerCase() === colour);
  if (own) return own;
  const share = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  const [r, g, b] = [share(1), share(3), share(5)];
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  if (!(most >= BRIGHT && range / most >= SATURATED)) return undefined;
  const sixth = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  const hue = (60 * sixth + 360) % 360;
  return lineTypeNames.find((line) => {
    const [from, to] = lineTypes[line].hues;
    return (hue >= from && hue <= to) || hue + 360 <= to;
  });
};

/** In small letters, without spaces and signs. */
const normaliseName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const MAX_NAME_CHARACTERS = 60;

/** A name without the escapes of Illustrator (`_x20_` for a space), and without the file that AutoCAD puts before it (`box|cut`, `box$0$cut`). */
const ownName = (name: string): string =>
  name
    .replaceAll(/_x([\da-f]{2,4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/^.*(?:\||\$\d+\$)/, '');

/** A name without accents and without the number of a copy ("Cut 2", `Crease_1_`). */
const plainName = (name: string): string => withoutAccents(normaliseName(name)).replace(/\d+$/, '');

/** The words of a name (`CutLine`, `CUT_2PT`) without numbers and without those that tell nothing. */
const tellingWords = (name: string): string[] =>
  withoutAccents(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word && !PLAIN_WORDS.has(word));

/** Kinds by the names of a profile. Where several share a name, the first one has it. */
const namesOf = perObject(
  ({ lines }: Profile) =>
    new Map(
      lineKinds
        .flatMap((kind) => {
          const { layer, title, ink } = lines[kind];
          return [layer, title, ink.name].map((name) => [normaliseName(name), kind] as const);
        })
        .reverse(),
    ),
);

/** The kind that a name tells as a whole, or by all words that tell one. */
const kindOfName = (given: string, profile: Profile): LineKind | undefined => {
  const normalised = normaliseName(given);
  const known = namesOf(profile).get(normalised) ?? KIND_BY_NAME.get(normalised);
  if (known || given.length > MAX_NAME_CHARACTERS) return known;
  const name = ownName(given);
  const whole = KIND_BY_NAME.get(plainName(name));
  if (whole) return whole;
  const words = tellingWords(name);
  const [kind, ...others] = new Set(words.map((word) => KIND_BY_NAME.get(word)));
  return KIND_BY_NAME.get(words.join('')) ?? (others.length ? undefined : kind);
};

export const DASHED = 'dashed';

/** The kind of a line by the caller's map (`dashed` before names and colours), its names from the nearest, its ink, or by its colour alone. */
export const lineKindOf = (
  { names, ink, colour, dashed }: LineLook,
  { kinds, profile = serviceProfile }: ReadOptions,
) => {
  const all = ink === undefined ? names : [...names, ink];
  const byName = (kindNamed: (name: string) => LineKind | undefined) =>
    all.reduce<LineKind | undefined>((kind, name) => kind ?? kindNamed(name), undefined);
  const given = kinds && mapOfKinds(kinds);
  const mapped =
    given &&
    ((dashed && given.get(DASHED)) ??
      byName((name) => given.get(normaliseName(name))) ??
      (colour === undefined ? undefined : given.get(colour)));
  const named = mapped ?? byName((name) => kindOfName(name, profile));
  if (named) return { kind: named, byColour: false };
  const coloured = colour === undefined ? undefined : colourKind(colour, profile);
  return coloured && { kind: coloured, byColour: true };
};

/** Names of the caller's map that nothing has, and the names and colours of what was read, the most frequent first. */
export const unusedKinds = (looks: readonly LineLook[], kinds: NonNullable<ReadOptions['kinds']>) => {
  const times = new Map<string, number>();
  for (const { names, ink, colour, dashed } of looks)
    for (const name of [...names, ink, colour, dashed && DASHED])
      if (name !== undefined) times.set(name, (times.get(name) ?? 0) + 1);
  const keys = new Set([...times.keys()].map(keyOf));
  return {
    unused: Object.keys(kinds).filter((name) => !keys.has(keyOf(name))),
    known: [...times].sort(([, a], [, b]) => b - a).map(([name]) => name),
  };
};

/** The caller's map by normalised names, made once for all lines of a file. */
const mapOfKinds = perObject(
  (kinds: NonNullable<ReadOptions['kinds']>): ReadonlyMap<string, LineKind> =>
    new Map(Object.entries(kinds).map(([name, kind]) => [keyOf(name), kind])),
);

const keyOf = (name: string): string => (name.startsWith('#') ? name.toLowerCase() : normaliseName(name));
