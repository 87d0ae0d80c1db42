import { ApiError, type ErrorEntry, type GivenVariables, type Unit } from '../api/index.ts';
import { anyOf, didYouMean, findByCode } from '../search/index.ts';
import {
  type Catalogue,
  type Entry,
  findIncompatible,
  type Lengths,
  resolve,
  variables,
  withChoices,
  withChosen,
} from '../template/index.ts';
import { boardNamed } from './boards.ts';
import type { AskedDimension, SizeTranslator } from './dimension-kinds.ts';
import { passedOver } from './dimension-type.ts';
import { numeric } from './numeric.ts';
import { quote } from './quote.ts';
import { isUnit } from './read-fields.ts';
import { readableDefault } from './readable-value.ts';
import { toMm } from './units.ts';

/** Names that every template takes beside its own variables. */
export const commonVariables: readonly string[] = [
  'unit',
  'dimension_texts',
  'overflow',
  'overflow_margin',
  'dimension_type',
  ...passedOver,
];

/** What to draw: an entry with the choices that were given, and a value for every size. */
export interface BoxRequest {
  readonly entry: Entry;
  readonly variables: GivenVariables;
  /** The sizes as they were given, where they are not those that the template takes. */
  readonly asked: Readonly<Record<string, AskedDimension>>;
}

/**
 * Reads values by name, as people give them: a word under the name of a choice is that choice, everything else is a variable.
 * A template may have both under one name (`dust_flap`). Sizes that are not given take their defaults.
 * @param chosen - choices by name, for a template that has a variable of the same name and both are given.
 * @param translate - what the sizes that are given are; those that the template takes where it is left out. `variables` has what
 * the template takes in their place.
 * @throws ApiError 404 for an unknown id; 400 for a name that the template does not have, with the name it may have been meant
 * for, for a choice that it does not offer, or for sizes that it cannot be drawn with as such dimensions.
 * @example
 * const { entry, variables: given } = readBox(catalogue, 'becf-10101', { length: 60, flap: 'chamfer_flap' });
 * given.length; // = 60
 */
export const readBox = (
  catalogue: Catalogue,
  id: string | Entry,
  given: Readonly<Record<string, unknown>>,
  chosen: Readonly<Record<string, string>> = {},
  translate?: SizeTranslator,
): BoxRequest => {
  const base = entryOf(catalogue, id);
  if (typeof given !== 'object' || given === null)
    throw new ApiError(400, {
      message: `The values must be an object such as { length: 60 }, but are ${quote(given)}.`,
    });
  const { choices, rest: named } = separateChoices(base, given);
  const rest = withThickness(named);
  const entry = chooseEntry(catalogue, base, { ...choices, ...chosen });
  const unit = isUnit(rest.unit) ? rest.unit : 'mm';
  const known = variables(entry.template, entry.id);
  const errors = unknownNames(entry, Object.keys(rest), Object.keys(known));
  if (errors.length) throw new ApiError(400, { message: 'Some names are unknown', errors });
  const following = followingAt(entry, known, rest, unit);
  const defaults = Object.keys(entry.template.size).map((name) => [
    name,
    readableDefault(name, following[name] ?? known[name]!, unit),
  ]);
  const all = { ...Object.fromEntries(defaults), unit, ...rest };
  if (!translate) return { entry, variables: all, asked: {} };
  if (rest.dimension_type !== undefined)
    throw new ApiError(400, {
      message: 'Sizes are of one kind',
      errors: [{ message: `dimensions and dimension_type both say what the sizes are. Leave dimension_type out.` }],
    });
  const { variables: translated, asked } = translate(entry, all, Object.keys(rest), unit);
  return { entry, variables: { ...translated, unit }, asked };
};

/** The sizes of what the box holds, as they are usual at the sizes that are given. */
const followingAt = (
  { template, id }: Entry,
  known: Lengths,
  given: Readonly<Record<string, unknown>>,
  unit: Unit,
): Lengths => {
  const { following } = template;
  if (!following) return {};
  const mm = Object.entries(known).flatMap(([name, { kind }]) => {
    const value = numeric(given[name]);
    return value === undefined ? [] : [[name, toMm(name, kind, unit, value)] as const];
  });
  const { values, lengths } = resolve(template, Object.fromEntries(mm), id);
  return Object.fromEntries(following.map((name) => [name, { ...lengths[name]!, value: values[name]! }]));
};

/** @throws ApiError 404 for what is no id and no entry, with the ids that it may have been meant for. */
const entryOf = (catalogue: Catalogue, id: string | Entry): Entry => {
  if (typeof id === 'string') {
    const entry = catalogue.find(id);
    if (entry) return entry;
    throw new ApiError(404, { message: `${catalogue.missing(id)}${id.includes(',') ? '' : meantBy(catalogue, id)}` });
  }
  if (typeof id === 'object' && id !== null && 'template' in id) return id;
  throw new ApiError(404, { message: `The template must be an id such as becf-10101, but is ${quote(id)}.` });
};

