/** Converts a text DXF to a binary one (DXF reference, "Binary DXF files"), with group codes of two bytes or one. */
export const binaryDxf = (text: string, codeBytes: 1 | 2): Uint8Array => {
  const lines = text.split(/\r?\n/);
  const parts: Buffer[] = [Buffer.from('AutoCAD Binary DXF\r\n\x1a\0', 'latin1')];
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const code = Number(lines[i]);
    parts.push(codeOf(code, codeBytes), valueBytes(code, lines[i + 1]!));
  }
  return Buffer.concat(parts);
};

const codeOf = (code: number, bytes: 1 | 2): Buffer => {
  const wide = Buffer.alloc(2);
  wide.writeInt16LE(code);
  if (bytes === 2) return wide;
  return code < 255 ? Buffer.from([code]) : Buffer.concat([Buffer.from([255]), wide]);
};

const valueBytes = (code: number, value: string): Buffer => {
  const within = (from: number, to: number): boolean => code >= from && code <= to;
  const fixed = Buffer.alloc(8);
  if (within(10, 59) || within(110, 149) || within(210, 239) || within(460, 469) || within(1010, 1059)) {
    fixed.writeDoubleLE(Number(value));
    return fixed;
  }
  if (
    within(60, 79) ||
    within(170, 179) ||
    within(270, 289) ||
    within(370, 389) ||
    within(400, 409) ||
    within(1060, 1070)
  ) {
    fixed.writeInt16LE(Number(value));
    return fixed.subarray(0, 2);
  }
  if (within(90, 99) || within(420, 429) || within(440, 459) || code === 1071) {
    fixed.writeInt32LE(Number(value));
    return fixed.subarray(0, 4);
  }
  if (within(290, 299)) return Buffer.from([Number(value)]);
  return Buffer.from(`${value.trim()}\0`);
};
