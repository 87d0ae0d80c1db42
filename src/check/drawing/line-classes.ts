import { DASHED, type LineLook, type ReadLine } from '../../formats/reading/index.ts';
import { addTo, countOf } from '../../geometry/index.ts';

/** Lines of one look whose type no name tells. */
export interface LineClass {
  /** The key that maps them, and no other line, in a map of kinds: a name, an ink, a colour or `dashed`. Undefined without any. */
  readonly key: string | undefined;
  /** How the lines look, in words. */
  readonly text: string;
  readonly lines: readonly ReadLine[];
}

/** Names that programs give to layers, groups, classes and objects by themselves: they tell nothing about the line. */
const GENERATED =
  /^(?:path|line|line2d|polyline|polygon|rect|rectangle|circle|ellipse|arc|spline|bspline|wire|patch|use|g|group|surface|svg|id|object|shape|(?:layer|ebene|calque|capa|livello)(?=[-_. ])|st|cls|p|xmlid)?[-_. ]*\d*[-_]?$/i;

/** More sorts of names than a drawing has types of lines are names of objects. */
const MOST_NAMES = 12;

/** True for a line whose type no name, no map and no format tells. */
export const isOpen = ({ kind, byColour }: ReadLine): boolean => kind === undefined || byColour === true;

/** Lines whose type no name tells, a class for all of the same dashes and ink or colour. @param split tells classes to divide by names. */
export const lineClasses = (all: readonly ReadLine[], split?: (look: LineLook) => boolean): LineClass[] => {
  const names = all.filter(isOpen).map(({ look }) => nameOf(look));
  const byName = split && new Set(names).size <= MOST_NAMES ? split : () => false;
  const groups = new Map<string, ReadLine[]>();
  for (const line of all.filter(isOpen)) {
    addTo(groups, JSON.stringify([lookKey(line.look), byName(line.look) ? nameOf(line.look) : undefined]), line);
  }
  const keyOf = keyFinder(all);
  return [...groups.values()].map((lines) => {
    const key = keyOf(lines);
    return { key, text: textOf(lines[0]!.look, key), lines };
  });
};

export const lookKey = ({ ink, colour, dashed }: LineLook): string => JSON.stringify([ink ?? colour, dashed]);

/** The nearest name that a person gave. */
const nameOf = ({ names }: LineLook): string | undefined => names.find((name) => !GENERATED.test(name));

const textOf = ({ names, ink, colour, dashed }: LineLook, key: string | undefined): string =>
  [dashed && DASHED, key !== undefined && names.includes(key) && `named ${key}`, ink && `in ${ink}`, colour]
    .filter(Boolean)
    .join(', ');

/** The entries of a map of kinds that a line answers to; names of programs where it has no other. */
export const keysOf = ({ names, ink, colour, dashed }: LineLook): string[] => {
  const given = [dashed && DASHED, ...names.filter((name) => !GENERATED.test(name)), ink, colour];
  const keys = given.filter((key): key is string => typeof key === 'string');
  return keys.some((key) => key !== DASHED) ? keys : [...keys, ...names];
};

/** Finds the key that all lines of a class have and no other line has, dashes last; otherwise their ink or colour. */
const keyFinder = (all: readonly ReadLine[]): ((own: readonly ReadLine[]) => string | undefined) => {
  const counts = countOf(all.flatMap(({ look }) => [...new Set(keysOf(look))]));
  return (own) => {
    const { look } = own[0]!;
    const shared = keysOf(look).filter((key) => own.every((line) => keysOf(line.look).includes(key)));
    const alone = shared.filter((key) => counts.get(key) === own.length);
    return alone.find((key) => key !== DASHED) ?? alone[0] ?? look.ink ?? look.colour ?? shared[0];
  };
};
