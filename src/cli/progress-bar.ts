import type { BatchProgress } from '../entry/batch.ts';

const WIDTH = 24;

/** One line with progress, rate and remaining time. @param elapsed - in ms. @param size - of the list in bytes, if it is known. */
export const progressBar = (progress: BatchProgress, elapsed: number, size?: number): string => {
  const { answered, before, refused, bytes, bytesBefore } = progress;
  const [share, shareBefore] = size === undefined ? [] : size ? [bytes / size, bytesBefore / size] : [1, 0];
  // What an earlier run answered does not count for the rate.
  const rate = elapsed > 0 ? ((answered - before) * 1000) / elapsed : 0;
  const bar =
    share === undefined
      ? []
      : [`[${'#'.repeat(Math.floor(WIDTH * share)).padEnd(WIDTH, '.')}]`, `${Math.floor(100 * share)} %`];
  const left =
    share === undefined || share <= shareBefore! ? undefined : (elapsed * (1 - share)) / (share - shareBefore!);
  const facts = [
    `${answered} done`,
    ...(refused ? [`${refused} refused`] : []),
    ...(rate >= 0.5 ? [`${Math.round(rate)} a second`] : []),
    ...(left === undefined || left < 1000 ? [] : [`${duration(left)} left`]),
  ];
  return [...bar, facts.join(', ')].join(' ');
};

const duration = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};
