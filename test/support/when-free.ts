import { setTimeout } from 'node:timers/promises';
import { ApiError } from '../../src/api/index.ts';

/** Asks again, a moment later, as long as the server is busy and says so: on a busy machine artworks wait for their turn. */
export const whenFree = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 503)) throw error;
      await setTimeout(100);
    }
  }
};
