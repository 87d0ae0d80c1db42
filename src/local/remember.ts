/**
 * Remembers what was worked out, the last `most` of it. Only for what depends on its name and on nothing else; what
 * throws is not remembered.
 */
export const remember = <T>(most: number): ((name: string, work: () => T) => T) => {
  const known = new Map<string, T>();
  return (name, work) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const value = work();
    known.set(name, value);
    if (known.size > most) known.delete(known.keys().next().value!);
    return value;
  };
};
