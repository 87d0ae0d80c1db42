import type { Dieline } from '../../sheet/index.ts';

/** Caches a derived value per drawing, because one foreign drawing is compared with many of ours. */
export const cachedBy = <T>(make: (drawing: Dieline) => T): ((drawing: Dieline) => T) => {
  const known = new WeakMap<Dieline, T>();
  return (drawing) => {
    const before = known.get(drawing);
    if (before !== undefined) return before;
    const value = make(drawing);
    known.set(drawing, value);
    return value;
  };
};
