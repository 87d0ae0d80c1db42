/** Loads a module on first use and keeps it. Each `import()` asks the loader again, which takes longer than writing a small file. */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
};
