/** Who gives signs of life, with their number. */
export interface Signed {
  readonly id: string;
  readonly signs: number;
}

/** Repeats an action at an interval in ms. @returns a function that ends the repetition. */
export type Repeat = (act: () => Promise<void>, interval: number) => () => void;

/** Failures are ignored: the next repetition tries again. */
export const byClock: Repeat = (act, interval) => {
  const timer = setInterval(() => void act().catch(() => undefined), interval).unref();
  return () => clearInterval(timer);
};

/**
 * Looks for those that gave no sign between two looks. It counts signs instead of comparing times, because the clocks of machines
 * differ, and jump.
 * @returns a function that ends the looks.
 */
export const watchSigns = (
  list: () => Promise<readonly Signed[]>,
  onSilent: (one: Signed) => Promise<unknown>,
  interval: number,
  repeat: Repeat = byClock,
): (() => void) => {
  let before = new Map<string, number>();
  const look = async (): Promise<void> => {
    const now = await list();
    for (const one of now) if (before.get(one.id) === one.signs) await onSilent(one);
    before = new Map(now.map(({ id, signs }) => [id, signs]));
  };
  void look().catch(() => undefined);
  return repeat(look, interval);
};
