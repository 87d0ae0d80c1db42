import table from './glyph-names.json' with { type: 'json' };

/** Names of glyphs in dimensions and remarks (Adobe Glyph List). A letter is its own name. */
const NAMES: Readonly<Record<string, string>> = table;

/** The letters of a glyph by its name; undefined for an unknown one. */
export const glyph = (name: string): string | undefined => {
  // A suffix after a full stop names a variant of the letter.
  const [plain] = name.split('.');
  if (!plain) return undefined;
  if (/^[A-Za-z]$/.test(plain)) return plain;
  if (Object.hasOwn(NAMES, plain)) return NAMES[plain];
  const hex = /^(?:uni|u)([\dA-F]{4,6})$/.exec(plain)?.[1];
  const point = hex === undefined ? Number.NaN : Number.parseInt(hex, 16);
  return point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : undefined;
};
