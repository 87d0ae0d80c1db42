import { garbage } from './garbage.ts';

/** Milliseconds a call. */
export interface Time {
  readonly min: number;
  readonly median: number;
  /** What a call allocates, in kB; left out where it is not counted. */
  readonly garbage?: number;
}

const WARM_UP = 400;
const SAMPLES = 60;
const SAMPLE = 8;

/** Runs until the compiler is done with it, then many short samples; answers are kept from being optimised away. */
export const measure = async (call: () => unknown): Promise<Time> => {
  const until = performance.now() + WARM_UP;
  let calls = 0;
  const start = performance.now();
  while (performance.now() < until) {
    kept = await call();
    calls++;
  }
  const batch = Math.max(1, Math.round((calls * SAMPLE) / (performance.now() - start)));
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const from = performance.now();
    for (let k = 0; k < batch; k++) {
      const answer = call();
      kept = answer instanceof Promise ? await answer : answer;
    }
    times.push((performance.now() - from) / batch);
  }
  times.sort((a, b) => a - b);
  return { min: times[0]!, median: times[SAMPLES >> 1]!, garbage: await garbage(call) };
};

export let kept: unknown;
