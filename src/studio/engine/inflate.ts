import { Unzlib } from 'fflate';

/** Packed bytes per step. They unpack to at most a thousand times as many, so a small file cannot fill the memory. */
const STEP = 16_384;

/**
 * Browser versions of the functions of Node's zlib used by the PDF reader. Bytes after the end of the packed ones are ignored.
 * @throws Error for damaged bytes, and for more than `maxOutputLength` unpacked bytes.
 */
export const inflateSync = (
  packed: Uint8Array,
  { maxOutputLength = Number.POSITIVE_INFINITY }: { readonly maxOutputLength?: number } = {},
): Buffer => {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Unzlib((part) => {
    size += part.length;
    if (size > maxOutputLength) throw new RangeError(`More than ${maxOutputLength} bytes come out.`);
    parts.push(part);
  });
  for (let at = 0; at < packed.length; at += STEP)
    stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  return Buffer.concat(parts);
};
