/** Reads a finite number or its decimal text; undefined for anything else. */
export const numeric = (given: unknown): number | undefined => {
  if (typeof given === 'string' && !DECIMAL.test(given)) return undefined;
  const value = typeof given === 'string' ? Number(given) : given;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

const DECIMAL = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

/** Reads true, false, 0 or 1, also as text; undefined for anything else. */
export const parseSwitch = (given: unknown): boolean | undefined => spellings.get(given);

const spellings = new Map<unknown, boolean>([
  ...[true, 1, 'true', '1'].map((on) => [on, true] as const),
  ...[false, 0, 'false', '0'].map((off) => [off, false] as const),
]);

/** Quotes any given value in a message, shortened. */
export const quote = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return Symbol.iterator in value ? 'a list' : 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};
