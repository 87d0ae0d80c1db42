import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** The longest that the event loop may be held, in ms. */
const LONGEST = 50;

/** How long this thread has run on a processor, in ms. */
const processorTime = (): number => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;

/**
 * Counts how often the event loop is held for more than 50 ms from now on. Time in which the loop waits for work is left
 * out (perf_hooks), and so is time in which this thread waits for a processor: on a busy machine that is no stall of ours.
 * Linux only.
 */
export const countStalls = (): (() => number) => {
  let stalls = 0;
  let last = { active: performance.eventLoopUtilization().active, processor: processorTime() };
  const timer = setInterval(() => {
    const now = { active: performance.eventLoopUtilization().active, processor: processorTime() };
    if (Math.min(now.active - last.active, now.processor - last.processor) > LONGEST) stalls++;
    last = now;
  }, 1);
  timer.unref();
  return () => stalls;
};
