/** Thrown when too many tasks wait, or one has waited too long. */
export class SemaphoreFull extends Error {}

export interface SemaphoreOptions {
  /** Number of tasks that may run at once. */
  readonly atOnce: number;
  /** Number of tasks that may wait. @defaultValue any number */
  readonly waiting?: number;
  /** Longest wait, in ms. @defaultValue no limit */
  readonly wait?: number;
}

/**
 * Limits the number of tasks that run at the same time. Others wait, first come first served.
 * @throws SemaphoreFull for a task that finds the queue full or waits too long. Such a task has not started.
 */
export const semaphore = ({ atOnce, waiting = Number.POSITIVE_INFINITY, wait }: SemaphoreOptions) => {
  const queue: (() => void)[] = [];
  let running = 0;

  const enter = (): Promise<void> => {
    if (running < atOnce) {
      running++;
      return Promise.resolve();
    }
    if (queue.length >= waiting) return Promise.reject(new SemaphoreFull('the queue is full'));
    return new Promise((resolve, reject) => {
      const timer =
        wait === undefined
          ? undefined
          : setTimeout(() => {
              queue.splice(queue.indexOf(begin), 1);
              reject(new SemaphoreFull('waited too long'));
            }, wait);
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      queue.push(begin);
    });
  };

  return {
    /** Number of running and of waiting tasks. */
    load: () => ({ running, waiting: queue.length }),
    async run<T>(task: () => Promise<T>): Promise<T> {
      await enter();
      try {
        return await task();
      } finally {
        // The next task takes over the slot, so no other task can take it.
        const next = queue.shift();
        if (next) next();
        else running--;
      }
    },
  };
};
