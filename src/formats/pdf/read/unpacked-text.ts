import { inflateSync } from 'node:zlib';
import { LIMITS } from '../../reading/unreadable.ts';

/** A file as text, with the objects that a PDF packs into streams, as far as these can be unpacked. */
export const unpackedText = (bytes: Uint8Array): string => {
  const text = new TextDecoder('latin1').decode(bytes);
  const streams = text.matchAll(/\/ObjStm\b[\s\S]{0,300}?stream\r?\n/g);
  const packed = Array.from(streams, ({ index, 0: head }) => {
    try {
      return inflateSync(bytes.subarray(index + head.length), { maxOutputLength: LIMITS.bytes });
    } catch {
      // Any file may have these words in a text.
      return '';
    }
  });
  return [text, ...packed.map(String)].join('\n');
};
