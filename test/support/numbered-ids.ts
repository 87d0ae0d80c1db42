import type { IdSpaceOf } from '../../src/template/index.ts';

/** Ids that number every combination of some choices in hexadecimal digits from `first` on, as a rule of `boxwright calibrate` does. */
export const numberedIds =
  (
    prefix: string,
    order: readonly (readonly [choice: string, values: readonly string[]])[],
    named: readonly [string, ...string[]],
    first = 1,
  ): IdSpaceOf =>
  (choices) => {
    const count = order.reduce((all, [, values]) => all * values.length, 1);
    const idOf = (n: number): string => prefix + (n + first).toString(16).padStart(2, '0');
    return {
      named,
      prefix,
      count,
      parse: (id) => {
        let n = Number.parseInt(id.slice(prefix.length), 16) - first;
        if (!(n >= 0 && n < count) || idOf(n) !== id) return undefined;
        const own: Record<string, string> = {};
        for (const [name, values] of order.toReversed()) {
          own[name] = values[n % values.length]!;
          n = Math.floor(n / values.length);
        }
        return { choices: own };
      },
      format: (chosen) =>
        Object.keys(choices).some((name) => !order.some(([own]) => own === name) && chosen[name] !== choices[name]![0])
          ? undefined
          : idOf(order.reduce((n, [name, values]) => n * values.length + values.indexOf(chosen[name]!), 0)),
      sample: (n) => Array.from({ length: Math.min(n, count) }, (_, k) => idOf(k)),
    };
  };
