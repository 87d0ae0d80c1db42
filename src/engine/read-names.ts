import {
  type Catalogue,
  type Entry,
  entryWithChoices,
  findIncompatible,
  type Lengths,
  resolve,
  variables,
  withChosen,
} from '../template/index.ts';
import { anyOf, didYouMean } from '../template/search/index.ts';
import { type Fields, type LengthUnit, numeric, quote } from '../values/index.ts';
import { boardNamed } from './boards.ts';
import type { SizeTranslator, TranslatedSizes } from './dimension-kinds.ts';
import { isNoBox, type NoBox, noBox, type Problem } from './problem.ts';
import { isUnit } from './read-fields.ts';
import { readableDefault } from './readable-value.ts';
import { serviceNamesOf } from './service-names.ts';
import { translateSizes } from './translate-sizes.ts';
import { allToMm, numbersIn } from './units.ts';

/** Variables that every template takes in addition to its own. */
export const commonVariables: readonly string[] = [
  'unit',
  'dimension_texts',
  'overflow',
  'overflow_margin',
  'dimension_type',
  // Variables that clients of the hosted service send and that change no drawing of the service.
  ...['printing_method', 'direction', 'cross'],
];

/**
 * Reads values by name: the entry with the given choices, and a value for every size in its own kind; missing sizes take defaults. Text under a choice's name selects it; a variable may share its name (`dust_flap`).
 * @param chosen - choices by name, for a template that has a variable of the same name when both are given.
 * @param sizes - measures the kind of sizes that is given. `variables` of the answer then holds the converted sizes.
 */
export const readNames = (
  catalogue: Catalogue,
  base: Entry,
  given: unknown,
  chosen: Readonly<Record<string, string>> = {},
  sizes?: SizeTranslator,
): (TranslatedSizes & { readonly entry: Entry }) | NoBox => {
  // A Map has no fields: the box would silently have its usual sizes.
  if (typeof given !== 'object' || given === null || Symbol.iterator in given)
    return noBox('values', `The values must be an object such as { length: 60 }, but are ${quote(given)}.`);
  const { choices, rest: named } = separateChoices(base, given as Fields);
  const rest = withThickness(named);
  if (isNoBox(rest)) return rest;
  const entry = chooseEntry(catalogue, base, { ...choices, ...chosen });
  if (isNoBox(entry)) return entry;
  const unit = isUnit(rest.unit) ? rest.unit : 'mm';
  const known = variables(entry.template, entry.id);
  const problems = unknownNames(entry, Object.keys(rest), known);
  if (problems.length) return { kind: 'names', problems };
  const following = followingAt(entry, known, rest, unit);
  const all: Record<string, unknown> & { unit: LengthUnit } = { unit };
  for (const name of Object.keys(entry.template.size))
    if (!Object.hasOwn(rest, name)) all[name] = readableDefault(name, following[name] ?? known[name]!, unit);
  Object.assign(all, rest);
  if (!sizes) return { entry, variables: all, requested: {} };
  if (rest.dimension_type !== undefined)
    return noBox('kinds', 'dimensions and dimension_type both set the kind of the sizes. Leave dimension_type out.');
  const translated = translateSizes(entry, sizes, all, Object.keys(rest), unit);
  return isNoBox(translated) ? translated : { entry, ...translated };
};

/** Defaults of the sizes that follow other sizes (`following`), at the given sizes. */
const followingAt = ({ template, id }: Entry, known: Lengths, given: Fields, unit: LengthUnit): Lengths => {
  const { following } = template;
  if (!following) return {};
  const { values, lengths } = resolve(template, allToMm(numbersIn(given), known, unit), id);
  return Object.fromEntries(following.map((name) => [name, { ...lengths[name]!, value: values[name]! }]));
};

const withThickness = (given: Fields): Fields | NoBox => {
  const { material } = given;
  if (typeof material !== 'string' || numeric(material) !== undefined) return given;
  const { board, message } = boardNamed(material);
  return board ? { ...given, material: board.thickness } : noBox('board', message);
};

/** Separates choices from variables. Text under the name of a choice is a choice; a number is one when no variable has that name. */
const separateChoices = ({ id, template }: Entry, given: Fields) => {
  const choices: Record<string, string> = {};
  const rest: [name: string, value: unknown][] = [];
  const lengths = variables(template, id);
  for (const name of Object.keys(given)) {
    const value = given[name];
    if (value === undefined) continue;
    const isChoice =
      Object.hasOwn(template.choices, name) &&
      (!Object.hasOwn(lengths, name) || (typeof value === 'string' && numeric(value) === undefined));
    if (isChoice) choices[name] = typeof value === 'string' ? value : quote(value);
    else rest.push([name, value]);
  }
  // Unlike an assignment, this makes __proto__ an unknown name like any other.
  return { choices, rest: Object.fromEntries(rest) };
};

/** The entry with these choices: under its own id when it has one, otherwise the given id followed by the choices. */
const chooseEntry = (catalogue: Catalogue, base: Entry, choices: Readonly<Record<string, string>>): Entry | NoBox => {
  const { template } = base;
  const known: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(choices)) {
    const values = Object.hasOwn(template.choices, name) ? template.choices[name]! : [];
    if (!values.length) {
      const meant = didYouMean(name, Object.keys(template.choices));
      problems.push({ message: `${base.id} has no choice ${quote(name)}.${meant}` });
      continue;
    }
    const chosen = choiceValue(values, value);
    if (chosen === undefined)
      problems.push({ message: `${name} cannot be ${quote(value)}. Choose one of: ${values.join(', ')}.` });
    else known[name] = chosen;
  }
  if (problems.length) return { kind: 'choices', problems };
  const entry = entryWithChoices(catalogue, base, known);
  return typeof entry === 'string' ? noBox('incompatible', entry) : entry;
};

/** Finds a choice in any case and with any separators; "no" is "none". */
export const choiceValue = (values: readonly string[], given: string): string | undefined => {
  const plain = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, '_');
  const wanted = plain(given);
  const found = values.find((value) => value === given) ?? values.find((value) => plain(value) === wanted);
  return found ?? (/^(no|off|false)$/.test(wanted) ? values.find((value) => value === 'none') : undefined);
};

/** Choices with which the template gets a variable that it does not have now: `window=front or front_top`. */
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

const unknownNames = (entry: Entry, given: readonly string[], lengths: Lengths): Problem[] => {
  const others = given.filter((name) => !Object.hasOwn(lengths, name) && !commonVariables.includes(name));
  if (!others.length) return [];
  const { id, template } = entry;
  const own = Object.keys(lengths);
  const known = [...new Set([...own, ...Object.keys(template.choices), ...commonVariables])];
  const ofService = serviceNamesOf(entry);
  return others
    .filter((name) => !ofService.includes(name))
    .map((name) => {
      const elsewhere = choicesWith(entry, name);
      if (elsewhere) return { message: `${id} has ${name} only with ${elsewhere}.` };
      // `L` is short for length; `didYouMean` compares whole words.
      const begun = name.length < 3 ? own.filter((one) => one.startsWith(name.toLowerCase())) : [];
      const meant = begun.length ? ` Did you mean ${anyOf(begun)}?` : didYouMean(name, known);
      return { message: `${id} has no variable or choice ${quote(name)}.${meant || ` It has ${known.join(', ')}.`}` };
    });
};
