import { existsSync, readFileSync } from 'node:fs';

const STATISTICS = '/proc/thread-self/schedstat';

/** True where the system tells the processor time of a thread: on Linux. */
export const measurable = existsSync(STATISTICS);

/** Processor time of this thread, in ms. */
export const processorTime = (): number => Number(readFileSync(STATISTICS, 'utf8').split(' ')[0]) / 1e6;

/**
 * Starts to measure which share of the processor time of this process this thread uses. Shows in which thread long work is done, however
 * busy the machine is.
 * @returns the share so far
 */
export const shareOfThisThread = (): (() => number) => {
  const [own, whole] = [measurable ? processorTime() : 0, process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(whole);
    return (1000 * (processorTime() - own)) / (user + system);
  };
};
