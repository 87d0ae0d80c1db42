import {
  arrange,
  catalogue,
  type Drawing,
  drawOne,
  type Entry,
  type Lengths,
  resolve,
  type Violation,
  variables,
} from '../../entry/engine.ts';
import { materialOf } from './cards.ts';
import { entryOf } from './entry-of.ts';
import { flatDrawing } from './flat-drawing.ts';
import type { BoxAnswer, BoxQuestion, Field, Problem } from './protocol.ts';

/**
 * A box as it is shown: its fields with their limits, its choices, and its drawing or what is wrong.
 * @throws Error for an id that the catalogue does not have.
 */
export const answerBox = (question: BoxQuestion): BoxAnswer => {
  const { base, entry, why } = entryOf(question);
  const { template, id } = entry;
  const known = variables(template, id, question.values);
  const given = onlyKnown(question.values, known);
  const { values, chosen, violations } = resolve(template, given, id);
  const isSize = (name: string): boolean => name in template.size;
  const field = (name: string): Field => {
    const { kind, about, value, min, max } = known[name]!;
    return { name, kind, about, value: given[name] ?? value, min, max };
  };
  const names = Object.keys(known);
  const problems: readonly Problem[] = [
    ...(why === undefined ? [] : [{ kind: 'choices', why } as const]),
    ...problemsOf(entry, given, violations),
  ];
  const { fefco, ecma } = entry.code;
  return {
    id,
    name: template.name,
    about: template.about,
    ...(fefco && { fefco }),
    ...(ecma && { ecma }),
    material: materialOf(entry),
    sizes: names.filter((name) => isSize(name) && name !== 'material').map(field),
    board: field('material'),
    fine: names.filter((name) => !isSize(name)).map(field),
    choices: Object.entries(template.choices).map(([name, all]) => ({
      name,
      values: all,
      usual: base.chosen[name]!,
      chosen:
        question.choices[name] !== undefined && all.includes(question.choices[name])
          ? question.choices[name]
          : base.chosen[name]!,
    })),
    problems,
    ...(!problems.length && { drawing: flatDrawing(drawEntry(entry, values, chosen), values) }),
  };
};

/** The last drawing: files, tiles and the folded box ask for the same one. */
let last: { readonly key: string; readonly drawing: Drawing } | undefined;

export const drawEntry = (
  { template, id }: Entry,
  values: Readonly<Record<string, number>>,
  chosen: Readonly<Record<string, string>>,
): Drawing => {
  const key = JSON.stringify([id, values, chosen]);
  if (last?.key !== key) last = { key, drawing: arrange(template.build(values, chosen)) };
  return last.drawing;
};

/** Without names that the template does not have, and values that are the default anyway. */
const onlyKnown = (values: Readonly<Record<string, number>>, known: Lengths): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in known));

/** What is wrong with the values, each with a value that works. */
const problemsOf = (
  entry: Entry,
  given: Readonly<Record<string, number>>,
  violations: readonly Violation[],
): readonly Problem[] => {
  if (!violations.length) return [];
  const mends = suggestionsFor(entry, given);
  return violations.map((violation): Problem => {
    if (violation.kind === 'order') {
      const [larger, smaller] = violation.names;
      return { kind: 'order', larger, smaller };
    }
    const { name, of, value, min, max } = violation;
    const mend = mends.get(name) ?? (min <= max ? (value > max ? max : min) : undefined);
    return { kind: 'limits', name, of, value, min, max, ...(mend !== undefined && { mend }) };
  });
};

/** The values that the engine itself suggests, in mm, degrees or pieces. */
const suggestionsFor = (entry: Entry, given: Readonly<Record<string, number>>): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  try {
    drawOne(catalogue, entry, { unit: 'mm', ...given });
  } catch (error) {
    for (const { suggestion } of (error as { body?: { errors?: readonly { suggestion?: Suggestion }[] } }).body
      ?.errors ?? [])
      if (suggestion?.type === 'change_value') found.set(suggestion.name, suggestion.value);
  }
  return found;
};

type Suggestion =
  | { readonly type: 'change_value'; readonly name: string; readonly value: number }
  | { readonly type: 'swap_values' };
