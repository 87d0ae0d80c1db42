import { inflateSync } from 'node:zlib';

/** A file as text, with the objects that a PDF packs into streams. Their unpacked size was measured when the file was read. */
export const unpackedText = (bytes: Uint8Array): string => {
  const text = new TextDecoder('latin1').decode(bytes);
  const streams = text.matchAll(/\/ObjStm\b[\s\S]{0,300}?stream\r?\n/g);
  const packed = Array.from(streams, ({ index, 0: head }) => inflateSync(bytes.subarray(index + head.length)));
  return [text, ...packed.map(String)].join('\n');
};
