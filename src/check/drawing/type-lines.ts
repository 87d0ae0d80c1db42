import { isAnnotation, type LineKind } from '../../formats/index.ts';
import type { Reading, ReadLine } from '../../formats/reading/index.ts';
import { orLimit, totalLength, WELD } from '../../recognise/lines/index.ts';
import { isOpen, type LineClass, lineClasses, lookKey } from './line-classes.ts';
import { type ClassRole, type Standing, standings } from './standings.ts';

/** A class of lines with the type that it was read as, and why. */
export interface TypedClass extends LineClass {
  readonly kind: LineKind;
  /** Why, to follow "because"; undefined where nothing tells, and `kind` is a guess. */
  readonly because: string | undefined;
}

/** Steps to find the types of the lines of a file, at most. */
const TYPE_STEPS = 5_000_000;

/**
 * Tells the types of lines without a known name, for each class of one look. What encloses board is a cut, what divides it a crease, what
 * lies outside no tool line. Types with which most lines lie as their type does are taken; a colour decides where geometry does not.
 */
export const typeLines = (all: Reading['lines']) => {
  let classes: readonly TypedClass[] | undefined;
  if (!all.some(isOpen)) return { lines: all, classes: [] };
  orLimit(() => {
    classes = typed(all, lineClasses(all));
    // Lines of one colour may be told apart by unknown names.
    const unsure = new Set(guessedLines(classes).map(({ look }) => lookKey(look)));
    const split = lineClasses(all, (look) => unsure.has(lookKey(look)));
    if (split.length > classes.length) classes = typed(all, split);
  }, TYPE_STEPS);
  classes ??= byColourAlone(lineClasses(all));
  const kinds = new Map(classes.flatMap(({ lines, kind }) => lines.map((line) => [line, kind] as const)));
  const lines = all.map((line) => {
    const { byColour: _, ...own } = line;
    return kinds.has(line) ? { ...own, kind: kinds.get(line) } : line;
  });
  return { lines, classes };
};

const guessedLines = (classes: readonly TypedClass[]): ReadLine[] =>
  classes.flatMap(({ because, lines }) => (because === undefined ? lines : []));

export const withSureTypes = <R extends Pick<Reading, 'lines'>>(reading: R): R => {
  const { lines, classes } = typeLines(reading.lines);
  const guessed = new Set(guessedLines(classes));
  return {
    ...reading,
    lines: reading.lines.map((own, k) => (guessed.has(own) ? { ...own, kind: undefined } : lines[k]!)),
  };
};

const colourKind = ({ lines: [line] }: LineClass): LineKind | undefined => (line!.byColour ? line!.kind : undefined);

const roleOfKind = (kind: LineKind): ClassRole =>
  kind === 'cut' ? 'cut' : isAnnotation(kind) || kind === 'bleed' ? 'beside' : 'bend';

/** A role that the colour tells too counts so much more; a mm by which an outline is open weighs against its class as so many of lines. */
const [COLOUR_WEIGHT, GAP_WEIGHT] = [1.15, 2] as const;

/** Classes that are tried as the cut, the longest first. */
const TRIED = 8;

/** Share of a class that lies as lines of its role do, at least, for its role to be sure. */
const SURE_SHARE = 0.6;

const ROLES: readonly ClassRole[] = ['bend', 'cut', 'beside'];

