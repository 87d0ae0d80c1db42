import { oneLine } from './text.ts';

/** What Windows-1252 has at 0x80…0x9F; a dot stands where it has nothing. */
const upper = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';

/**
 * A text as a PDF string in WinAnsi, the encoding of the standard fonts, in ASCII.
 * What they cannot show becomes a question mark.
 */
export const winAnsi = (text: string): string => {
  let string = '';
  for (const char of oneLine(text)) {
    const code = char.codePointAt(0)!;
    const high = char === '.' ? -1 : upper.indexOf(char);
    const byte = high >= 0 ? 0x80 + high : code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : 0x3f;
    if (byte === 0x28 || byte === 0x29 || byte === 0x5c) string += `\\${String.fromCharCode(byte)}`;
    else string += byte < 0x80 ? String.fromCharCode(byte) : `\\${byte.toString(8)}`;
  }
  return `(${string})`;
};
