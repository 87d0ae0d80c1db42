import { oneLine } from '../../text.ts';

/** Characters of Windows-1252 at 0x80…0x9F; a dot stands for an undefined one. */
const upper = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';

/** The bytes of WinAnsi, the encoding of fonts in our PDFs, by the code points they stand for. */
export const WIN_ANSI: ReadonlyMap<number, number> = new Map([
  ...Array.from({ length: 95 }, (_, k): [number, number] => [32 + k, 32 + k]),
  ...Array.from({ length: 96 }, (_, k): [number, number] => [160 + k, 160 + k]),
  ...[...upper].flatMap((char, k): [number, number][] => (char === '.' ? [] : [[char.codePointAt(0)!, 0x80 + k]])),
]);

/** The code points a text is shown with: what WinAnsi does not have becomes a question mark. */
export const winAnsiCodes = (text: string): number[] =>
  Array.from(oneLine(text), (char) => {
    const code = char.codePointAt(0)!;
    return WIN_ANSI.has(code) ? code : QUESTION_MARK;
  });

const QUESTION_MARK = 0x3f;

/** A text as a PDF string in WinAnsi, written in ASCII. */
export const winAnsi = (text: string): string => {
  if (PLAIN.test(text)) return `(${text})`;
  let string = '';
  for (const code of winAnsiCodes(text)) {
    const byte = WIN_ANSI.get(code)!;
    if (byte === 0x28 || byte === 0x29 || byte === 0x5c) string += `\\${String.fromCharCode(byte)}`;
    else string += byte < 0x80 ? String.fromCharCode(byte) : `\\${byte.toString(8)}`;
  }
  return `(${string})`;
};

/** Stands in a PDF string as it is. */
const PLAIN = /^[ -'*-[\]-~]*$/;
