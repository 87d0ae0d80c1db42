/** Adds a thing to the list of a key, which is made for the first one. */
export const addTo = <K, T>(lists: Map<K, T[]>, key: K, thing: T): void => {
  const list = lists.get(key);
  if (list) list.push(thing);
  else lists.set(key, [thing]);
};
