/** The bytes as numbers of a font: big-endian. */
export const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/** Outlines in sequence, with the offset of each. */
export const packGlyphs = (outlines: readonly Uint8Array[]): { loca: Uint8Array; glyf: Uint8Array } => {
  const loca = new DataView(new ArrayBuffer(4 * (outlines.length + 1)));
  let size = 0;
  outlines.forEach((outline, k) => {
    size += (outline.length + 3) & ~3;
    loca.setUint32(4 * k + 4, size);
  });
  const glyf = new Uint8Array(size);
  outlines.forEach((outline, k) => {
    glyf.set(outline, loca.getUint32(4 * k));
  });
  return { loca: new Uint8Array(loca.buffer), glyf };
};

/** A Windows character map of format 4, one segment per character. */
export const characterMap = (map: readonly { readonly code: number; readonly glyph: number }[]): Uint8Array => {
  const segments = [...map, { code: 0xffff, glyph: 0 }];
  const count = segments.length;
  const log = Math.floor(Math.log2(count));
  const words = [0, 1, 3, 1, 0, 12, 4, 16 + 8 * count, 0, 2 * count, 2 ** (log + 1), log, 2 * count - 2 ** (log + 1)];
  words.push(...segments.map(({ code }) => code), 0, ...segments.map(({ code }) => code));
  words.push(...segments.map(({ code, glyph }) => (code === 0xffff ? 1 : (glyph - code) & 0xffff)));
  words.push(...segments.map(() => 0));
  const cmap = new DataView(new ArrayBuffer(2 * words.length));
  words.forEach((word, k) => {
    cmap.setUint16(2 * k, word);
  });
  return new Uint8Array(cmap.buffer);
};

/** Puts tables together as a font file, with checksums. */
export const assembleFont = (
  tables: readonly (readonly [tag: string, bytes: Uint8Array])[],
): Uint8Array<ArrayBuffer> => {
  const padded = (n: number): number => (n + 3) & ~3;
  const start = 12 + 16 * tables.length;
  const font = new Uint8Array(start + tables.reduce((sum, [, bytes]) => sum + padded(bytes.length), 0));
  const file = view(font);
  const log = Math.floor(Math.log2(tables.length));
  file.setUint32(0, 0x00010000);
  [tables.length, 16 * 2 ** log, log, 16 * (tables.length - 2 ** log)].forEach((word, k) => {
    file.setUint16(4 + 2 * k, word);
  });
  let at = start;
  let head = 0;
  tables.forEach(([tag, bytes], k) => {
    const record = 12 + 16 * k;
    for (let i = 0; i < 4; i++) font[record + i] = tag.charCodeAt(i);
    font.set(bytes, at);
    if (tag === 'head') {
      head = at;
      file.setUint32(at + 8, 0);
    }
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
