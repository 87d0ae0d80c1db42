import { performance } from 'node:perf_hooks';
import { processorTime } from './processor-time.ts';

/**
 * Maximum time of one turn of the event loop, in ms. Our machines need up to 36 ms for a turn, so one with a third of their speed
 * stays below. Work in the wrong thread takes seconds.
 */
const LONGEST = 150;

/**
 * Counts from now on how often the event loop is blocked for more than 150 ms. It excludes the time in which the loop waits for
 * work (perf_hooks), and in which this thread waits for a processor on a busy machine.
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
