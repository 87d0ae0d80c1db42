export type ArtworkKind = 'png' | 'jpg' | 'svg' | 'pdf';

/** Detects the format of a file by its first bytes; undefined for other formats. Constant time. */
export const kindOf = (file: Uint8Array): ArtworkKind | undefined => {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.length, 1024));
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47])) return 'png';
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpg';
  // A PDF may have other bytes before its header.
  if (head.includes('%PDF-')) return 'pdf';
  return /^(?:\xef\xbb\xbf)?\s*</.test(head.toString('latin1')) ? 'svg' : undefined;
};

const startsWith = (head: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, at) => head[at] === byte);
