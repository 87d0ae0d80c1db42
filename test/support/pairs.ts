/** Possible values of each factor. */
export type Factors = Readonly<Record<string, readonly string[]>>;

/** One value for each factor. */
export type Row = Readonly<Record<string, string>>;

/** Number of starts tried for each row; the one with the most new pairs is used. */
const TRIES = 6;

/**
 * Rows that contain every allowed pair of values of different factors at least once, and every value.
 * The given rows come first and count. Greedy, in a fixed order: the same factors give the same rows,
 * and the first rows add the most pairs.
 * @param allowed tells if a row may have these values; some factors may be missing.
 */
export function* allPairs(
  factors: Factors,
  allowed: (some: Row) => boolean = () => true,
  given: readonly Row[] = [],
): Generator<Row> {
  const names = Object.keys(factors);
  const values = names.flatMap((name, factor) => factors[name]!.map((value) => ({ name, factor, value })));
  const ofFactor = names.map((_, factor) => values.flatMap((v, k) => (v.factor === factor ? [k] : [])));
  const number = new Map(values.map(({ name, value }, k) => [`${name}=${value}`, k]));
  /** `open[i][j]`: values i and j have not been together yet; `open[i][i]`: value i has not been used. */
  const open = values.map(({ factor }, i) => values.map((other, j) => i === j || factor !== other.factor));

  const rowOf = (held: readonly number[]): Row =>
    Object.fromEntries(held.map((k) => [values[k]!.name, values[k]!.value]));
  const gain = (held: readonly number[], k: number): number =>
    held.reduce((sum, other) => sum + Number(open[k]![other]), Number(open[k]![k]));
  const worth = (held: readonly number[]): number => held.reduce((sum, k, i) => sum + gain(held.slice(0, i), k), 0);
  const close = (held: readonly number[]): void => {
    for (const i of held) for (const j of held) open[i]![j] = false;
  };

  /** A value for every remaining factor, best first; undefined if none is allowed. */
  const complete = (held: readonly number[], left: readonly number[]): readonly number[] | undefined => {
    const [factor, ...rest] = left;
    if (factor === undefined) return held;
    const byGain = ofFactor[factor]!.map((k) => [gain(held, k), k] as const).sort(([a, i], [b, j]) => b - a || i - j);
    for (const [, k] of byGain) {
      const more = [...held, k];
      const found = allowed(rowOf(more)) ? complete(more, rest) : undefined;
      if (found) return found;
    }
    return undefined;
  };

  /** The first open pairs; an unused value is a pair with itself. */
  const openPairs = (count: number): (readonly [number, number])[] => {
    const found: (readonly [number, number])[] = [];
    for (let i = 0; i < values.length; i++)
      for (let j = 0; j <= i; j++) if (open[i]![j] && found.push([i, j]) === count) return found;
    return found;
  };

  for (const row of given) {
    yield row;
    close(Object.entries(row).flatMap(([name, value]) => number.get(`${name}=${value}`) ?? []));
  }
  for (;;) {
    const starts = openPairs(TRIES);
    if (!starts.length) return;
    let best: readonly number[] = [];
    for (const [n, pair] of starts.entries()) {
      const held = [...new Set(pair)];
      const others = names
        .map((_, factor) => factor)
        .filter((factor) => held.every((k) => values[k]!.factor !== factor));
      // Each start begins with another factor, because the last factors have the least choice.
      const order = others.map((_, k) => others[(k + n) % others.length]!);
      const row = allowed(rowOf(held)) ? complete(held, order) : undefined;
      if (!row) open[pair[0]]![pair[1]] = open[pair[1]]![pair[0]] = false;
      else if (worth(row) > worth(best)) best = row;
    }
    if (!best.length) continue;
    close(best);
    yield rowOf([...best].sort((a, b) => a - b));
  }
}
