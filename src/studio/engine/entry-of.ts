import { followsUnit, morePlants } from '../../engine/index.ts';
import { catalogue, type Entry, type Template } from '../../entry/engine.ts';
import {
  catalogueForPlant,
  entryWithChoices,
  findIncompatible,
  type Incompatible,
  templateForPlant,
  variables,
} from '../../template/index.ts';
import { MM_PER_INCH } from '../../values/index.ts';
import type { BoxQuestion, ChoiceReason } from './protocol/box.ts';

/** The name of a box's plant among its choices. */
const PLANT = 'plant';

/** The choices of a box: those of its template, and the plant where it may follow one. */
export const offeredChoices = (template: Template): Readonly<Record<string, readonly string[]>> =>
  templateForPlant(template, morePlants.recommended!).followsPlant
    ? { ...template.choices, [PLANT]: ['none', ...Object.keys(morePlants)] }
    : template.choices;

/**
 * The entry of a question, with its choices as far as they are compatible, and all choices as requested. For incompatible ones the reason,
 * and the entry is the base.
 * @throws Error for an unknown id.
 */
export const entryOf = ({
  id,
  choices: { [PLANT]: name = 'none', ...choices },
}: Pick<BoxQuestion, 'id' | 'choices'>) => {
  const plant = Object.hasOwn(morePlants, name) ? morePlants[name] : undefined;
  const from = plant ? catalogueForPlant(catalogue, plant) : catalogue;
  const base = from.find(id);
  if (!base) throw new Error(catalogue.missing(id));
  // Without names and values that the template does not offer.
  const known = Object.fromEntries(Object.entries(choices).filter((choice) => isOffered(base.template, ...choice)));
  const selected: Readonly<Record<string, string>> = { ...base.chosen, ...known, ...(plant && { [PLANT]: name }) };
  const entry = entryWithChoices(from, base, known);
  if (typeof entry !== 'string') return { base, selected, entry };
  const wrong = findIncompatible(base.template, selected);
  return { base, selected, entry: base, reason: wrong ? choiceReason(wrong) : { why: entry } };
};

/** True for a choice that the template offers. An old link may have others. */
export const isOffered = (template: Template, name: string, value: string): boolean => {
  const offered = offeredChoices(template);
  return Object.hasOwn(offered, name) && offered[name]!.includes(value);
};

export const inUnit = ({ template, id }: Entry, values: Readonly<Record<string, number>>, unit: 'mm' | 'in') => {
  const known = variables(template, id, values);
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, number][] => {
      const length = known[name];
      return length ? [[name, followsUnit(name, length.kind, unit) ? value / MM_PER_INCH : value]] : [];
    }),
  );
};

const choiceReason = ({ why, code }: Incompatible): ChoiceReason => ({ why, ...(code && { code }) });

/** Why a value of a choice excludes other choices, and all choices to remove for it; undefined for a value that excludes none. */
export const clashOf = ({ template }: Entry, chosen: BoxQuestion['choices'], choice: string, value: string) => {
  const now: Record<string, string> = { ...chosen, [choice]: value };
  const others: string[] = [];
  let first: Incompatible | undefined;
  // A value may break several rules, one after another.
  for (;;) {
    const wrong = findIncompatible(template, now);
    const more = Object.keys(wrong?.choices ?? {}).filter(
      (name) => name !== choice && name in template.choices && !others.includes(name),
    );
    first ??= wrong;
    if (!more.length) break;
    for (const name of more) now[name] = template.choices[name]![0]!;
    others.push(...more);
  }
  return first && { ...choiceReason(first), others };
};
