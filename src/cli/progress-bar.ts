/** How far something is. */
export interface ProgressShown {
  /** 0 to 1; undefined where nobody knows how much there is. */
  readonly share: number | undefined;
  readonly done: number;
  readonly refused: number;
  /** Since the start, in ms. */
  readonly elapsed: number;
  /** What an earlier run did: it says nothing of the rate. */
  readonly before: number;
  readonly shareBefore: number;
}

const WIDTH = 24;

/** One line that says how far it is, how fast, and for how long still. */
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
