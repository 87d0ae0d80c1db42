import { drawBox } from '../../engine/index.ts';
import type { Drawing, Entry, Lengths, Violation } from '../../entry/engine.ts';
import { bisect } from '../../geometry/index.ts';
import { resolve, variables } from '../../template/index.ts';
import { partOf } from '../state/part-of-address.ts';
import { clashOf } from './clash.ts';
import { entryOf, isOffered, offeredChoices } from './entry-of.ts';
import { flatDrawing } from './flat-drawing.ts';
import { titleOf } from './material-of.ts';
import type { BoxAnswer, BoxQuestion, Field, FieldProblem, SizesByBasis } from './protocol/box.ts';

/** A box for display: its fields with limits, its choices, and its drawing or problems. Throws Error for an unknown id. */
export const answerBox = async (question: BoxQuestion): Promise<BoxAnswer> => {
  const { base, selected, entry, reason } = entryOf(question);
  const { template, id } = entry;
  const { basis } = question;
  const given = onlyKnown(question.values, variables(template, id, question.values));
  // The folding code measures inside and outside sizes. It is loaded on demand.
  const measured = basis && (await import('./basis.ts'));
  const translated = basis ? measured!.fromBasis(entry, basis, given) : { values: given, requested: {} };
  const taken = 'values' in translated ? translated.values : {};
  const known = variables(template, id, taken);
  const { values, chosen, violations } = resolve(template, taken, id);
  const problems: readonly FieldProblem[] = [
    ...(reason ? [{ kind: 'choices', ...reason } as const] : []),
    ...('problems' in translated ? translated.problems : await problemsOf(entry, taken, violations)),
  ];
  const drawing = problems.length ? undefined : drawEntry(entry, values, chosen);
  const seen = basis && drawing ? measured!.measureByBasis(entry, drawing, values)[basis] : {};
  const isSize = (name: string): boolean => name in template.size;
  const field = (name: string): Field => {
    const { kind, about, value, min, max } = known[name]!;
    const own = values[name] ?? value;
    const shown = given[name] ?? seen[name] ?? own;
    // Converts the template's limits by the difference between the shown and the own value.
    const by = basis && isSize(name) && name !== 'material' && drawing ? shown - own : 0;
    const [low, high] = isSize(name) && drawing ? reachOf(name, own, [min, max]) : [min, max];
    return { name, kind, about, value: shown, min: low + by, max: high + by };
  };
  /** How far a size of a box that works can go, as the others are. */
  const reachOf = (name: string, from: number, [min, max]: readonly [number, number]): readonly [number, number] => {
    const works = (value: number) => !resolve(template, { ...taken, [name]: value }, id).violations.length;
    return [lastThat(works, from, min), lastThat(works, from, max)];
  };
  const names = Object.keys(known);
  return {
    ...titleOf(entry),
    sizes: names.filter((name) => isSize(name) && name !== 'material').map(field),
    board: field('material'),
    fine: names.filter((name) => !isSize(name)).map(field),
    choices: Object.entries(offeredChoices(base.template)).map(([name, values]) => ({
      name,
      values,
      usual: base.chosen[name] ?? 'none',
      chosen: selected[name] ?? 'none',
      clashes: Object.fromEntries(
        values.flatMap((value) => {
          const clash = value === selected[name] ? undefined : clashOf(base, selected, name, value);
          return clash ? [[value, clash]] : [];
        }),
      ),
    })),
    problems,
    // The choices decide which values a box has: with incompatible ones nobody can tell.
    ignored: reason ? [] : ignoredParts(question, entry, given),
    question: {
      id: question.id,
      values: taken,
      choices: question.choices,
      ...('requested' in translated && Object.keys(translated.requested).length && { requested: translated.requested }),
    },
    ...(drawing && { drawing: flatDrawing(drawing, values, { ...values, ...seen, ...given }) }),
  };
};

/** The sizes of a box inside, outside and from crease to crease. @throws Error for values that cannot be made. */
export const sizes = async (question: BoxQuestion): Promise<SizesByBasis> => {
  const { entry, drawing, values } = drawQuestion(question);
  return (await import('./basis.ts')).measureByBasis(entry, drawing, values);
};

/** The drawing of a box, with its entry and all its values. @throws Error for values that cannot be made. */
export const drawQuestion = (question: BoxQuestion) => {
  const { entry } = entryOf(question);
  const { values, chosen, violations } = resolve(entry.template, question.values, entry.id);
  if (violations.length) throw new Error(`${entry.id} cannot be made with these values.`);
  return { entry, values, drawing: drawEntry(entry, values, chosen) };
};

/** The last drawing, cached because files, tiles and the folded box need the same one. */
let last: { readonly key: string; readonly drawing: Drawing } | undefined;

const drawEntry = (
  entry: Entry,
  values: Readonly<Record<string, number>>,
  chosen: Readonly<Record<string, string>>,
): Drawing => {
  const key = JSON.stringify([entry.id, values, chosen, entry.template.plant?.name]);
  if (last?.key !== key) last = { key, drawing: drawBox(entry, { values, chosen }) };
  return last.drawing;
};

/** Halvings of a range: of 1500 mm less than 0.1 mm is left. */
const HALVINGS = 14;

/** The last value that works on the way from one that does to a limit, to a tenth. */
const lastThat = (works: (value: number) => boolean, from: number, limit: number): number => {
  if (from === limit || works(limit)) return limit;
  const [good] = bisect(works, [from, limit], HALVINGS);
  const rounded = (limit > from ? Math.floor(good * 10) : Math.ceil(good * 10)) / 10;
  return works(rounded) ? rounded : from;
};

const onlyKnown = (values: Readonly<Record<string, number>>, known: Lengths): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(known, name)));

/** Values and choices of a question that the box does not have. */
const ignoredParts = (
  { values, choices }: BoxQuestion,
  { template }: Entry,
  known: Readonly<Record<string, number>>,
): readonly string[] => [
  ...Object.entries(values).flatMap(([name, value]) => (Object.hasOwn(known, name) ? [] : [partOf(name, value)])),
  ...Object.entries(choices).flatMap(([name, value]) =>
    isOffered(template, name, value) ? [] : [partOf(name, value)],
  ),
];

/** Problems of the values, each with a value that works. */
const problemsOf = async (
  entry: Entry,
  given: Readonly<Record<string, number>>,
  violations: readonly Violation[],
): Promise<readonly FieldProblem[]> => {
  if (!violations.length) return [];
  // The suggestions import the file writers, so they are loaded at the first error.
  const mends = (await import('./suggestions.ts')).suggestionsFor(entry, given);
  return violations.map((violation): FieldProblem => {
    if (violation.kind === 'order') {
      const [larger, smaller] = violation.names;
      return { kind: 'order', larger, smaller };
    }
    const { name, of, value, min, max } = violation;
    const mend = mends.get(name) ?? (min <= max ? (value > max ? max : min) : undefined);
    return { kind: 'limits', name, of, value, min, max, ...(mend !== undefined && { mend }) };
  });
};
