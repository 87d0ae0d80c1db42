import { spawnSync } from 'node:child_process';

/** Slice of the cases that a commit runs: its first eight hex digits, or 0 without git, and the index of the job in CI. */
export const sliceOf = (commit: string, job: number): number => Number.parseInt(commit.slice(0, 8) || '0', 16) + job;

/** Chooses the slice of a run and says how to repeat it. Workers inherit it. A tree with changes runs the slice of HEAD. */
export const setup = (): void => {
  const { BOXWRIGHT_SLICE: given, BOXWRIGHT_JOB: job = '0', BOXWRIGHT_RUNS: times } = process.env;
  if (given !== undefined && !/^\d{1,12}$/.test(given))
    throw new Error(`BOXWRIGHT_SLICE is "${given}", not a whole number. Try BOXWRIGHT_SLICE=0.`);
  const head = (): string => spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  const slice = given ?? String(sliceOf(head(), Number(job)));
  process.env.BOXWRIGHT_SLICE = slice;
  console.log(
    times === undefined
      ? `Slice ${slice} of the cases. Repeat it with BOXWRIGHT_SLICE=${slice}, run all with BOXWRIGHT_RUNS=1.`
      : `All cases, random ones ${times} times: BOXWRIGHT_RUNS=${times}.`,
  );
};
