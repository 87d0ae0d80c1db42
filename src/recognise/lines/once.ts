import { keptIn } from '../../geometry/index.ts';

/** Makes a value for parameters once. */
export const remembered = <T>(make: (at: readonly number[]) => T): ((at: readonly number[]) => T) => {
  const known = new Map<string, T>();
  return (at) => keptIn(known, at.join(), () => make(at));
};

/** Each two of a list, in its order. */
export const eachTwo = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((a, k) => all.slice(k + 1).map((b): [T, T] => [a, b]));

/** The first result that is not undefined. */
export const firstOf = <T, R>(all: Iterable<T>, make: (one: T) => R | undefined): R | undefined => {
  for (const one of all) {
    const result = make(one);
    if (result !== undefined) return result;
  }
  return undefined;
};
