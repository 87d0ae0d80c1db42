/** Tables of a TrueType font by their tags. */
export type FontTables = ReadonlyMap<string, DataView<ArrayBuffer>>;

/** @throws RangeError for bytes that are not a TrueType font. */
export const readTables = (font: Uint8Array<ArrayBuffer>): FontTables => {
  const file = new DataView(font.buffer, font.byteOffset, font.length);
  if (font.length < 12 || file.getUint32(0) !== 0x00010000)
    throw new RangeError('These bytes are not a TrueType font.');
  const tables = new Map<string, DataView<ArrayBuffer>>();
  for (let k = 0; k < file.getUint16(4); k++) {
    const at = 12 + 16 * k;
    const tag = String.fromCharCode(...font.subarray(at, at + 4));
    tables.set(tag, new DataView(font.buffer, font.byteOffset + file.getUint32(at + 8), file.getUint32(at + 12)));
  }
  return tables;
};

/** @throws RangeError for a missing table. */
export const fontTable = (tables: FontTables, tag: string): DataView<ArrayBuffer> => {
  const found = tables.get(tag);
  if (!found) throw new RangeError(`The font has no table ${tag}.`);
  return found;
};

/** The glyph of a code point, by the map for Windows in format 4; 0 for none. */
export const readCharacterMap = (cmap: DataView): ((code: number) => number) => {
  let at = -1;
  for (let k = 0; k < cmap.getUint16(2); k++) {
    const record = 4 + 8 * k;
    if (cmap.getUint16(record) === 3 && cmap.getUint16(record + 2) === 1) at = cmap.getUint32(record + 4);
  }
  if (at < 0 || cmap.getUint16(at) !== 4) throw new RangeError('The font has no character map of format 4.');
  const segments = cmap.getUint16(at + 6) / 2;
  const [ends, starts] = [at + 14, at + 16 + 2 * segments];
  const [deltas, offsets] = [starts + 2 * segments, starts + 4 * segments];
  return (code) => {
    for (let k = 0; k < segments; k++) {
      if (cmap.getUint16(ends + 2 * k) < code) continue;
      const start = cmap.getUint16(starts + 2 * k);
      if (start > code) return 0;
      const delta = cmap.getUint16(deltas + 2 * k);
      const offset = cmap.getUint16(offsets + 2 * k);
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = cmap.getUint16(offsets + 2 * k + offset + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
};

/** The outline of a glyph; empty for a space. */
export const readGlyphs = (tables: FontTables): ((glyph: number) => Uint8Array) => {
  const glyf = fontTable(tables, 'glyf');
  const loca = fontTable(tables, 'loca');
  const wide = fontTable(tables, 'head').getInt16(50) === 1;
  const offset = (glyph: number): number => (wide ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
  return (glyph) => new Uint8Array(glyf.buffer, glyf.byteOffset + offset(glyph), offset(glyph + 1) - offset(glyph));
};

/** Glyphs beyond the last entry have its width. */
export const readAdvances = (tables: FontTables): ((glyph: number) => number) => {
  const hmtx = fontTable(tables, 'hmtx');
  const last = fontTable(tables, 'hhea').getUint16(34) - 1;
  return (glyph) => hmtx.getUint16(4 * Math.min(glyph, last));
};
