/** The values that each factor may take. */
export type Factors = Readonly<Record<string, readonly string[]>>;

/** One value for each factor. */
export type Row = Readonly<Record<string, string>>;

/** Starts that are tried for each row; the one that brings the most new pairs is taken. */
const TRIES = 6;

/**
 * Rows in which any two values of different factors stand together at least once, where a row may hold both, and every value
 * stands in some row. The rows that are given come first and count. Greedy, in a fixed order: the same factors give the same rows,
 * and the first rows bring the most pairs.
 * @param allowed says whether a row may hold these values; it is asked while some factors are still left out.
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
  /** `open[i][j]`: values i and j have not met yet; `open[i][i]`: value i has not been seen. */
  const open = values.map(({ factor }, i) => values.map((other, j) => i === j || factor !== other.factor));

  const rowOf = (held: readonly number[]): Row =>
    Object.fromEntries(held.map((k) => [values[k]!.name, values[k]!.value]));
  const gain = (held: readonly number[], k: number): number =>
    held.reduce((sum, other) => sum + Number(open[k]![other]), Number(open[k]![k]));
  const worth = (held: readonly number[]): number => held.reduce((sum, k, i) => sum + gain(held.slice(0, i), k), 0);
  const close = (held: readonly number[]): void => {
    for (const i of held) for (const j of held) open[i]![j] = false;
  };

  /** A value for every factor that is left, those first that bring the most; undefined where none is allowed. */
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

  /** The first open pairs; a value that was not seen is a pair with itself. */
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
      // Each start begins with another factor: what comes late has the least choice.
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
