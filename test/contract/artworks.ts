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

/** A white PNG, or one that only says that it is so large. */
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

/** The frame of a JPEG: enough to be known and measured. */
export const jpeg = (width = 3, height = 2): Buffer => {
  const frame = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b0800000000010111000000ffd9', 'hex');
  frame.writeUInt16BE(height, 25);
  frame.writeUInt16BE(width, 27);
  return frame;
};

export const pdf = (): Buffer =>
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

export const svg = (inside = '<rect width="2" height="2"/>', before = ''): Buffer =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="2" height="2">${inside}</svg>`,
  );
