import { keptIn } from '../../../../geometry/index.ts';
import { bytesOfBase64 } from '../../../../values/index.ts';
import sans from './sans.json' with { type: 'json' };

/** The bytes as numbers of a font: big-endian. */
const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

const wordsOf = (words: readonly number[]): Uint8Array => new Uint8Array(words.flatMap((word) => [word >> 8, word]));

/** Whole units of four bytes. */
const padded = (size: number): number => (size + 3) & ~3;

/** Outlines in sequence, with the offset of each. */
const packGlyphs = (outlines: readonly Uint8Array[]): { loca: Uint8Array; glyf: Uint8Array } => {
  const offsets = [0];
  for (const { length } of outlines) offsets.push(offsets.at(-1)! + padded(length));
  const glyf = new Uint8Array(offsets.at(-1)!);
  for (const [k, outline] of outlines.entries()) glyf.set(outline, offsets[k]!);
  return { loca: wordsOf(offsets.flatMap((at) => [at >> 16, at])), glyf };
};

/** A Windows character map of format 4, one segment per character. */
const characterMap = (map: readonly { readonly code: number; readonly glyph: number }[]): Uint8Array => {
  const segments = [...map, { code: 0xffff, glyph: 0 }];
  const count = segments.length;
  const log = Math.floor(Math.log2(count));
  const words = [0, 1, 3, 1, 0, 12, 4, 16 + 8 * count, 0, 2 * count, 2 ** (log + 1), log, 2 * count - 2 ** (log + 1)];
  words.push(...segments.map(({ code }) => code), 0, ...segments.map(({ code }) => code));
  words.push(...segments.map(({ code, glyph }) => (code === 0xffff ? 1 : (glyph - code) & 0xffff)));
  return wordsOf([...words, ...segments.map(() => 0)]);
};

const assembleFont = (tables: readonly (readonly [tag: string, bytes: Uint8Array])[]): Uint8Array<ArrayBuffer> => {
  const start = 12 + 16 * tables.length;
  const font = new Uint8Array(start + tables.reduce((sum, [, bytes]) => sum + padded(bytes.length), 0));
  const file = view(font);
  const log = Math.floor(Math.log2(tables.length));
  file.setUint32(0, 0x00010000);
  font.set(wordsOf([tables.length, 16 * 2 ** log, log, 16 * (tables.length - 2 ** log)]), 4);
  let at = start;
  let head = 0;
  tables.forEach(([tag, bytes], k) => {
    const record = 12 + 16 * k;
    for (let i = 0; i < 4; i++) font[record + i] = tag.charCodeAt(i);
    font.set(bytes, at);
    if (tag === 'head') head = at;
    file.setUint32(record + 4, checksum(file, at, padded(bytes.length)));
    file.setUint32(record + 8, at);
    file.setUint32(record + 12, bytes.length);
    at += padded(bytes.length);
  });
  file.setUint32(head + 8, (0xb1b0afba - checksum(file, 0, font.length)) >>> 0);
  return font;
};

const checksum = (file: DataView, at: number, length: number): number => {
  let sum = 0;
  for (let k = at; k < at + length; k += 4) sum = (sum + file.getUint32(k)) | 0;
  return sum >>> 0;
};

/** A font subset: its program, and its metrics for a document in thousandths of the font size. */
export interface FontSubset extends Pick<typeof sans, 'box' | 'ascent' | 'descent'> {
  /** A TrueType program without hints, names and layout. */
  readonly program: Uint8Array<ArrayBuffer>;
  /** Advance width of each requested character, by code point. */
  readonly widths: ReadonlyMap<number, number>;
}

/** Glyphs by code point. */
const GLYPHS: ReadonlyMap<number, number> = new Map(
  [...sans.characters].map((char, k) => [char.codePointAt(0)!, sans.glyphs[k]!]),
);

/** A subset of Liberation Sans. Characters that WinAnsi does not have are skipped; glyph 0, shown for missing ones, is always included. */
export const subsetFont = (codes: Iterable<number>): FontSubset => {
  const map = [...new Set(codes)]
    .sort((a, b) => a - b)
    .map((code) => ({ code, glyph: GLYPHS.get(code) ?? 0 }))
    .filter(({ glyph }) => glyph > 0);
  // Glyph numbers of the table in their new order; parts of composite glyphs are appended when found.
  const order = [...new Set([0, ...map.map(({ glyph }) => glyph)])];
  const known = new Map(order.map((glyph, k) => [glyph, k]));
  const renumber = (glyph: number): number => keptIn(known, glyph, () => order.push(glyph) - 1);
  const outlines: Uint8Array[] = [];
  for (let k = 0; k < order.length; k++) outlines.push(outlineOf(order[k]!, renumber));
  const bearings = outlines.map((outline) => (outline.length ? view(outline).getInt16(2) : 0));
  const { loca, glyf } = packGlyphs(outlines);
  const { box, ascent, descent, unitsPerEm, advances } = sans;
  return {
    program: assembleFont([
      ['cmap', characterMap(map.map(({ code, glyph }) => ({ code, glyph: known.get(glyph)! })))],
      ['glyf', glyf],
      ['head', bytesOfBase64(sans.head)],
      ['hhea', counted(sans.hhea, 34, order.length)],
      ['hmtx', wordsOf(order.flatMap((glyph, k) => [sans.advances[glyph]!, bearings[k]!]))],
      ['loca', loca],
      ['maxp', counted(sans.maxp, 4, order.length)],
    ]),
    widths: new Map(map.map(({ code, glyph }) => [code, Math.round((advances[glyph]! * 1000) / unitsPerEm)])),
    ...{ box, ascent, descent },
  };
};

/** Flags of a part of a composite glyph. */
const [WORDS, SCALE, MORE, TWO_SCALES, MATRIX] = [0x1, 0x8, 0x20, 0x40, 0x80] as const;

/** An outline. The parts of a composite one are renumbered. */
const outlineOf = (glyph: number, renumber: (glyph: number) => number): Uint8Array => {
  const outline = bytesOfBase64(sans.outlines[glyph]!);
  const parts = view(outline);
  if (!outline.length || parts.getInt16(0) >= 0) return outline;
  for (let [at, flags] = [10, MORE as number]; flags & MORE; ) {
    flags = parts.getUint16(at);
    parts.setUint16(at + 2, renumber(parts.getUint16(at + 2)));
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0);
  }
  return outline;
};

/** A table of the font with the number of glyphs in its place. */
const counted = (table: string, at: number, glyphs: number): Uint8Array => {
  const bytes = bytesOfBase64(table);
  view(bytes).setUint16(at, glyphs);
  return bytes;
};
