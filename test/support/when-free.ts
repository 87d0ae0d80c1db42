import { setTimeout } from 'node:timers/promises';
import { ApiError } from '../../src/api/index.ts';

/** Repeats a request after a moment as long as the server answers that it is busy: artworks may wait on a busy machine. */
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
