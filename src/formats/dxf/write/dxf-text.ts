import { oneLine } from '../../text.ts';

/** A line of ASCII. Other characters and starts of control codes (`\`, `^`, `%%`) become `\U+XXXX`, two surrogates for higher planes. */
export const dxfText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : oneLine(text).replace(/[^\x20-\x7e]|[\\^]|%(?=%)|(?<=%)%/gu, (char) =>
        Array.from({ length: char.length }, (_, i) => `\\U+${hexUnit(char.charCodeAt(i))}`).join(''),
      );

const PLAIN = /^[ -$&-[\]_-~]*$/;

const hexUnit = (unit: number): string => unit.toString(16).toUpperCase().padStart(4, '0');
