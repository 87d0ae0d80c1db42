const { BOXWRIGHT_RUNS: times, BOXWRIGHT_SLICE: slice, BOXWRIGHT_SEED: given = '20261121' } = process.env;

/** Seed of the random cases, the same in all runs so that a change meets the cases of the previous one. BOXWRIGHT_SEED sets another; `random` is undefined. */
export const seed = given === 'random' ? undefined : Number(given);

/** Factor for the number of random cases: BOXWRIGHT_RUNS. If it is set, no case is skipped. */
export const DEPTH = Number(times ?? 1);

/** Slice of the cases in this run: `slice.ts` sets it from the commit. BOXWRIGHT_SLICE repeats another, such as that of a failure. */
export const SLICE = Number(slice ?? 0);

/** Repeats the cases of this run. */
export const AGAIN = times === undefined ? `BOXWRIGHT_SLICE=${SLICE}` : `BOXWRIGHT_RUNS=${times}`;

/** Tells if the k-th case runs. Each case is in one of this many slices that follow each other. */
export const inTurn = (k: number, slices: number, at = SLICE): boolean =>
  times !== undefined || (k + at) % slices === 0;

/** The first `always` cases, and this slice of the others: one of them by default. */
export const someOf = <T>(cases: readonly T[], always: number, slices = Math.max(1, cases.length - always)): T[] =>
  cases.filter((_, k) => k < always || inTurn(k, slices));

/** Every n-th case, spread over all, and this slice of the others. */
export const spreadOf = <T>(cases: readonly T[], every: number, slices: number): T[] =>
  cases.filter((_, k) => k % every === 0 || inTurn(k, slices));

/**
 * Random cases of a property that this slice runs: each of so many slices has other ones, `usual` in all.
 * @returns parameters for `fc.assert`
 */
export const shareOfRuns = (usual: number, slices: number): { numRuns: number; seed?: number } => {
  if (times !== undefined) return { numRuns: runs(usual) };
  const numRuns = Math.max(1, Math.round(usual / slices));
  return seed === undefined ? { numRuns } : { numRuns, seed: seed + (SLICE % slices) };
};

/** Number of runs of a property, times BOXWRIGHT_RUNS. */
export const runs = (usual: number): number => Math.max(1, Math.round(usual * DEPTH));
