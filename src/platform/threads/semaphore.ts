/** Thrown when too many tasks wait, or one has waited too long. */
export class SemaphoreFull extends Error {}

export interface SemaphoreOptions {
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

  const enter = (signal: AbortSignal | undefined): Promise<void> => {
    signal?.throwIfAborted();
    if (running < atOnce) {
      running++;
      return Promise.resolve();
    }
    if (queue.length >= waiting) throw new SemaphoreFull('the queue is full');
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      const give = (error: unknown): void => {
        leave();
        queue.splice(queue.indexOf(begin), 1);
        reject(error);
      };
      const abort = (): void => give(signal!.reason);
      const begin = (): void => {
        leave();
        resolve();
      };
      const timer = wait === undefined ? undefined : setTimeout(() => give(new SemaphoreFull('waited too long')), wait);
      signal?.addEventListener('abort', abort);
      queue.push(begin);
    });
  };

  return {
    /** Number of running and of waiting tasks. */
    load: () => ({ running, waiting: queue.length }),
    /** @param signal - takes the task out of the queue while it waits, and rejects with its reason. */
    async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      await enter(signal);
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
