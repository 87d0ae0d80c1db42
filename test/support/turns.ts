/** How many times the usual number of random cases: BOXWRIGHT_RUNS. Where it is set, nothing waits for its turn. */
export const DEPTH = Number(process.env.BOXWRIGHT_RUNS ?? 1);

/** Days since 1970. BOXWRIGHT_DAY repeats the cases of another day, such as that of a failure. */
export const DAY = Number(process.env.BOXWRIGHT_DAY ?? Math.floor(Date.now() / 86_400_000));

/** Is it the turn of the k-th case today? Each has its turn once in so many days. */
export const inTurn = (k: number, days: number): boolean =>
  process.env.BOXWRIGHT_RUNS !== undefined || (k + DAY) % days === 0;

/** The first `always` of some cases, and of the others those whose turn it is today: one of them, where nothing else is said. */
export const someOf = <T>(cases: readonly T[], always: number, days = Math.max(1, cases.length - always)): T[] =>
  cases.filter((_, k) => k < always || inTurn(k, days));

/** Every so many-th of some cases, which lie all over them, and of the others those whose turn it is today. */
export const spreadOf = <T>(cases: readonly T[], every: number, days: number): T[] =>
  cases.filter((_, k) => k % every === 0 || inTurn(k, days));

/** So many runs of a property, or as many times more as BOXWRIGHT_RUNS asks for. */
export const runs = (usual: number): number => Math.max(1, Math.round(usual * DEPTH));
