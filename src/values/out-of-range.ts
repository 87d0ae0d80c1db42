/** Turns a RangeError, which says what is wrong with a value, into the error that `as` makes of its message. */
export const outOfRangeAs = async <T>(as: (reason: string) => Error, work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RangeError ? as(error.message) : error;
  }
};
