/** Pictures that state a density, as far as its readers look. */
import { crc32 } from 'node:zlib';

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const chunk = (name: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  return Buffer.concat([u32(body.length), named, u32(crc32(named))]);
};

/** The chunk of a density in a PNG. */
const physChunk = (across: number, down = across, unit = 1): Buffer =>
  chunk('pHYs', Buffer.concat([u32(across), u32(down), Buffer.from([unit])]));

/** A PNG without pixels. Unit 1: pixels per metre. */
export const pngWithDensity = (across: number, down = across, unit = 1): Buffer =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.alloc(13)),
    physChunk(across, down, unit),
    chunk('IDAT', Buffer.alloc(2)),
  ]);

/** A whole PNG with a density, in pixels per inch. */
export const withDensity = (png: Uint8Array, perInch: number): Buffer => {
  const header = 8 + 25;
  return Buffer.concat([png.subarray(0, header), physChunk(Math.round(perInch / 0.0254)), png.subarray(header)]);
};

const segment = (marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

const SCAN = segment(0xda, Buffer.alloc(6));
const START = Buffer.from([0xff, 0xd8]);

/** A JPEG without pixels. Unit 1: inch, 2: cm, 0: only proportions. */
export const jfif = (unit: number, density: number): Buffer => {
  const body = Buffer.from('JFIF\0\x01\x02\0\0\0\0\0\0\0', 'latin1');
  body[7] = unit;
  body.writeUInt16BE(density, 8);
  body.writeUInt16BE(density, 10);
  return Buffer.concat([START, segment(0xe0, body), SCAN]);
};

interface Exif {
  readonly isLittle: boolean;
  /** Pixels per inch. */
  readonly density: number;
  readonly down?: number;
  readonly orientation?: number;
}

const tiff = ({ isLittle, density, down = density, orientation = 1 }: Exif): Buffer => {
  const bytes = Buffer.alloc(100);
  const u16 = (value: number, at: number) =>
    isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  bytes.write(isLittle ? 'II' : 'MM', 'latin1');
  u16(42, 2);
  long(8, 4);
  u16(4, 8);
  const entry = (k: number, tag: number, type: number): number => {
    u16(tag, 10 + 12 * k);
    u16(type, 12 + 12 * k);
    long(1, 14 + 12 * k);
    return 18 + 12 * k;
  };
  u16(orientation, entry(0, 0x0112, 3));
  for (const [k, tag, value] of [
    [1, 0x011a, density],
    [2, 0x011b, down],
  ] as const) {
    const at = 64 + 8 * k;
    long(at, entry(k, tag, 5));
    long(value * 10, at);
    long(10, at + 4);
  }
  u16(2, entry(3, 0x0128, 3));
  return bytes;
};

/** A JPEG without pixels. @param first - a JPEG whose segments come before. */
export const exifJpeg = ({ first, ...exif }: Exif & { readonly first?: Buffer }): Buffer =>
  Buffer.concat([
    first ? first.subarray(0, first.length - SCAN.length) : START,
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff(exif)])),
    SCAN,
  ]);

/** A WebP without pixels. */
export const webpWithExif = (density: number): Buffer => {
  const exif = tiff({ isLittle: true, density });
  const length = Buffer.alloc(4);
  length.writeUInt32LE(exif.length);
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8X\x02\0\0\0\0\0EXIF', 'latin1'), length, exif]);
};
