/**
 * Loads what is needed by few when the first of them needs it. `import()` asks the loader anew at each call, which takes
 * longer than writing a small file.
 */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
};
