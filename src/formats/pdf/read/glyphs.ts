/** Names of glyphs in dimensions and remarks (Adobe Glyph List). A letter is its own name. */
const NAMES: Readonly<Record<string, string>> = {
  space: ' ',
  nbspace: ' ',
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  period: '.',
  comma: ',',
  colon: ':',
  semicolon: ';',
  hyphen: '-',
  minus: '−',
  endash: '–',
  emdash: '—',
  plus: '+',
  plusminus: '±',
  multiply: '×',
  divide: '÷',
  equal: '=',
  less: '<',
  greater: '>',
  slash: '/',
  fraction: '⁄',
  backslash: '\\',
  bar: '|',
  underscore: '_',
  asterisk: '*',
  percent: '%',
  ampersand: '&',
  at: '@',
  numbersign: '#',
  parenleft: '(',
  parenright: ')',
  bracketleft: '[',
  bracketright: ']',
  braceleft: '{',
  braceright: '}',
  quotesingle: "'",
  quotedbl: '"',
  quoteleft: '‘',
  quoteright: '’',
  quotedblleft: '“',
  quotedblright: '”',
  exclam: '!',
  question: '?',
  degree: '°',
  Oslash: 'Ø',
  oslash: 'ø',
  diameter: '⌀',
  mu: 'µ',
  twosuperior: '²',
  threesuperior: '³',
  onehalf: '½',
  onequarter: '¼',
  threequarters: '¾',
  fi: 'fi',
  fl: 'fl',
};

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
