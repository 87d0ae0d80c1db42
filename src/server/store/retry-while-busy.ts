import { setTimeout } from 'node:timers/promises';

/** Maximum number of retries, about 10 ms apart. */
const MAX_RETRIES = 200;

/** Retries while another process changes the tables. A refused attempt has no effect. */
export const retryWhileBusy = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let more = MAX_RETRIES; ; more--) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || more === 0) throw error;
      // A random delay, so that two competing processes do not collide again.
      await setTimeout(1 + Math.random() * 20);
    }
  }
};

/** True when the attempt failed only because another process was writing. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  /SQLITE_BUSY|SQLITE_LOCKED|database is locked/.test(`${error.message} ${'code' in error ? String(error.code) : ''}`);
