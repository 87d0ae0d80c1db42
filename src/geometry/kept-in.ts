/** The value of a key, made if missing. @param most values of the map, which then starts anew, so that new keys do not fill the memory. */
export const keptIn = <K, T>(map: Map<K, T>, key: K, make: () => T, most = Number.POSITIVE_INFINITY): T => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make();
  if (map.size >= most) map.clear();
  map.set(key, value);
  return value;
};
