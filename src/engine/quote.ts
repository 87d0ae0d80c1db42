/** Quotes any given value in a message, shortened. */
export const quote = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return Symbol.iterator in value ? 'a list' : 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};
