/** Values from outside, by name. */
export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Defined<T> = string extends keyof T
  ? Record<string, Exclude<T[keyof T], undefined>>
  : { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** Without the names that have no value. */
export const defined = <T extends object>(of: T): Defined<T> =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as Defined<T>;

/** Undefined for a text that is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
