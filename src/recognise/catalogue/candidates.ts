import { type Catalogue, type Entry, idWithChoices, variables, withChoices } from '../../template/index.ts';
import type { VariableValues } from './drawer.ts';

/** An entry that a drawing may show, and the variables to start from. */
export interface Candidate {
  readonly entry: Entry;
  readonly given: VariableValues;
}

/** Values tried for a variable that counts pieces. */
const COUNTS = 12;

/** The same entry with another count of pieces, or with one other choice. */
export const variations = (catalogue: Catalogue, { entry, given }: Candidate): Candidate[] => [
  ...withAnotherCount(entry, given),
  ...entriesWithOneOtherChoice(catalogue, entry).map((other) => ({
    entry: other,
    given: knownVariables(other, given),
  })),
];

const withAnotherCount = (entry: Entry, given: VariableValues): Candidate[] =>
  Object.entries(variables(entry.template, entry.id, given)).flatMap(([name, { kind, value, min, max }]) =>
    kind !== 'integer'
      ? []
      : wholeNumbers(min, max)
          .slice(0, COUNTS)
          .filter((n) => n !== (given[name] ?? value))
          .map((n) => ({ entry, given: { ...given, [name]: n } })),
  );

const wholeNumbers = (min: number, max: number): number[] =>
  Array.from({ length: Math.floor(max) - Math.ceil(min) + 1 }, (_, k) => Math.ceil(min) + k);

/** The template with one other choice each, under the service's id where one exists. */
const entriesWithOneOtherChoice = (catalogue: Catalogue, { id, template, chosen }: Entry): Entry[] =>
  Object.entries(template.choices).flatMap(([name, values]) =>
    values
      .filter((value) => value !== chosen[name])
      .map((value) => catalogue.find(idWithChoices({ id, template }, { ...chosen, [name]: value })))
      .filter((entry) => entry !== undefined),
  );

export const knownVariables = ({ template, id }: Entry, given: VariableValues): VariableValues => {
  const names = Object.keys(variables(template, id));
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
};

/** The named ids of a catalogue with all counts of pieces that are not the usual ones. */
const otherCounts = ({ entries }: Pick<Catalogue, 'entries'>): Candidate[] =>
  entries.flatMap((entry) => {
    const counts = Object.entries(variables(entry.template, entry.id)).filter(([, { kind }]) => kind === 'integer');
    let all: Record<string, number>[] = [{}];
    for (const [name, { min, max }] of counts)
      all = all.flatMap((given) => wholeNumbers(min, max).map((count) => ({ ...given, [name]: count })));
    return all
      .filter((given) => counts.some(([name, { value }]) => given[name] !== value))
      .map((given) => ({ entry, given }));
  });

/** The named ids of a catalogue for outside sizes, for which the service draws other slots and creases. */
const externalCandidates = (catalogue: Pick<Catalogue, 'entries' | 'find'>): Candidate[] =>
  catalogue.entries.flatMap(({ id, template, chosen }) => {
    const allowance = 'external';
    if (!template.choices.allowance?.includes(allowance) || chosen.allowance === allowance) return [];
    const entry = catalogue.find(withChoices(id, { allowance }));
    return entry ? [{ entry, given: {} }] : [];
  });

/** The named ids of a catalogue at their usual sizes, then those with unusual counts and allowances. */
export const namedCandidates = (catalogue: Pick<Catalogue, 'entries' | 'find'>): Candidate[] => [
  ...catalogue.entries.map((entry) => ({ entry, given: {} })),
  ...otherCounts(catalogue),
  ...externalCandidates(catalogue),
];
