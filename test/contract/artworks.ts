import { deflateSync } from 'node:zlib';

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const crc = body.reduce((c, byte) => crcTable[(c ^ byte) & 255]! ^ (c >>> 8), 0xffffffff);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 4);
  return framed;
};

/** A white PNG, or one that claims this size. */
export const png = (width = 2, height = 2, claim?: readonly [width: number, height: number]): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claim?.[0] ?? width, 0);
  header.writeUInt32BE(claim?.[1] ?? height, 4);
  header.set([8, 0], 8);
  const rows = Buffer.alloc((width + 1) * height, 255).map((byte, k) => (k % (width + 1) === 0 ? 0 : byte));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
};

/**
 * A JPEG of 16 × 8 pixels, the left half black and the right half white.
 * @param orientation camera orientation (Exif 2.3).
 */
export const jpeg = (orientation = 1): Buffer => {
  const segment = (marker: number, ...bytes: number[]) => [0xff, marker, 0, bytes.length + 2, ...bytes];
  const exif = [...Buffer.from('Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0', 'latin1')];
  return Buffer.from([
    ...[0xff, 0xd8],
    ...segment(0xe1, ...exif, orientation, 0, 0, 0, 0, 0, 0),
    ...segment(0xdb, 0, ...Array<number>(64).fill(16)),
    ...segment(0xc0, 8, 0, 8, 0, 16, 1, 1, 0x11, 0),
    // Brightness steps of seven and eight bits, with only the mean of each half.
    ...segment(0xc4, 0x00, 1, 1, ...Array<number>(14).fill(0), 7, 8),
    ...segment(0xc4, 0x10, 1, ...Array<number>(15).fill(0), 0),
    ...segment(0xda, 1, 1, 0, 0, 63, 0),
    ...[0x3f, 0x50, 0x0f, 0xff, 0xd9],
  ]);
};

/** Header of a JPEG that claims this size. */
export const jpegHead = (width: number, height: number): Buffer => {
  const frame = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b0800000000010111000000ffd9', 'hex');
  frame.writeUInt16BE(height, 25);
  frame.writeUInt16BE(width, 27);
  return frame;
};

/** A PDF of one empty page. */
export const pdf = (): Buffer =>
  Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj',
      'trailer<</Root 1 0 R>>',
      '%%EOF',
      '',
    ].join('\n'),
  );

export const svg = (inside = '<rect width="2" height="2"/>', before = ''): Buffer =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="2" height="2">${inside}</svg>`,
  );
