import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './pixels.ts';

/** Encodes a PNG, three bytes per pixel, no opacity (RFC 2083); if `smooth` as differences between pixels, unsuited to few colours. */
export const png = ({ width, height, data }: Pixels, smooth = true): Uint8Array => {
  const rows = Buffer.alloc((3 * width + 1) * height);
  for (let y = 0, to = 0, from = 0; y < height; y++) {
    rows[to++] = smooth ? 1 : 0;
    let [r, g, b] = [0, 0, 0];
    for (let x = 0; x < width; x++, from += 4, to += 3) {
      rows[to] = data[from]! - r;
      rows[to + 1] = data[from + 1]! - g;
      rows[to + 2] = data[from + 2]! - b;
      if (smooth) [r, g, b] = [data[from]!, data[from + 1]!, data[from + 2]!];
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const chunk = (name: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length, 0);
  head.write(name, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body, crc32(head.subarray(4))), 0);
  return Buffer.concat([head, body, sum]);
};
