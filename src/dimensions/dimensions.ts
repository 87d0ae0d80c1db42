import { ApiError, type ErrorEntry, type Unit } from '../api/index.ts';
import {
  askedSizes,
  type Dimensions,
  dimensionKinds,
  fromMm,
  MM_PER_INCH,
  numeric,
  quote,
  roundTo,
  type SizeTranslator,
  type TranslatedSizes,
  toMm,
} from '../engine/index.ts';
import { type BoxSize, boxSizes } from '../fold/index.ts';
import { arrange, type Drawing } from '../sheet/index.ts';
import { type Entry, type Lengths, type OutOfLimits, resolve, sizesOf, type Violation } from '../template/index.ts';

/** The sizes of one box, in mm: each of the three kinds by the names of the template's sizes. What the box does not say is left out. */
export type BoxDimensions = Readonly<Record<Dimensions, Readonly<Record<string, number>>>>;

/** A hundred-thousandth of a millimetre: noise of the folded box is far below it. */
const DECIMALS = 5;

/**
 * The sizes of a drawn box inside, outside and from crease to crease, in mm by name: measured on the drawing and on the folded box. What
 * they do not say, e.g. how wide a slanted wall is inside, is left out.
 * @example
 * fold.dimensionsOf(drawOne(catalogue, 'becf-21d01', { length: 300, material: 3 })).outside.length; // = 306
 */
export const dimensionsOf = ({
  entry,
  drawing: { parts },
  values,
}: {
  readonly entry: Pick<Entry, 'template'>;
  readonly drawing: Pick<Drawing, 'parts'>;
  readonly values: Readonly<Record<string, number>>;
}): BoxDimensions => {
  const sizes = boxSizes(parts, askedSizes(entry, values));
  const ofKind = (kind: Dimensions): Readonly<Record<string, number>> =>
    Object.fromEntries(
      Object.entries(sizes).flatMap(([name, { [kind]: mm }]) =>
        mm === undefined ? [] : [[name, roundTo(mm, DECIMALS)] as const],
      ),
    );
  return { inside: ofKind('inside'), outside: ofKind('outside'), manufacture: ofKind('manufacture') };
};

/** @throws ApiError 400 for anything but the three. */
const readDimensions = (given: unknown): Dimensions => {
  const kind = dimensionKinds.find((one) => one === given);
  if (kind) return kind;
  throw refused([`dimensions must be inside, outside or manufacture, but are ${quote(given)}.`]);
};

/** Sizes that every box is asked for. One of another name may be a detail, e.g. the diameter of a hole. */
const MAIN: readonly string[] = ['length', 'width', 'height'];

/** Allowances hardly depend on sizes: a few steps are enough. */
const STEPS = 12;
/** In mm. */
const NEAR = 1e-7;

/**
 * Reads sizes as those inside, outside or from crease to crease. Sizes that were not given stay as they are.
 * @throws ApiError 400 for another word than the three; the translator for a size that the template cannot say in that way, or for one
 * that is out of its limits then.
 * @example
 * import { catalogue, drawOne } from 'boxwright/engine';
 * import * as fold from 'boxwright/fold';
 * const box = drawOne(catalogue, 'becf-21d01', { length: 306, material: 3 }, { translate: fold.sizesAs('outside') });
 * box.values.length; // = 300
 */
export const sizesAs = (kind: Dimensions): SizeTranslator => {
  readDimensions(kind);
  return (entry, variables, typed, unit) => translate(entry, kind, variables, typed, unit);
};

const translate = (
  entry: Entry,
  kind: Dimensions,
  variables: Readonly<Record<string, unknown>>,
  typed: readonly string[],
  unit: Unit,
): TranslatedSizes => {
  const { template, id } = entry;
  const sizes = sizesOf(template, id);
  const names = typed.filter((name) => name !== 'material' && sizes[name]?.kind === 'length');
  const numbers = numbersOf(variables, unit, { ...resolve(template, {}, id).lengths, ...sizes });
  // What is no number, or missing, is said by the reader of variables.
  if (!names.length || names.some((name) => numbers[name] === undefined)) return { variables, asked: {} };
  const given = Object.fromEntries(names.map((name) => [name, numbers[name]!]));
  const found = solve(entry, kind, numbers, given, unit);
  return {
    variables: {
      ...variables,
      ...Object.fromEntries(Object.keys(found).map((name) => [name, inUnit(found[name]!, unit)])),
    },
    asked: Object.fromEntries(Object.keys(found).map((name) => [name, { mm: given[name]!, as: kind }])),
  };
};

const inUnit = (mm: number, unit: Unit): number => roundTo(unit === 'in' ? mm / MM_PER_INCH : mm, 9);

const numbersOf = (variables: Readonly<Record<string, unknown>>, unit: Unit, known: Lengths): Numbers =>
  Object.fromEntries(
    Object.entries(known).flatMap(([name, { kind }]) => {
      const value = Object.hasOwn(variables, name) ? numeric(variables[name]) : undefined;
      return value === undefined ? [] : [[name, roundTo(toMm(name, kind, unit, value), 9)] as const];
    }),
  );

type Numbers = Readonly<Record<string, number>>;

