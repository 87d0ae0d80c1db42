/** What the command line says and ends with, without where in the program it happened. */
export class Complaint extends Error {}

/** Whatever the surroundings refuse (a database, a folder, an address that is taken) is said and not thrown on. */
export const orComplain = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Where several addresses were tried, the error itself says nothing.
    const inner = error instanceof AggregateError ? (error.errors[0] as Error) : error;
    throw new Complaint(inner.message, { cause: error });
  }
};
