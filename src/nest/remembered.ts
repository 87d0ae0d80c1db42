/** @returns a function that makes each value once per owner and key, and keeps it as long as the owner. */
export const rememberedBy = <Owner extends object, Value extends object>(): ((
  owner: Owner,
  key: string,
  make: () => Value,
) => Value) => {
  const all = new WeakMap<Owner, Map<string, Value>>();
  return (owner, key, make) => {
    const own = all.get(owner) ?? new Map<string, Value>();
    all.set(owner, own);
    const value = own.get(key) ?? make();
    own.set(key, value);
    return value;
  };
};
