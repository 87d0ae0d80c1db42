/** Thrown when too many tasks wait, or one has waited too long. */
export class SemaphoreFull extends Error {}

export interface SemaphoreOptions {
  readonly atOnce: number;
  /** Number of tasks that may wait. @defaultValue any number */
  readonly waiting?: number;
  /** Longest wait, in ms. @defaultValue no limit */
  readonly wait?: number;
}

interface WaitingTask {
  readonly owner: string;
  readonly begin: () => void;
  readonly refuse: (error: unknown) => void;
}

/**
 * Limits the number of tasks that run at the same time. Others wait, and their owners take turns: next is the oldest task of the owner
 * with the fewest running tasks. A full queue makes room for an owner with few waiting tasks: the owner with most of them loses its last.
 * @throws SemaphoreFull for a task that finds the queue full, loses its place, or waits too long. Such a task has not started.
 */
export const semaphore = ({ atOnce, waiting = Number.POSITIVE_INFINITY, wait }: SemaphoreOptions) => {
  const queue: WaitingTask[] = [];
  /** Owners of the running tasks, and when each owner of a task had its last turn. */
  const running: string[] = [];
  const turns = new Map<string, number>();
  let turn = 0;
  const runningOf = (owner: string): number => running.filter((one) => one === owner).length;
  const waitingOf = (owner: string): number => queue.filter((one) => one.owner === owner).length;

  const start = (owner: string): void => {
    running.push(owner);
    turns.set(owner, ++turn);
  };
  const end = (owner: string): void => {
    running.splice(running.indexOf(owner), 1);
    const next = chooseNext();
    if (next) {
      // The next task takes over the slot, so no other task can take it.
      queue.splice(queue.indexOf(next), 1);
      start(next.owner);
      next.begin();
    }
    for (const [known] of turns) if (!runningOf(known) && !waitingOf(known)) turns.delete(known);
  };
  const chooseNext = (): WaitingTask | undefined => {
    const [oldest] = queue;
    if (queue.every(({ owner }) => owner === oldest?.owner)) return oldest;
    const lastTurn = ({ owner }: WaitingTask): number => turns.get(owner) ?? 0;
    return queue.toSorted((a, b) => runningOf(a.owner) - runningOf(b.owner) || lastTurn(a) - lastTurn(b))[0];
  };
  /** @returns false when the queue is full, and nobody in it has more tasks than this owner would have. */
  const makeRoom = (owner: string): boolean => {
    if (queue.length < waiting) return true;
    const most = Math.max(0, ...queue.map((task) => waitingOf(task.owner)));
    if (waitingOf(owner) + 1 >= most) return false;
    queue.findLast((task) => waitingOf(task.owner) === most)!.refuse(new SemaphoreFull('others wait with fewer tasks'));
    return true;
  };

  const enter = (owner: string, signal: AbortSignal | undefined): Promise<void> => {
    signal?.throwIfAborted();
    if (running.length < atOnce) {
      start(owner);
      return Promise.resolve();
    }
    if (!makeRoom(owner)) throw new SemaphoreFull('the queue is full');
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      const refuse = (error: unknown): void => {
        leave();
        queue.splice(queue.indexOf(task), 1);
        reject(error);
      };
      const abort = (): void => refuse(signal!.reason);
      const begin = (): void => {
        leave();
        resolve();
      };
      const task = { owner, begin, refuse };
      const timer =
        wait === undefined ? undefined : setTimeout(() => refuse(new SemaphoreFull('waited too long')), wait);
      signal?.addEventListener('abort', abort);
      queue.push(task);
    });
  };

  return {
    load: () => ({ running: running.length, waiting: queue.length }),
    /**
     * @param signal - takes the task out of the queue while it waits, and rejects with its reason.
     * @param owner - who shares with others, such as an account.
     */
    async run<T>(task: () => Promise<T>, signal?: AbortSignal, owner = ''): Promise<T> {
      await enter(owner, signal);
      try {
        return await task();
      } finally {
        end(owner);
      }
    },
  };
};