const typed = (all: readonly ReadLine[], classes: readonly LineClass[]): readonly TypedClass[] => {
  const drawnWith = standings(all, classes);
  const sizes = classes.map(({ lines }) => totalLength(lines));
  const told = classes.map(colourKind);
  const order = [...classes.keys()].sort((a, b) => sizes[b]! - sizes[a]!);
  const isCutKnown = all.some((line) => !isOpen(line) && line.kind === 'cut');
  let best:
    | { readonly roles: readonly ClassRole[]; readonly weight: number; readonly found: readonly Standing[] }
    | undefined;
  for (const first of [...(isCutKnown ? [-1] : []), ...order.slice(0, TRIED)]) {
    let roles: ClassRole[] = classes.map((_, c) => (c === first ? 'cut' : 'bend'));
    const { standingOf, gap } = drawnWith(first);
    const weigh = (given: readonly ClassRole[]): number =>
      standingOf(given).reduce((sum, { weight: own }, c) => {
        const witness = told[c] && roleOfKind(told[c]) === given[c] ? COLOUR_WEIGHT : 1;
        return sum + own * witness * sizes[c]!;
      }, -GAP_WEIGHT * gap);
    let weight = weigh(roles);
    for (let changed = true; changed; ) {
      changed = false;
      for (const c of order)
        for (const role of c === first ? [] : ROLES) {
          const other = roles.with(c, role);
          const more = role === roles[c] ? 0 : weigh(other);
          if (more > weight + WELD) [roles, weight, changed] = [other, more, true];
        }
    }
    if (!best || weight > best.weight) best = { roles, weight, found: standingOf(roles) };
  }
  const { roles, found } = best!;
  if (!found.some(({ share }, c) => share > 0 && roles[c] === 'cut') && !isCutKnown) return byColourAlone(classes);
  const decided = classes.map((own, c): TypedClass => {
    if (found[c]!.share < SURE_SHARE) return byColour(own, roles[c]!);
    if (found[c]!.isFrame)
      return { ...own, kind: told[c] === 'bleed' ? 'bleed' : 'legend', because: 'they frame the drawing' };
    const witness = told[c] !== undefined && roleOfKind(told[c]) === roles[c];
    const kind = kindOfRole(roles[c]!, told[c]);
    // Where a name tells lines of this type, others without that name may be there by mistake.
    if (!witness && kind !== 'dimensions' && all.some((line) => !isOpen(line) && line.kind === kind))
      return { ...own, kind, because: undefined };
    return { ...own, kind, because: `${BECAUSE[roles[c]!]}${witness ? ', and the colour agrees' : ''}` };
  });
  return withCrease(all, decided, sizes);
};

const BECAUSE = {
  cut: 'they enclose board',
  bend: 'they divide the board',
  beside: 'they lie outside of the board',
} as const satisfies Record<ClassRole, string>;

const kindOfRole = (role: ClassRole, told: LineKind | undefined): LineKind =>
  told && roleOfKind(told) === role ? told : role === 'cut' ? 'cut' : role === 'bend' ? 'crease' : 'dimensions';

/** What the colour tells, where the geometry tells nothing. Bleed lies outside, which geometry would tell. */
const byColour = (own: LineClass, role: ClassRole): TypedClass => {
  const told = colourKind(own);
  if (told === undefined || told === 'bleed') return { ...own, kind: kindOfRole(role, undefined), because: undefined };
  return { ...own, kind: told, because: 'the colour is usual for it' };
};

/** Where nothing encloses board: what the colours tell if they leave cuts, otherwise the longest lines may be the cut. */
const byColourAlone = (classes: readonly LineClass[]): TypedClass[] => {
  if (classes.some((own) => colourKind(own) === 'cut')) return classes.map((own) => byColour(own, 'bend'));
  const sizes = classes.map(({ lines }) => totalLength(lines));
  const longest = sizes.indexOf(Math.max(...sizes));
  return classes.map((own, c) => ({ ...own, kind: c === longest ? 'cut' : 'crease', because: undefined }));
};

/** A box has creases: where only lines of other types would bend the board, the longest of them are the creases. */
const withCrease = (all: readonly ReadLine[], classes: readonly TypedClass[], sizes: readonly number[]) => {
  const isCrease = ({ kind }: { readonly kind: LineKind | undefined }): boolean => kind === 'crease';
  if (classes.some(isCrease) || all.some((line) => !isOpen(line) && isCrease(line))) return classes;
  const bending = [...classes.keys()].filter((c) => roleOfKind(classes[c]!.kind) === 'bend');
  const longest = bending.sort((a, b) => sizes[b]! - sizes[a]!)[0];
  return classes.map((own, c) => (c === longest ? { ...own, kind: 'crease' as const, because: BECAUSE.bend } : own));
};
