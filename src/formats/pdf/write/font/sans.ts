import { SANS } from './sans-data.ts';
import { type FontSubset, subsetFont } from './subset-font.ts';

/** Name of the font in a document; its widths are those of Helvetica and Arial. */
export const SANS_NAME = 'LiberationSans';

/** Height of its capitals in thousandths of the font size. */
export const SANS_CAPITALS = 688;

/** The characters of every drawing with labels. */
const ALWAYS: ReadonlySet<number> = new Set([...'.0123456789imn'].map((char) => char.codePointAt(0)!));

/** Subsets made before, by their additional characters. Cutting one out and compressing it takes longer than drawing a box. */
const parts = new Map<string, FontSubset>();
/** More than the headers of the whole catalogue need in one unit: a batch of mixed boxes comes back to all of them. */
const MAX_SUBSETS_KEPT = 512;

let whole: Uint8Array<ArrayBuffer> | undefined;

/** The subset of Liberation Sans with these characters of WinAnsi and those of labels. */
export const sansPart = (codes: Iterable<number>): FontSubset => {
  const more = new Set<number>();
  for (const code of codes) if (!ALWAYS.has(code)) more.add(code);
  const key = String.fromCharCode(...[...more].sort((a, b) => a - b));
  const known = parts.get(key);
  if (known) return known;
  whole ??= Uint8Array.from(atob(SANS), (char) => char.charCodeAt(0));
  const part = subsetFont(whole, [...ALWAYS, ...more]);
  if (parts.size === MAX_SUBSETS_KEPT) parts.clear();
  parts.set(key, part);
  return part;
};
