/** Garbage of a round, in bytes, at most: so little is not collected before it is counted. */
const ROUND = 4e6;
const ROUNDS = 7;

/** What one call allocates, in kB: the same on a machine that is busy with other things. Needs --expose-gc. */
export const garbage = async (call: () => unknown): Promise<number> => {
  const round = async (calls: number): Promise<number> => {
    // A full collection throws away compiled code with the shapes it was compiled for: what ran then would be the interpreter.
    globalThis.gc!({ type: 'minor' });
    const before = process.memoryUsage().heapUsed;
    for (let k = 0; k < calls; k++) {
      const answer = call();
      if (answer instanceof Promise) await answer;
    }
    return (process.memoryUsage().heapUsed - before) / calls;
  };
  await round(3);
  const calls = Math.max(1, Math.min(64, Math.floor(ROUND / Math.max(1, await round(3)))));
  const rounds: number[] = [];
  for (let k = 0; k < ROUNDS; k++) rounds.push(await round(calls));
  rounds.sort((a, b) => a - b);
  return rounds[ROUNDS >> 1]! / 1000;
};
