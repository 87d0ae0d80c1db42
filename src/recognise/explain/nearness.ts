/** Nearness of our drawing to theirs before fitting. */
export interface Nearness {
  /** Ends that only one drawing has; infinite when only one has a line type. */
  readonly countDifference: number;
  /** Sum of squared distances of the ends, in mm². Infinite where the counts differ too much to be compared. */
  readonly cost: number;
}

/** Below 0 where `a` is nearer. */
export const nearer = (a: Nearness, b: Nearness): number => a.countDifference - b.countDifference || compareCosts(a, b);

const compareCosts = ({ cost: a }: Nearness, { cost: b }: Nearness): number => (a === b ? 0 : a - b);
