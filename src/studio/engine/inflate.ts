import { Unzlib } from 'fflate';

/** Packed bytes at a time: a thousand times as many come out at most, so a small file cannot fill the memory. */
const STEP = 16_384;

/**
 * The functions of Node's zlib that the PDF reader uses, for a browser. Bytes after the end of the packed ones are ignored.
 * @throws Error for damaged bytes, and where more than `maxOutputLength` come out.
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
