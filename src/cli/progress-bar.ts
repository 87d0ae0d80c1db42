export interface ProgressShown {
  /** Fraction done, 0 to 1; undefined when the total is unknown. */
  readonly share: number | undefined;
  readonly done: number;
  readonly refused: number;
  /** Time since the start, in ms. */
  readonly elapsed: number;
  /** Items done in an earlier run, which do not count for the rate. */
  readonly before: number;
  readonly shareBefore: number;
}

const WIDTH = 24;

/** One line with progress, rate and remaining time. */
export const progressBar = ({ share, done, refused, elapsed, before, shareBefore }: ProgressShown): string => {
  const rate = elapsed > 0 ? ((done - before) * 1000) / elapsed : 0;
  const bar =
    share === undefined
      ? []
      : [`[${'#'.repeat(Math.floor(WIDTH * share)).padEnd(WIDTH, '.')}]`, `${Math.floor(100 * share)} %`];
  const left =
    share === undefined || share <= shareBefore ? undefined : (elapsed * (1 - share)) / (share - shareBefore);
  const facts = [
    `${done} done`,
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
