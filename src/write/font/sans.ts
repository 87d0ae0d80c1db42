import { SANS } from './sans-data.ts';
import { type FontSubset, subsetFont } from './subset-font.ts';

/** Name of the font in a document; its widths are those of Helvetica and Arial. */
export const SANS_NAME = 'LiberationSans';

/** Height of its capitals in thousandths of the font size. */
export const SANS_CAPITALS = 688;

/** What every drawing with labels needs. */
const ALWAYS = [...'.0123456789imn'].map((char) => char.codePointAt(0)!);

/** Parts that were cut out before, by their characters. */
const parts = new Map<string, FontSubset>();
const MOST_PARTS = 64;

let whole: Uint8Array<ArrayBuffer> | undefined;

/** The part of Liberation Sans with these characters of WinAnsi, and with those of labels. */
export const sansPart = (codes: Iterable<number>): FontSubset => {
  const sorted = [...new Set([...ALWAYS, ...codes])].sort((a, b) => a - b);
  const key = String.fromCharCode(...sorted);
  const known = parts.get(key);
  if (known) return known;
  whole ??= Uint8Array.from(atob(SANS), (char) => char.charCodeAt(0));
  const part = subsetFont(whole, sorted);
  if (parts.size === MOST_PARTS) parts.clear();
  parts.set(key, part);
  return part;
};
