import { setTimeout } from 'node:timers/promises';

/** How often to try again, about a hundredth of a second apart. */
const TIMES = 200;

/** Tries again while another process changes the tables. What was refused so has left nothing behind. */
export const retryWhileBusy = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let more = TIMES; ; more--) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || more === 0) throw error;
      // Random, so that two who met do not meet again.
      await setTimeout(1 + Math.random() * 20);
    }
  }
};

/** Did this fail only because another process was writing? */
const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  /SQLITE_BUSY|SQLITE_LOCKED|database is locked/.test(`${error.message} ${'code' in error ? String(error.code) : ''}`);
