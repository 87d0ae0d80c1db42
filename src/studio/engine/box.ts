import { drawBox } from '../../engine/index.ts';
import type { Drawing, Entry, Violation } from '../../entry/engine.ts';
import { bisect } from '../../geometry/index.ts';
import { resolve, variables } from '../../template/index.ts';
import { clashOf, entryOf, isOffered, offeredChoices } from './entry-of.ts';
import { type FlatDrawing, flatDrawing } from './flat-drawing.ts';
import type { BoxQuestion, ChoiceClash, Field, FieldProblem, SizesByBasis } from './protocol/box.ts';
import { titleOf } from './title-of.ts';

/** A box for display: its fields with limits, its choices, and its drawing or problems. Throws Error for an unknown id. */
export const answerBox = async (question: BoxQuestion) => {
  const { base, selected, entry, reason } = entryOf(question);
  const { template, id } = entry;
  const { basis } = question;
  const askable = variables(template, id, question.values);
  const given: Record<string, number> = Object.fromEntries(
    Object.entries(question.values).filter(([name]) => Object.hasOwn(askable, name)),
  );
  // The folding code measures inside and outside sizes. It is loaded on demand.
  const measured = basis && (await import('./basis.ts'));
  const translated = basis ? measured!.fromBasis(entry, basis, given) : { values: given, requested: {} };
  const taken: BoxQuestion['values'] = 'values' in translated ? translated.values : {};
  const known = variables(template, id, taken);
  const { values, chosen, violations } = resolve(template, taken, id);
  const problems: readonly FieldProblem[] = [
    ...(reason ? [{ kind: 'choices', ...reason } as const] : []),
    ...('problems' in translated ? translated.problems : await problemsOf(entry, taken, violations)),
  ];
  const drawing = problems.length ? undefined : drawEntry(entry, { values, chosen });
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
      /** The value given by the id. */
      usual: base.chosen[name] ?? 'none',
      chosen: selected[name] ?? 'none',
      /** Values that exclude other choices, by value. */
      clashes: Object.fromEntries(
        values.flatMap((value) => {
          const clash = value === selected[name] ? undefined : clashOf(base, selected, name, value);
          return clash ? [[value, clash] as const] : [];
        }),
      ) as Readonly<Record<string, ChoiceClash>>,
    })),
    problems,
    // The choices decide which values a box has: with incompatible ones nobody can tell.
    ignored: reason ? [] : ignoredParts(question, entry, given),
    /** The same box with the template's own sizes, for further requests. */
    question: {
      id: question.id,
      values: taken,
      choices: question.choices,
      ...('requested' in translated && Object.keys(translated.requested).length && { requested: translated.requested }),
    } as BoxQuestion,
    /** Left out for invalid values. */
    ...(drawing && { drawing: flatDrawing(drawing, values, { ...values, ...seen, ...given }) }),
  };
};

export type BoxAnswer = Awaited<ReturnType<typeof answerBox>>;

export type Choice = BoxAnswer['choices'][number];

export type ShownBox = BoxAnswer & { readonly drawing: FlatDrawing };

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
  return { entry, values, drawing: drawEntry(entry, { values, chosen }) };
};

/** The last drawing, cached because files, tiles and the folded box need the same one. */
let last: { readonly key: string; readonly drawing: Drawing } | undefined;

const drawEntry = (entry: Entry, resolved: Parameters<typeof drawBox>[1]): Drawing => {
  const key = JSON.stringify([entry.id, resolved, entry.template.plant?.name]);
  if (last?.key !== key) last = { key, drawing: drawBox(entry, resolved) };
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

/** Values and choices of a question that the box does not have, such as `sunroof=yes`. */
const ignoredParts = ({ values, choices }: BoxQuestion, { template }: Entry, known: BoxQuestion['values']) => [
  ...Object.entries(values).flatMap(([name, value]) => (Object.hasOwn(known, name) ? [] : [`${name}=${value}`])),
  ...Object.entries(choices).flatMap(([name, value]) => (isOffered(template, name, value) ? [] : [`${name}=${value}`])),
];

/** Problems of the values, each with a value that works. */
const problemsOf = async (entry: Entry, given: BoxQuestion['values'], violations: readonly Violation[]) => {
  if (!violations.length) return [];
  // The suggestions import the file writers, so they are loaded at the first error.
  const mends = (await import('./suggestions.ts')).suggestionsFor(entry, given);
  return violations.map((violation): FieldProblem => {
    if (violation.kind === 'order') {
      const [larger, smaller] = violation.names;
      return { kind: 'order', larger, smaller };
    }
    const { name, value, min, max } = violation;
    const mend = mends.get(name) ?? (min <= max ? (value > max ? max : min) : undefined);
    return { ...violation, ...(mend !== undefined && { mend }) };
  });
};
