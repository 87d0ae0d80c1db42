import { type Catalogue, type Entry, variables, withChoices } from '../../template/index.ts';
import type { VariableValues } from './free-parameters.ts';

/** What may have been drawn: an entry, from values to start with. */
export interface Candidate {
  readonly entry: Entry;
  readonly asked: VariableValues;
}

/** Numbers of pieces that are tried for one variable. */
const COUNTS = 12;

/** The same with another number of pieces of something, or with one other choice. */
export const besides = (catalogue: Catalogue, { entry, asked }: Candidate): Candidate[] => [
  ...counts(entry, asked),
  ...entriesWithOneOtherChoice(catalogue, entry).map((other) => ({
    entry: other,
    asked: knownVariables(other, asked),
  })),
];

/** All other templates at the sizes that were asked. */
export const elsewhere = (catalogue: Catalogue, own: Entry | undefined, asked: VariableValues): Candidate[] =>
  catalogue.entries
    .filter(({ template }) => (own ? template !== own.template : sizesIn(template.size, asked)))
    .map((entry) => ({ entry, asked: sizesFor(entry, asked) }));

const counts = (entry: Entry, asked: VariableValues): Candidate[] =>
  Object.entries(variables(entry.template, entry.id, asked)).flatMap(([name, { kind, value, min, max }]) =>
    kind !== 'integer'
      ? []
      : Array.from({ length: Math.min(COUNTS, Math.floor(max) - Math.ceil(min) + 1) }, (_, k) => Math.ceil(min) + k)
          .filter((n) => n !== (asked[name] ?? value))
          .map((n) => ({ entry, asked: { ...asked, [name]: n } })),
  );

/** Its template with one other choice each, by the service's id where there is one. */
const entriesWithOneOtherChoice = (catalogue: Catalogue, { id, template, chosen }: Entry): Entry[] => {
  const [base] = id.split(',');
  const usual = catalogue.find(base!)!.chosen;
  return Object.entries(template.choices).flatMap(([name, values]) =>
    values
      .filter((value) => value !== chosen[name])
      .map((value) => {
        const other = { ...chosen, [name]: value };
        const differ = Object.entries(other).filter(([key, own]) => own !== usual[key]);
        return catalogue.find(template.ids.format(other) ?? withChoices(base!, Object.fromEntries(differ)));
      })
      .filter((entry) => entry !== undefined),
  );
};

/** What was asked, as far as the entry has such a variable. */
const knownVariables = ({ template, id }: Entry, asked: VariableValues): VariableValues => {
  const names = Object.keys(variables(template, id));
  return Object.fromEntries(Object.entries(asked).filter(([name]) => names.includes(name)));
};

const sizesIn = (size: Readonly<Record<string, unknown>>, asked: VariableValues): boolean =>
  Object.keys(asked).every((name) => Object.hasOwn(size, name));

/** Of another template only the sizes are the same: its settings mean other things. */
const sizesFor = ({ template }: Entry, asked: VariableValues): VariableValues =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => Object.hasOwn(template.size, name)));
