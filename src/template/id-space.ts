import type { ConfiguredRange } from './range.ts';
import type { Choices, Variant } from './variant.ts';

/** The ids of a template: one or many thousands, never enumerated. The time to find one grows with the number of choices, not of ids. */
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

/** Ids from a table, each with its choices and sizes. */
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
