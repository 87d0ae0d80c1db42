/** Maximum length of a line in bytes, which bounds the memory. */
const MAX_LINE_BYTES = 1024 * 1024;

/** Splits bytes into non-empty lines, at most one in memory. A last line without a line break is not `whole`. Throws RangeError above 1 MB. */
export async function* textLines(bytes: AsyncIterable<Uint8Array>) {
  let rest: Buffer = Buffer.alloc(0);
  /** From 1; empty lines count. */
  let line = 0;
  /** Offset of the end of the line in bytes, including the line break. */
  let end = 0;
  for await (const chunk of bytes) {
    let buffer: Buffer = rest.length
      ? Buffer.concat([rest, chunk])
      : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    for (let at = buffer.indexOf(10); at >= 0; at = buffer.indexOf(10)) {
      const text = buffer.toString('utf8', 0, at).trim();
      buffer = buffer.subarray(at + 1);
      line++;
      end += at + 1;
      if (text) yield { line, text, end, whole: true };
    }
    if (buffer.length > MAX_LINE_BYTES)
      throw new RangeError(`Line ${line + 1} is longer than ${MAX_LINE_BYTES / 1024} kB.`);
    rest = buffer;
  }
  const text = rest.toString('utf8').trim();
  if (text) yield { line: line + 1, text, end: end + rest.length, whole: false };
}
