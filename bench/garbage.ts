/** Maximum allocation per round, in bytes: small enough to avoid a collection before it is counted. */
const ROUND = 4e6;
const ROUNDS = 7;

/** Memory that one call allocates, in kB. It does not depend on the load of the machine. Needs --expose-gc. */
export const garbage = async (call: () => unknown): Promise<number> => {
  const round = async (calls: number): Promise<number> => {
    // Use a minor collection: a full one discards compiled code, and the interpreter would run instead.
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
