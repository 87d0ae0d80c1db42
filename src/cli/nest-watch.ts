import type { NestProgress } from '../entry/nest.ts';
import type { CommandContext } from './command-context.ts';
import { CommandError } from './usage-error.ts';

/** Runs a nesting with progress lines, stops it on request, and reports errors. */
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
        log(`${Math.round(100 * share)} %: ${count} ${count === 1 ? 'blank' : 'blanks'} so far`);
      },
    });
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(error.message, { cause: error });
    throw error;
  }
};

/** Progress lines appear at every fifth. */
const STEP = 0.2;
