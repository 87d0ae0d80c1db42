/** Reads a finite number or its decimal text; undefined for anything else. */
export const numeric = (given: unknown): number | undefined => {
  if (typeof given === 'string' && !DECIMAL.test(given)) return undefined;
  const value = typeof given === 'string' ? Number(given) : given;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

const DECIMAL = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;
