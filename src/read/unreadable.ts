/** A file that cannot be read, and where it breaks. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  readonly reason: string;
  /** A line, a byte or an object of the file. */
  readonly place: string | undefined;

  constructor(reason: string, place?: string) {
    super(place === undefined ? reason : `${reason} (${place})`);
    this.reason = reason;
    this.place = place;
  }
}

/**
 * Limits of what is read. Drawings stay far below; a hostile file is not read to its end.
 * `reach`: the largest coordinate, in mm.
 */
export const LIMITS = { bytes: 32 * 2 ** 20, strokes: 100_000, depth: 64, reach: 1e6 } as const;

/** Turns an error about one element into one that names its place in the file. */
export const atPlace = <T>(place: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError((error as Error).message, place);
  }
};
