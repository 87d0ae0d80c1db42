import type { ErrorEntry, Unit } from '../api/index.ts';
import { suggest } from '../search/index.ts';
import { type Entry, type Lengths, type Resolved, resolve, variables } from '../template/index.ts';
import { fromCreaseSizes } from './dimension-type.ts';
import { problemEntries, unusableEntry } from './messages.ts';
import { numeric } from './numeric.ts';
import { quote } from './quote.ts';
import { readableDefault } from './readable-value.ts';
import { suggestValues } from './suggest-values.ts';
import { allToMm, type Given, roundTo } from './units.ts';

/** Variables of the template as given and as resolved, or the errors. */
type Read = { readonly numbers: Given; readonly settled: Resolved } | { readonly errors: readonly ErrorEntry[] };

/**
 * Reads the template's variables. Without a unit it only reports values that are not numbers. `fromCreases`: sizes are
 * from crease to crease, whatever kind the template takes.
 */
export const readNumbers = (
  entry: Entry,
  given: Readonly<Record<string, unknown>>,
  unit: Unit | undefined,
  fromCreases = false,
): Read => {
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
  if (!unit) return { errors: open.map(([name, problem]) => unusableEntry(name, problem, known[name]!)) };
  if (!open.length && fromCreases) {
    const settled = fromCreaseSizes(entry, allToMm(numbers, known, unit), unit);
    return 'errors' in settled ? settled : { numbers, settled };
  }
  if (!open.length) {
    const settled = resolve(template, allToMm(numbers, known, unit), id);
    if (!settled.violations.length) return { numbers, settled: repeatable(entry, settled, unit) };
  }

  const suggested = suggestValues(entry, numbers, new Set(open.map(([name]) => name)), unit);
  const fitting = variables(template, id, allToMm(suggested.values, known, unit));
  const works = (name: string): number => suggested.values[name] ?? readableDefault(name, fitting[name]!, unit);
  return {
    errors: [
      ...open.map(([name, problem]) => unusableEntry(name, problem, fitting[name]!, unit, works(name))),
      ...problemEntries({ unit, known, sizes: template.size, given: numbers, suggested }),
    ],
  };
};

/**
 * Names the closest of the given names that the template does not have: they are ignored, and one may be misspelt.
 * Looks at the first names only, because a body can hold 100,000.
 */
const misspelt = (name: string, given: Readonly<Record<string, unknown>>, known: Lengths): string => {
  const [closest] = suggest(
    name,
    Object.keys(given)
      .slice(0, 50)
      .filter((other) => !Object.hasOwn(known, other)),
  );
  return closest === undefined ? '' : `, and ${quote(closest)} is not a variable`;
};

/**
 * In inches, rounds defaults to 1e-9 mm. A request that repeats the variables of the answer then gets the same file, byte for byte.
 */
const repeatable = ({ template, id }: Entry, settled: Resolved, unit: Unit): Resolved => {
  if (unit === 'mm') return settled;
  const values = Object.fromEntries(Object.entries(settled.values).map(([name, value]) => [name, roundTo(value, 9)]));
  const rounded = resolve(template, values, id);
  return rounded.violations.length ? settled : rounded;
};
