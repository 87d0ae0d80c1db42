/** Maximum length of a line in bytes, which bounds the memory. */
const MAX_LINE_BYTES = 1024 * 1024;

export interface TextLine {
  /** From 1; empty lines count. */
  readonly line: number;
  readonly text: string;
  /** Offset of the end of the line in bytes, including the line break. */
  readonly end: number;
  /** False for a last line without a line break. */
  readonly whole: boolean;
}

/** Splits bytes into non-empty lines, at most one in memory. Throws RangeError for a line of more than 1 MB. */
export async function* textLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TextLine> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 0;
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
