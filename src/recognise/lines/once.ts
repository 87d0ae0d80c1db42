/** Makes a value on first use and keeps it. */
export const once = <T>(make: () => T): (() => T) => {
  let cached: { readonly value: T } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
};
