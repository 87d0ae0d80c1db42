/** Makes a value once for each object, and keeps it as long as the object. @param make - may take a second value, fixed per object. */
export const perObject = <K extends object, T extends NonNullable<unknown> | null, Other = void>(
  make: (object: K, other: Other) => T,
): ((object: K, other: Other) => T) => {
  const made = new WeakMap<K, T>();
  return (object, other) => {
    let value = made.get(object);
    if (value === undefined) {
      value = make(object, other);
      made.set(object, value);
    }
    return value;
  };
};
