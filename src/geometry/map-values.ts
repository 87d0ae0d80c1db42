/** The same names with other values. */
export const mapValues = <A, B>(of: Readonly<Record<string, A>>, make: (value: A, name: string) => B) => {
  const made: Record<string, B> = {};
  for (const name in of) made[name] = make(of[name]!, name);
  return made;
};
