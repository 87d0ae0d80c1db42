/** Makes a value for parameters once. */
export const remembered = <T>(make: (at: readonly number[]) => T): ((at: readonly number[]) => T) => {
  const known = new Map<string, T>();
  return (at) => {
    const key = at.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = make(at);
    known.set(key, value);
    return value;
  };
};
