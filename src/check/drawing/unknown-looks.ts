import { DASHED, type LineLook, type Reading, type ReadLine } from '../../formats/reading/index.ts';
import type { Curve } from '../../geometry/index.ts';

/** Lines of unknown type that one entry in a map of kinds covers. */
export interface UnknownLook {
  /** The key of that entry; undefined for lines without a name or a colour. */
  readonly key: string | undefined;
  /** How the lines look, in words. */
  readonly text: string;
  readonly curves: readonly Curve[];
  /** Position of the first of them in the file. */
  readonly place: string;
}

/** Names that programs give to groups and objects by themselves: they tell nothing about the line. */
export const GENERATED =
  /^(?:path|line|line2d|polyline|polygon|rect|rectangle|circle|ellipse|arc|spline|bspline|wire|patch|use|g|surface|svg|id|object|shape)[-_.]?\d*$/i;

/** The lines of unknown type, each group with the key that maps it and changes no line of a known type. */
export const unknownLooks = (lines: Reading['lines']): UnknownLook[] => {
  const keyOf = keyFinder(lines);
  const groups = new Map<string | undefined, { readonly first: ReadLine; readonly curves: Curve[] }>();
  for (const line of lines) {
    if (line.kind !== undefined) continue;
    const key = keyOf(line.look);
    const group = groups.get(key);
    if (group) group.curves.push(line.curve);
    else groups.set(key, { first: line, curves: [line.curve] });
  }
  return [...groups].map(([key, { first, curves }]) => ({
    key,
    text: textOf(first.look, key),
    curves,
    place: first.place,
  }));
};

const textOf = ({ names, ink, colour, dashed }: LineLook, key: string | undefined): string =>
  [dashed && DASHED, key !== undefined && names.includes(key) && `named ${key}`, ink && `in ${ink}`, colour]
    .filter(Boolean)
    .join(', ');

/**
 * Finds the key for lines of unknown type: the nearest name that a person gave, the ink, the colour. Dashes are the key where nothing
 * else distinguishes dashed lines from others.
 */
const keyFinder = (lines: Reading['lines']): ((look: LineLook) => string | undefined) => {
  const looks = lines.flatMap(({ kind, look }) => (kind === undefined ? [look] : []));
  const known = new Set(
    lines.flatMap(({ kind, look: { names, ink, colour, dashed } }) =>
      kind === undefined ? [] : [...names, ink, colour, dashed && DASHED],
    ),
  );
  const common = namesOfAll(looks);
  const colours = new Set(looks.map(({ ink, colour }) => ink ?? colour));
  // A name that all lines have distinguishes none of them.
  const tells = (name: string): boolean => !GENERATED.test(name) && !(colours.size > 1 && common.has(name));
  const solid = new Set(looks.filter(({ dashed }) => !dashed).map(withoutDashes));
  return (look) => {
    const { names, ink, colour } = look;
    const dashes = look.dashed && solid.has(withoutDashes(look)) ? DASHED : undefined;
    const keys = [dashes, ...names.filter(tells), ink, colour, ...names].filter((key) => key !== undefined);
    return keys.find((key) => !known.has(key)) ?? keys[0];
  };
};

const withoutDashes = ({ names, ink, colour }: LineLook): string => JSON.stringify([names, ink, colour]);

const namesOfAll = (looks: readonly LineLook[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const { names } of looks) for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count === looks.length).map(([name]) => name));
};
