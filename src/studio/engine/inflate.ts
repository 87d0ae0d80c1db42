import { Gunzip, Unzlib } from 'fflate';

/** Packed bytes per step. They unpack to at most a thousand times as many, so a small file cannot fill the memory. */
const STEP_BYTES = 16_384;

/** A function of Node's zlib. */
type Unpack = (packed: Uint8Array, options?: { readonly maxOutputLength?: number }) => Buffer;

const unpackWith =
  (Unpacker: typeof Unzlib | typeof Gunzip): Unpack =>
  (packed, { maxOutputLength = Number.POSITIVE_INFINITY } = {}) => {
    const parts: Uint8Array[] = [];
    let size = 0;
    const stream = new Unpacker((part) => {
      size += part.length;
      if (size > maxOutputLength) throw new RangeError(`More than ${maxOutputLength} bytes come out.`);
      parts.push(part);
    });
    for (let at = 0; at < packed.length; at += STEP_BYTES)
      stream.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
    return Buffer.concat(parts);
  };

/** Node's zlib function for the PDF reader; ignores bytes after the end. Throws Error for damaged bytes, and above `maxOutputLength`. */
export const inflateSync = unpackWith(Unzlib);

const gunzip = unpackWith(Gunzip);

/** The same for gzip, the packing of SVGZ. Throws Error also for bytes after the end: the last four tell the unpacked size. */
export const gunzipSync: Unpack = (packed, options) => {
  const bytes = gunzip(packed, options);
  const size = Buffer.from(packed.subarray(-4));
  if (size.length < 4 || size.readUInt32LE() !== bytes.length) throw new Error('The packed file is incomplete.');
  return bytes;
};
