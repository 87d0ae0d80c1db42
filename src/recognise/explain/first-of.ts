/** The first result that is not undefined. */
export const firstOf = <T, R>(all: Iterable<T>, make: (one: T) => R | undefined): R | undefined => {
  for (const one of all) {
    const result = make(one);
    if (result !== undefined) return result;
  }
  return undefined;
};
