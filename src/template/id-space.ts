import type { ConfiguredRange } from './range.ts';
import type { Choices, Variant } from './variant.ts';

/**
 * The ids of a template. A template may have one id or many thousands; they are never enumerated. The time to find an id grows with
 * the number of choices, not with the number of ids.
 */
export interface IdSpace {
  /** The ids that lists show, the main one first. */
  readonly named: readonly [string, ...string[]];
  /** Prefix of the ids that are not named; undefined when all ids are named. */
  readonly prefix?: string;
  readonly count: number;
  /** The choices and sizes of an id; undefined for an id of another template. */
  readonly parse: (id: string) => Variant<Choices> | undefined;
  /** The id of these choices, with a value for each choice of the template; undefined when no id has them. */
  readonly format: (chosen: Readonly<Record<string, string>>) => string | undefined;
  /** Up to `n` ids, spread over all of them; always the same. */
  readonly sample: (n: number) => readonly string[];
  /** The service's numbering that these ids belong to, when its order is only partly known. */
  readonly range?: ConfiguredRange;
  /** The known facts about an id of that range, as a sentence; undefined for any other id. */
  readonly explain?: (id: string) => string | undefined;
}

/** Makes the ids of a template from its choices. An id that omits a choice has its first value. */
export type IdSpaceOf = (choices: Choices) => IdSpace;

/** Up to `n` numbers below `count`, evenly spread, the first and the last among them. */
const spread = (count: number, n: number): number[] =>
  count <= n
    ? Array.from({ length: count }, (_, i) => i)
    : Array.from({ length: n }, (_, i) => (n === 1 ? 0 : Math.floor((i * (count - 1)) / (n - 1))));

/**
 * Ids from a table, each with its choices and sizes.
 * @example listed({ 'becf-11a01': {}, 'becf-11a07': { choices: { tabs_on: 'long_walls' } } })
 */
export const listed = (table: Readonly<Record<string, Variant<Choices>>>): IdSpaceOf => {
  const named = Object.keys(table);
  const [main, ...others] = named;
  if (main === undefined) throw new RangeError('A template needs at least one id.');
  return (choices) => {
    const names = Object.keys(choices);
    const key = (own: Readonly<Partial<Record<string, string>>> = {}): string =>
      names.map((name) => own[name] ?? choices[name]![0]).join();
    let byChoices: Map<string, string> | undefined;
    return {
      named: [main, ...others],
      count: named.length,
      parse: (id) => (Object.hasOwn(table, id) ? table[id] : undefined),
      format: (chosen) => {
        // Reversed, so that the first of several ids with the same choices is found.
        byChoices ??= new Map(named.toReversed().map((id) => [key(table[id]!.choices), id]));
        return byChoices.get(key(chosen));
      },
      sample: (n) => spread(named.length, n).map((i) => named[i]!),
    };
  };
};

/** A numbering of the combinations of some choices, in hexadecimal digits after a prefix. */
export interface Numbering {
  /** Prefix of every id, e.g. `becf-108`. */
  readonly prefix: string;
  /** The numbered choices, the slowest first, each with its values in numerical order. */
  readonly order: readonly (readonly [choice: string, values: readonly string[]])[];
  /** Choices common to all ids. Omitted choices have their first values. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Ids that lists show, the main one first, with their differences from the template's default sizes and code. */
  readonly named: Readonly<Record<string, Omit<Variant<Choices>, 'choices'>>>;
  /** Number of the first combination. @defaultValue 1 */
  readonly first?: number;
  /** Least number of hexadecimal digits. @defaultValue 2 */
  readonly digits?: number;
}

/**
 * Ids that number every combination of some choices (mixed radix). No id is stored.
 * @example numbered({ prefix: 'becf-108', order: [['hanger', ['none', 'standard_hanger']], ['flap', flapStyles]], named: { 'becf-10801': {} } })
 */
export const numbered = ({ prefix, order, fixed = {}, named, first = 1, digits = 2 }: Numbering): IdSpaceOf => {
  const count = order.reduce((all, [, values]) => all * values.length, 1);
  const idOf = (n: number): string => prefix + (n + first).toString(16).padStart(digits, '0');
  const parse = (id: string): Variant<Choices> | undefined => {
    const suffix = id.slice(prefix.length);
    let n = Number.parseInt(suffix, 16) - first;
    if (!id.startsWith(prefix) || !(n >= 0 && n < count) || idOf(n) !== id) return undefined;
    const choices: Record<string, string> = { ...fixed };
    for (const [name, values] of order.toReversed()) {
      choices[name] = values[n % values.length]!;
      n = Math.floor(n / values.length);
    }
    return { ...named[id], choices };
  };
  const [main, ...others] = Object.keys(named);
  if (main === undefined) throw new RangeError(`The ids ${prefix}… need at least one named id.`);
  for (const id of [main, ...others]) if (!parse(id)) throw new RangeError(`${id} is not one of the ids ${prefix}….`);
  return (choices) => {
    const numberedNames = new Set(order.map(([name]) => name));
    const rest = Object.keys(choices).filter((name) => !numberedNames.has(name));
    return {
      named: [main, ...others],
      prefix,
      count,
      parse,
      format: (chosen) => {
        if (rest.some((name) => chosen[name] !== (fixed[name] ?? choices[name]![0]))) return undefined;
        let n = 0;
        for (const [name, values] of order) {
          const digit = values.indexOf(chosen[name]!);
          if (digit < 0) return undefined;
          n = n * values.length + digit;
        }
        return idOf(n);
      },
      sample: (n) => spread(count, n).map(idOf),
    };
  };
};
