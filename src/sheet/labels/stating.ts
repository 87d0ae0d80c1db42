/**
 * The index of the measure that states a requested size beside its own: the first of its name, if none of that name shows the size;
 * otherwise -1. The sizes of other parts only depend on it.
 */
export const stating = <T extends { readonly name: string }>(
  measures: readonly T[],
  name: string,
  shows: (measure: T) => boolean,
): number => {
  const first = measures.findIndex((one) => one.name === name);
  return first >= 0 && measures.some((one) => one.name === name && shows(one)) ? -1 : first;
};
