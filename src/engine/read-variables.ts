import { type Entry, type Lengths, type Resolved, resolve, variables } from '../template/index.ts';
import { suggest } from '../template/search/index.ts';
import { type Fields, type LengthUnit, numeric, quote, roundTo } from '../values/index.ts';
import { convertSizes, type SizeTerms } from './convert-sizes.ts';
import { changeValue, formatValue, unusable, wrongValues } from './messages.ts';
import type { Problem } from './problem.ts';
import { readableDefault } from './readable-value.ts';
import { inTerms, toOwn } from './size-offsets.ts';
import { suggestValues } from './suggest-values.ts';
import { allToMm, fromMm, type Given } from './units.ts';

type Read = { readonly numbers: Given; readonly settled: Resolved } | { readonly problems: readonly Problem[] };

/** Reads the template's variables. Without a unit it only reports values that are not numbers. Problems are in the `terms` of the sizes. */
export const readNumbers = (entry: Entry, given: Fields, unit: LengthUnit | undefined, terms?: SizeTerms): Read => {
  const { template, id } = entry;
  const known = variables(template, id);
  const numbers: Record<string, number> = {};
  /** Names of missing and wrong values, each with its problem. */
  const open: [name: string, problem: string][] = [];
  for (const name in known) {
    if (!Object.hasOwn(given, name)) {
      if (template.size[name]) open.push([name, `is missing${misspelt(name, given, known)}`]);
      continue;
    }
    const value = numeric(given[name]);
    if (value === undefined) open.push([name, `must be a number, but is ${quote(given[name])}`]);
    else numbers[name] = value;
  }
  if (!unit) return { problems: open.map(([name, problem]) => unusable(name, problem, known[name]!)) };
  const inMm = allToMm(numbers, known, unit);
  const converted = terms && convertSizes(entry, inMm, terms);
  if (converted?.unmeasured !== undefined) return { problems: [{ message: converted.unmeasured }] };
  const { offsets = {} } = converted ?? {};
  if (!open.length) {
    if (converted?.near) return { problems: [noSuchSize(entry, numbers, unit, terms!, converted.near)] };
    const settled = converted ? converted.settled : resolve(template, inMm, id);
    if (settled && !settled.violations.length) return { numbers, settled: repeatable(entry, settled, unit) };
  }

  const suggested = suggestValues(entry, numbers, new Set(open.map(([name]) => name)), unit, offsets);
  const fitting = inTerms(variables(template, id, toOwn(allToMm(suggested.values, known, unit), offsets)), offsets);
  const works = (name: string): number => suggested.values[name] ?? readableDefault(name, fitting[name]!, unit);
  const sizes = inTerms(template.size, offsets);
  return {
    problems: [
      ...open.map(([name, problem]) => unusable(name, problem, fitting[name]!, unit, works(name))),
      ...wrongValues({ unit, known, sizes, given: numbers, suggested, offsets, word: terms?.word }),
    ],
  };
};

/** Distances from a box beside a step to one that surely exists, in mm. */
const BEYOND = [0.05, 1, 5, 20];

/** The problem of sizes that no sizes of the template give. `near` has sizes of boxes beside them. */
const noSuchSize = (entry: Entry, numbers: Given, unit: LengthUnit, terms: SizeTerms, near: readonly Given[]) => {
  const known = variables(entry.template, entry.id);
  const text = (name: string, value: number): string => `${name} ${formatValue(name, known[name]!.kind, unit, value)}`;
  const inMm = allToMm(numbers, known, unit);
  const sizes = Object.keys(near[0]!);
  const given = sizes.map((name) => text(name, numbers[name]!)).join(', ');
  const message = `${entry.id} cannot be made with ${given} ${terms.word}: the allowance changes in steps, and no box has exactly these sizes`;
  const changes = near.flatMap((box) =>
    sizes.flatMap((name) => BEYOND.map((by) => ({ name, mm: box[name]! + by * Math.sign(box[name]! - inMm[name]!) }))),
  );
  const distance = ({ name, mm }: (typeof changes)[number]): number => Math.abs(mm - inMm[name]!);
  for (const { name, mm } of changes.sort((a, b) => distance(a) - distance(b))) {
    const value = roundTo(fromMm(mm, unit), unit === 'in' ? 3 : 1);
    if (value === numbers[name]) continue;
    const { settled } = convertSizes(entry, allToMm({ ...numbers, [name]: value }, known, unit), terms);
    if (settled) return { message: `${message}; ${text(name, value)} works.`, ...changeValue(name, value) };
  }
  return { message: `${message}.` };
};

/** Names the closest given name that the template lacks: it may be misspelt. Looks at the first names only; a body can hold 100,000. */
const misspelt = (name: string, given: Fields, known: Lengths): string => {
  const first = Object.keys(given).slice(0, 50);
  const others = first.filter((other) => !Object.hasOwn(known, other));
  const [closest] = suggest(name, others);
  return closest === undefined ? '' : `, and ${quote(closest)} is not a variable`;
};

/** In inches, rounds defaults to 1e-9 mm. A request that repeats the variables of the answer then gets the same file, byte for byte. */
const repeatable = ({ template, id }: Entry, settled: Resolved, unit: LengthUnit): Resolved => {
  if (unit === 'mm') return settled;
  const values = Object.fromEntries(Object.entries(settled.values).map(([name, value]) => [name, roundTo(value, 9)]));
  const rounded = resolve(template, values, id);
  return rounded.violations.length ? settled : rounded;
};