/** To end a sentence with: the ids of the code that a text is, or the ids that it may be misspelt for; else empty. */
const meantBy = (catalogue: Catalogue, text: string): string => {
  const ofCode = findByCode(catalogue, text).map(({ id }) => id);
  if (ofCode.length) return ` It is a code: give its id, ${anyOf(ofCode)}.`;
  return didYouMean(
    text,
    catalogue.entries.map(({ id }) => id),
  );
};

/** A board that is given by its name, as its thickness. */
const withThickness = (given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const { material } = given;
  if (typeof material !== 'string' || numeric(material) !== undefined) return given;
  const { thickness, message } = boardNamed(material);
  if (thickness === undefined) throw new ApiError(400, { message: 'The board is unknown', errors: [{ message }] });
  return { ...given, material: thickness };
};

/** Words under the name of a choice are choices. Numbers are, too, where the name is that of no variable. */
const separateChoices = (
  { id, template }: Entry,
  given: Readonly<Record<string, unknown>>,
): { choices: Record<string, string>; rest: Record<string, unknown> } => {
  const choices: Record<string, string> = {};
  // Without a prototype, so that a name such as __proto__ is as unknown as any other.
  const rest: Record<string, unknown> = Object.create(null);
  const lengths = variables(template, id);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const isChoice =
      Object.hasOwn(template.choices, name) &&
      (!Object.hasOwn(lengths, name) || (typeof value === 'string' && numeric(value) === undefined));
    if (isChoice) choices[name] = typeof value === 'string' ? value : quote(value);
    else rest[name] = value;
  }
  return { choices, rest };
};

/** The entry with these choices: an id of its own where there is one, the given id with choices after it otherwise. */
const chooseEntry = (catalogue: Catalogue, base: Entry, choices: Readonly<Record<string, string>>): Entry => {
  const { template } = base;
  const other: Record<string, string> = {};
  const errors: ErrorEntry[] = [];
  for (const [name, value] of Object.entries(choices)) {
    const values = Object.hasOwn(template.choices, name) ? template.choices[name]! : [];
    if (!values.length) {
      const meant = didYouMean(name, Object.keys(template.choices));
      errors.push({ message: `${base.id} has no choice ${quote(name)}.${meant}` });
      continue;
    }
    const chosen = choiceValue(values, value);
    if (chosen === undefined)
      errors.push({ message: `${name} cannot be ${quote(value)}. Choose one of: ${values.join(', ')}.` });
    else if (chosen !== base.chosen[name]) other[name] = chosen;
  }
  if (errors.length) throw new ApiError(400, { message: 'Some choices are unknown', errors });
  if (!Object.keys(other).length) return base;
  const named = template.ids.format({ ...base.chosen, ...other });
  const id = withChoices(base.id, other);
  const entry = (named === undefined ? undefined : catalogue.find(named)) ?? catalogue.find(id);
  if (!entry)
    throw new ApiError(400, {
      message: 'These choices exclude one another',
      errors: [{ message: catalogue.missing(id) }],
    });
  return entry;
};

/**
 * One of the values, in any case and with any separators; "no" is "none".
 * @example
 * choiceValue(['uni_tuck_flap', 'chamfer_flap'], 'Chamfer flap'); // = 'chamfer_flap'
 */
export const choiceValue = (values: readonly string[], given: string): string | undefined => {
  const plain = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, '_');
  const wanted = plain(given);
  const found = values.find((value) => value === given) ?? values.find((value) => plain(value) === wanted);
  return found ?? (/^(no|off|false)$/.test(wanted) ? values.find((value) => value === 'none') : undefined);
};

/** The choice that brings a variable which the entry does not have as it is: `window=front or front_top`. */
const choicesWith = (entry: Entry, name: string): string | undefined => {
  const { template, chosen } = entry;
  for (const [choice, values] of Object.entries(template.choices)) {
    const bringing = values.filter((value) => {
      if (value === chosen[choice] || findIncompatible(template, { ...chosen, [choice]: value })) return false;
      const { template: other, id } = withChosen(entry, { [choice]: value });
      return Object.hasOwn(variables(other, id), name);
    });
    if (bringing.length) return `${choice}=${anyOf(bringing)}`;
  }
  return undefined;
};

const unknownNames = (entry: Entry, given: readonly string[], own: readonly string[]): ErrorEntry[] => {
  const { id, template } = entry;
  const known = [...own, ...commonVariables];
  return given
    .filter((name) => !known.includes(name))
    .map((name) => {
      const elsewhere = choicesWith(entry, name);
      if (elsewhere) return { message: `${id} has ${name} only with ${elsewhere}.` };
      // `L` is short for length; `didYouMean` compares whole words.
      const begun = name.length < 3 ? own.filter((one) => one.startsWith(name.toLowerCase())) : [];
      const meant = begun.length
        ? ` Did you mean ${anyOf(begun)}?`
        : didYouMean(name, [...known, ...Object.keys(template.choices)]);
      return { message: `${id} has no variable or choice ${quote(name)}.${meant || ` It has ${known.join(', ')}.`}` };
    });
};
