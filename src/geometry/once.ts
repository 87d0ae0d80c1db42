/** Makes a value on first use and keeps it. Each `import()` asks the loader again, which takes longer than writing a small file. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
