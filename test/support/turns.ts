/** Factor for the number of random cases: BOXWRIGHT_RUNS. If it is set, no case is skipped. */
export const DEPTH = Number(process.env.BOXWRIGHT_RUNS ?? 1);

/** Days since 1970. BOXWRIGHT_DAY repeats the cases of another day, such as that of a failure. */
export const DAY = Number(process.env.BOXWRIGHT_DAY ?? Math.floor(Date.now() / 86_400_000));

/** Tells if the k-th case runs today. Each case runs once in this many days. */
export const inTurn = (k: number, days: number): boolean =>
  process.env.BOXWRIGHT_RUNS !== undefined || (k + DAY) % days === 0;

/** The first `always` cases, and today's share of the others: one of them by default. */
export const someOf = <T>(cases: readonly T[], always: number, days = Math.max(1, cases.length - always)): T[] =>
  cases.filter((_, k) => k < always || inTurn(k, days));

/** Every n-th case, spread over all, and today's share of the others. */
export const spreadOf = <T>(cases: readonly T[], every: number, days: number): T[] =>
  cases.filter((_, k) => k % every === 0 || inTurn(k, days));

/** Number of runs of a property, times BOXWRIGHT_RUNS. */
export const runs = (usual: number): number => Math.max(1, Math.round(usual * DEPTH));
