import type { NestProgress } from '../entry/nest.ts';
import type { CommandContext } from './command-context.ts';
import { CommandError } from './usage-error.ts';

/** Shows how far a nesting is, ends it when the person does, and says what is wrong with it. */
export const watch = async <T>(
  { log }: CommandContext,
  signal: AbortSignal,
  nest: (watched: { signal: AbortSignal; onProgress: (progress: NestProgress) => void }) => Promise<T>,
): Promise<T> => {
  let shown = 0;
  try {
    return await nest({
      signal,
      onProgress: ({ share, count }) => {
        if (share < shown + STEP) return;
        shown = share;
        log(`${Math.round(100 * share)} %: ${count} blanks so far`);
      },
    });
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(error.message, { cause: error });
    throw error;
  }
};

/** A line for each fifth. */
const STEP = 0.2;
