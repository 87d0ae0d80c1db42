import { GCProfiler } from 'node:v8';

/** Maximum allocation per round in bytes, so that little is collected before it is counted, and maximum number of calls. */
const [ROUND, MOST_CALLS] = [4e6, 64] as const;
const ROUNDS = 7;

/**
 * Memory that one call allocates, in kB. It does not depend on the load of the machine. Needs --expose-gc.
 * @returns undefined for a call that allocates so much that its own garbage is collected meanwhile.
 */
export const garbage = async (call: () => unknown): Promise<number | undefined> => {
  /** Undefined when garbage was collected before it was counted. */
  const round = async (calls: number): Promise<number | undefined> => {
    // Use a minor collection: a full one discards compiled code, and the interpreter would run instead.
    globalThis.gc!({ type: 'minor' });
    // An observer of performance would undo optimised code, which then allocates a third more.
    const collections = new GCProfiler();
    collections.start();
    const before = process.memoryUsage().heapUsed;
    for (let k = 0; k < calls; k++) {
      const answer = call();
      if (answer instanceof Promise) await answer;
    }
    const allocated = (process.memoryUsage().heapUsed - before) / calls;
    return collections.stop().statistics.length ? undefined : allocated;
  };
  /** Median of several rounds. */
  const typical = async (calls: number): Promise<number | undefined> => {
    const rounds: number[] = [];
    for (let k = 0; k < ROUNDS; k++) {
      const allocated = await round(calls);
      if (allocated !== undefined) rounds.push(allocated);
    }
    rounds.sort((a, b) => a - b);
    return rounds[rounds.length >> 1];
  };
  await round(3);
  const once = (await round(1)) ?? ROUND;
  // The heap starts with little room for new objects: fewer calls may fit.
  for (let calls = Math.max(1, Math.min(MOST_CALLS, Math.floor(ROUND / Math.max(1, once)))); calls >= 1; calls >>= 1) {
    const allocated = await typical(calls);
    if (allocated !== undefined) return allocated / 1000;
  }
  return undefined;
};
