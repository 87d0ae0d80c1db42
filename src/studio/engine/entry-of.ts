import { followsUnit } from '../../engine/index.ts';
import { catalogue, type Entry, type Template } from '../../entry/engine.ts';
import { entryWithChoices, findIncompatible, variables } from '../../template/index.ts';
import { MM_PER_INCH } from '../../values/index.ts';

import { choiceReason } from './clash.ts';
import type { BoxQuestion, ChoiceReason } from './protocol/box.ts';

/** The entry of a question, with its choices as far as they are compatible. */
export interface AskedEntry {
  readonly base: Entry;
  /** All choices as requested, compatible or not. */
  readonly selected: Readonly<Record<string, string>>;
  readonly entry: Entry;
  /** Reason for incompatible choices. `entry` is then the base. */
  readonly reason?: ChoiceReason;
}

/** @throws Error for an unknown id. */
export const entryOf = ({ id, choices }: Pick<BoxQuestion, 'id' | 'choices'>): AskedEntry => {
  const base = catalogue.find(id);
  if (!base) throw new Error(catalogue.missing(id));
  const known = knownChoices(base.template, choices);
  const selected = { ...base.chosen, ...known };
  const entry = entryWithChoices(catalogue, base, known);
  if (typeof entry !== 'string') return { base, selected, entry };
  const wrong = findIncompatible(base.template, selected);
  return { base, selected, entry: base, reason: wrong ? choiceReason(wrong) : { why: entry } };
};

/** True for a choice that the template offers. An old link may have others. */
export const isOffered = ({ choices: offered }: Template, name: string, value: string): boolean =>
  Object.hasOwn(offered, name) && offered[name]!.includes(value);

/** Drops names and values that the template does not offer. */
const knownChoices = (
  template: Template,
  choices: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(choices).filter(([name, value]) => isOffered(template, name, value)));

export const inUnit = (
  { template, id }: Entry,
  values: Readonly<Record<string, number>>,
  unit: 'mm' | 'in',
): Record<string, number> => {
  const known = variables(template, id, values);
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, number][] => {
      const length = known[name];
      if (!length) return [];
      return [[name, followsUnit(name, length.kind, unit) ? value / MM_PER_INCH : value]];
    }),
  );
};
