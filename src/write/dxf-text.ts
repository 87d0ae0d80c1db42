import { oneLine } from './text.ts';

/**
 * A text as DXF holds it: one line of ASCII. What is not ASCII is written `\U+XXXX`, in two
 * halves beyond the basic plane; so are the characters that open a control code: `\`, `^` and `%%`.
 */
export const dxfText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : oneLine(text).replace(/[^\x20-\x7e]|[\\^]|%(?=%)|(?<=%)%/gu, (char) =>
        Array.from({ length: char.length }, (_, i) => `\\U+${hexUnit(char.charCodeAt(i))}`).join(''),
      );

/** Holds nothing that is written otherwise. */
const PLAIN = /^[ -$&-[\]_-~]*$/;

const hexUnit = (unit: number): string => unit.toString(16).toUpperCase().padStart(4, '0');
