/** How often each thing is in a list, in the order of their first places. */
export const countOf = <K>(things: Iterable<K>): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
};
