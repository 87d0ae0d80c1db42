import { setTimeout } from 'node:timers/promises';
import { ApiError } from '../../src/api/index.ts';
import { ArtworkBusy } from '../../src/artwork/index.ts';

/** Repeats a request after a moment as long as the answer is that the machine is too busy to draw an artwork. */
export const whenFree = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isBusy = error instanceof ArtworkBusy || (error instanceof ApiError && error.status === 503);
      if (!isBusy) throw error;
      await setTimeout(100);
    }
  }
};
