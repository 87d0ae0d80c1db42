import type { Unit } from '../api/index.ts';
import {
  type Dimensions,
  dimensionKinds,
  drawRequest,
  fromMm,
  MM_PER_INCH,
  numeric,
  planner,
  quote,
  roundTo,
  type SizeTranslator,
  type TranslatedSizes,
  toMm,
} from '../engine/index.ts';
import { type BoxSize, boxSizes } from '../fold/index.ts';
import { type Entry, type Lengths, resolve, sizesOf, type Violation } from '../template/index.ts';
import { cannotSay, refused, violationError, WORDS } from './refusals.ts';

/** @throws ApiError 400 for an unknown kind. */
const readDimensions = (given: unknown): Dimensions => {
  const kind = dimensionKinds.find((one) => one === given);
  if (kind) return kind;
  throw refused([`dimensions must be inside, outside or manufacture, but are ${quote(given)}.`]);
};

/** The main sizes of a box. Variables with other names may be details, such as the diameter of a hole. */
const MAIN: readonly string[] = ['length', 'width', 'height'];

/** Most steps of the iteration. Allowances hardly depend on sizes, so a few steps are enough. */
const STEPS = 12;
/** Largest error of the result, in mm. */
const NEAR = 1e-7;

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
  // The reader of variables reports missing values and values that are not numbers.
  if (!names.length || names.some((name) => numbers[name] === undefined)) return { variables, requested: {} };
  const given = Object.fromEntries(names.map((name) => [name, numbers[name]!]));
  const found = solve(entry, kind, numbers, given, unit);
  return {
    variables: {
      ...variables,
      ...Object.fromEntries(Object.keys(found).map((name) => [name, inUnit(found[name]!, unit)])),
    },
    requested: Object.fromEntries(Object.keys(found).map((name) => [name, { mm: given[name]!, as: kind }])),
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

/** Finds the template's own sizes, in mm, that give the requested ones. Omits names that it cannot convert. */
const solve = (entry: Entry, kind: Dimensions, numbers: Numbers, given: Numbers, unit: Unit): Numbers => {
  const { template, id } = entry;
  const measure = (own: Numbers): { readonly sizes: Readonly<Record<string, BoxSize>> } | readonly Violation[] => {
    let resolved = resolve(template, { ...numbers, ...own }, id);
    // Ignores invalid finer settings here: the reader of variables reports them.
    if (resolved.violations.length && !concerns(resolved.violations, given))
      resolved = resolve(template, { ...onlySizes(numbers, sizesOf(template, id)), ...own }, id);
    if (resolved.violations.length) return resolved.violations;
    const { parts } = drawRequest(entry, resolved);
    return { sizes: boxSizes(parts, own) };
  };

  // Starts from the allowances at the template's own sizes.
  const usual = Object.fromEntries(Object.keys(given).map((name) => [name, sizesOf(template, id)[name]!.value]));
  const first = measure(usual);
  const tried: Record<string, number> = { ...given };
  if ('sizes' in first) {
    const unknown = Object.keys(given).filter((name) => first.sizes[name]![kind] === undefined);
    if (unknown.length) {
      const main = unknown.filter((name) => MAIN.includes(name));
      if (main.length) throw refused(main.map((name) => cannotSay(entry, name, kind, first.sizes[name]!)));
      const measurable = Object.fromEntries(Object.entries(given).filter(([name]) => !unknown.includes(name)));
      return Object.keys(measurable).length ? solve(entry, kind, numbers, measurable, unit) : {};
    }
    for (const name of Object.keys(given)) tried[name]! += usual[name]! - first.sizes[name]![kind]!;
  }
  for (let step = 0; step < STEPS; step++) {
    const now = measure(tried);
    if (!('sizes' in now)) {
      // Other values are wrong: the reader of variables reports them with values that work.
      if (!concerns(now, given)) return tried;
      const plan = planner(entry, 'mm').plan({ ...numbers, ...tried });
      throw refused(
        [],
        now.flatMap((violation) => violationError(violation, kind, { given, tried, plan }, unit)),
      );
    }
    let off = 0;
    for (const name of Object.keys(given)) {
      const size = now.sizes[name]![kind];
      if (size === undefined) throw refused([cannotSay(entry, name, kind, now.sizes[name]!)]);
      const by = given[name]! - size;
      off = Math.max(off, Math.abs(by));
      // Rounds noise away in the last step: users type sizes with few decimals.
      tried[name] = roundTo(tried[name]! + by, 9);
    }
    if (off < NEAR) return tried;
  }
  const list = Object.entries(given).map(([name, mm]) => `${name} ${fromMm(mm, unit)} ${unit}`);
  throw refused([
    `${id} cannot be made with ${list.join(', ')} ${WORDS[kind]}: this size lies in the step where a flap begins to cover the side. Try ${fromMm(Object.values(given)[0]! + 1, unit)} ${unit}.`,
  ]);
};

const onlySizes = (numbers: Numbers, sizes: Lengths): Numbers =>
  Object.fromEntries(Object.entries(numbers).filter(([name]) => name in sizes));

const namesIn = (violation: Violation): readonly string[] =>
  violation.kind === 'limits' ? [violation.name] : violation.names;

const concerns = (violations: readonly Violation[], given: Numbers): boolean =>
  violations.some((violation) => namesIn(violation).some((name) => name in given));
