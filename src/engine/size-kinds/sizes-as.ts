import { ApiError, type Unit } from '../../api/index.ts';
import { type BoxSize, boxSizes } from '../../fold/index.ts';
import { type Entry, type Resolved, resolve, sizesOf } from '../../template/index.ts';
import { numeric, quote } from '../../values/index.ts';
import {
  allToMm,
  type Dimensions,
  dimensionKinds,
  drawBox,
  exactValue,
  namedAs,
  readNumbers,
  type SizeTerms,
  type SizeTranslator,
  type TranslatedSizes,
  toMm,
} from '../index.ts';

/** The three kinds of dimensions in messages. */
const WORDS: Readonly<Record<Dimensions, string>> = {
  inside: 'inside',
  outside: 'outside',
  manufacture: 'from crease to crease',
};

const refused = (...messages: readonly string[]): ApiError =>
  new ApiError(400, { message: 'These dimensions cannot be drawn', errors: messages.map((message) => ({ message })) });

/** @throws ApiError 400 for an unknown kind. */
const readDimensions = (given: unknown): Dimensions => {
  const kind = dimensionKinds.find((one) => one === given);
  if (kind) return kind;
  throw refused(`dimensions must be inside, outside or manufacture, but are ${quote(given)}.`);
};

/** The main sizes of a box. Variables with other names may be details, such as the diameter of a hole. */
const MAIN: readonly string[] = ['length', 'width', 'height'];

/**
 * Interprets sizes as inside, outside or crease to crease. Omitted sizes keep their usual values.
 * @throws ApiError 400 for an unknown kind. The translator throws for a size that the template cannot convert and for a size
 * outside its limits.
 * @example
 * import { catalogue, drawOne } from 'boxwright/engine';
 * import * as fold from 'boxwright/fold';
 * const box = drawOne(catalogue, 'becf-21d01', { length: 306, material: 3 }, { translate: fold.sizesAs('outside') });
 * box.values.length; // = 300
 */
export const sizesAs = (kind: Dimensions): SizeTranslator => {
  readDimensions(kind);
  return (entry, variables, typed, unit) => translate(namedAs(entry, variables).entry, kind, variables, typed, unit);
};

const translate = (
  entry: Entry,
  kind: Dimensions,
  variables: Readonly<Record<string, unknown>>,
  typed: readonly string[],
  unit: Unit,
): TranslatedSizes => {
  const names = convertible(entry, kind, typed);
  if (!names.length) return { variables, requested: {} };
  const all = { ...usualSizes(entry, variables, unit), ...variables };
  const read = readNumbers(entry, all, unit, termsOf(entry, kind, names));
  if ('errors' in read)
    throw new ApiError(400, { message: 'These dimensions cannot be drawn', errors: [...read.errors] });
  const own = names.map((name) => [
    name,
    exactValue(name, { kind: 'length', value: read.settled.values[name]! }, unit),
  ]);
  return {
    variables: { ...variables, ...Object.fromEntries(own) },
    requested: Object.fromEntries(
      names.map((name) => [name, { mm: toMm(name, 'length', unit, numeric(variables[name])!), as: kind }]),
    ),
  };
};

/** Omitted sizes keep these; some follow others. */
const usualSizes = (
  { template, id }: Entry,
  given: Readonly<Record<string, unknown>>,
  unit: Unit,
): Readonly<Record<string, number>> => {
  const numbers = Object.entries(given).flatMap(([name, value]) => {
    const number = numeric(value);
    return number === undefined ? [] : [[name, number] as const];
  });
  const { values } = resolve(template, allToMm(Object.fromEntries(numbers), template.size, unit), id);
  return Object.fromEntries(
    Object.entries(template.size).map(([name, { kind }]) => [
      name,
      exactValue(name, { kind, value: values[name]! }, unit),
    ]),
  );
};

/** The typed sizes that a box has in this kind. @throws ApiError 400 for a main size that it does not have */
const convertible = (entry: Entry, kind: Dimensions, typed: readonly string[]): string[] => {
  const { template, id } = entry;
  const sizes = sizesOf(template, id);
  const names = typed.filter((name) => name !== 'material' && sizes[name]?.kind === 'length');
  if (!names.length) return names;
  const measured = measure(entry, resolve(template, {}, id), names);
  const unknown = names.filter((name) => measured[name]![kind] === undefined);
  const main = unknown.filter((name) => MAIN.includes(name));
  if (main.length) throw refused(...main.map((name) => cannotSay(entry, name, kind, measured[name]!)));
  return names.filter((name) => !unknown.includes(name));
};

const measure = (entry: Entry, resolved: Resolved, names: readonly string[]): Readonly<Record<string, BoxSize>> =>
  boxSizes(drawBox(entry, resolved).parts, Object.fromEntries(names.map((name) => [name, resolved.values[name]!])));

const termsOf = (entry: Entry, kind: Dimensions, names: readonly string[]): SizeTerms => ({
  word: WORDS[kind],
  measure: (resolved) =>
    Object.fromEntries(
      Object.entries(measure(entry, resolved, names)).map(([name, size]) => {
        const mm = size[kind];
        if (mm === undefined) throw refused(cannotSay(entry, name, kind, size));
        return [name, mm];
      }),
    ),
});

/** The message for a size that cannot be converted: the reason, and the kinds that work. */
const cannotSay = ({ id }: Entry, name: string, kind: Dimensions, size: BoxSize): string => {
  const known = dimensionKinds.filter((one) => size[one] !== undefined);
  const why =
    kind === 'manufacture'
      ? 'no crease or edge of its drawing measures it'
      : 'no two flat, parallel sides of one closed box enclose it';
  const instead = known.length
    ? `Give it ${known.map((one) => WORDS[one]).join(' or ')}, or leave dimensions out.`
    : 'Leave dimensions out.';
  return `${id} does not define ${name} ${WORDS[kind]}: ${why}. ${instead}`;
};