/** The sizes as the template takes them, in mm, of those names that it can say in that way. */
const solve = (entry: Entry, kind: Dimensions, numbers: Numbers, given: Numbers, unit: Unit): Numbers => {
  const { template, id } = entry;
  const measure = (own: Numbers): { readonly sizes: Readonly<Record<string, BoxSize>> } | readonly Violation[] => {
    let resolved = resolve(template, { ...numbers, ...own }, id);
    // Finer settings that do not hold are no matter of the sizes: the reader of variables says so.
    if (resolved.violations.length && !concerns(resolved.violations, given))
      resolved = resolve(template, { ...onlySizes(numbers, sizesOf(template, id)), ...own }, id);
    if (resolved.violations.length) return resolved.violations;
    const { parts } = arrange(template.build(resolved.values, resolved.chosen));
    return { sizes: boxSizes(parts, own) };
  };

  // Allowances at the template's own sizes show where to begin.
  const usual = Object.fromEntries(Object.keys(given).map((name) => [name, sizesOf(template, id)[name]!.value]));
  const first = measure(usual);
  const tried: Record<string, number> = { ...given };
  if ('sizes' in first) {
    const unknown = Object.keys(given).filter((name) => first.sizes[name]![kind] === undefined);
    if (unknown.length) {
      const main = unknown.filter((name) => MAIN.includes(name));
      if (main.length) throw refused(main.map((name) => cannotSay(entry, name, kind, first.sizes[name]!)));
      const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !unknown.includes(name)));
      return Object.keys(rest).length ? solve(entry, kind, numbers, rest, unit) : {};
    }
    for (const name of Object.keys(given)) tried[name]! += usual[name]! - first.sizes[name]![kind]!;
  }
  for (let step = 0; step < STEPS; step++) {
    const now = measure(tried);
    if (!('sizes' in now)) {
      // Others are at fault: the reader of variables says which, and what works.
      if (!concerns(now, given)) return tried;
      throw refused(
        [],
        now.flatMap((violation) => violationError(violation, kind, given, tried, unit)),
      );
    }
    let off = 0;
    for (const name of Object.keys(given)) {
      const size = now.sizes[name]![kind];
      if (size === undefined) throw refused([cannotSay(entry, name, kind, now.sizes[name]!)]);
      const by = given[name]! - size;
      off = Math.max(off, Math.abs(by));
      // The last step rounds noise away; sizes are typed with few decimals.
      tried[name] = roundTo(tried[name]! + by, 9);
    }
    if (off < NEAR) return tried;
  }
  const list = Object.entries(given).map(([name, mm]) => `${name} ${fromMm(mm, unit)} ${unit}`);
  throw refused([
    `${id} cannot be made with ${list.join(', ')} ${WORDS[kind]}: a flap covers about half of a side there, and a step of its board lies between two sizes. Try ${fromMm(Object.values(given)[0]! + 1, unit)} ${unit}.`,
  ]);
};

const onlySizes = (numbers: Numbers, sizes: Lengths): Numbers =>
  Object.fromEntries(Object.entries(numbers).filter(([name]) => name in sizes));

const namesIn = (violation: Violation): readonly string[] =>
  violation.kind === 'limits' ? [violation.name] : violation.names;

const concerns = (violations: readonly Violation[], given: Numbers): boolean =>
  violations.some((violation) => namesIn(violation).some((name) => name in given));

/** How the three are called in a sentence. */
const WORDS: Readonly<Record<Dimensions, string>> = {
  inside: 'inside',
  outside: 'outside',
  manufacture: 'from crease to crease',
};

const cannotSay = ({ id }: Entry, name: string, kind: Dimensions, size: BoxSize): string => {
  const known = dimensionKinds.filter((one) => size[one] !== undefined);
  const why =
    kind === 'manufacture'
      ? 'no crease or edge of its drawing measures it'
      : 'its sides there are slanted, bent or not of one closed box';
  const instead = known.length
    ? `Give it ${known.map((one) => WORDS[one]).join(' or ')}, or leave dimensions out.`
    : 'Leave dimensions out.';
  return `${id} does not say what ${name} is ${WORDS[kind]}: ${why}. ${instead}`;
};

/** A size out of its limits, with the limit as it was asked. */
const violationError = (
  violation: Violation,
  kind: Dimensions,
  given: Numbers,
  tried: Numbers,
  unit: Unit,
): ErrorEntry[] => {
  if (violation.kind === 'order') {
    const [larger, smaller] = violation.names;
    return [
      {
        message: `${smaller} may be at most as large as ${larger}.`,
        suggestion: { type: 'swap_values', names: [larger, smaller] },
      },
    ];
  }
  return [limitError(violation, kind, given, tried, unit)];
};

const limitError = (
  { name, value, min, max }: OutOfLimits,
  kind: Dimensions,
  given: Numbers,
  tried: Numbers,
  unit: Unit,
): ErrorEntry => {
  const low = value < min;
  const limit = low ? min : max;
  const shown = (mm: number): string => `${fromMm(roundTo(mm, 4), unit)} ${unit}`;
  const asked = given[name];
  const ofKind = asked === undefined ? limit : limit + asked - (tried[name] ?? value);
  // Rounded away from the limit.
  const step = unit === 'in' ? 1000 : 100;
  const exact = fromMm(ofKind, unit);
  const works = (low ? Math.ceil(exact * step - 1e-6) : Math.floor(exact * step + 1e-6)) / step;
  const word = asked === undefined ? '' : ` ${WORDS[kind]}`;
  return {
    message: `${name} is ${shown(asked ?? value)}${word}; the ${low ? 'minimum' : 'maximum'} here is ${shown(ofKind)}${word}. Try ${works}.`,
    suggestion: { type: 'change_value', name, value: works },
  };
};

const refused = (messages: readonly string[], errors: readonly ErrorEntry[] = []): ApiError =>
  new ApiError(400, {
    message: 'These dimensions cannot be drawn',
    errors: [...messages.map((message) => ({ message })), ...errors],
  });
