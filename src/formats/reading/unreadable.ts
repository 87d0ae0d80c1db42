/** Thrown for an unreadable file, with the place of the fault. */
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

/** Limits for reading. Normal drawings stay far below. Reading of a hostile file stops there. `reach`: the largest coordinate, in mm. */
export const LIMITS = { bytes: 32 * 2 ** 20, strokes: 100_000, depth: 64, reach: 1e6 } as const;

/** Adds the place in the file to an error about one element. */
export const atPlace = <T>(place: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError((error as Error).message, place);
  }
};
