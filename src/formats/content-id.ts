/** Document id, 128 bits in hexadecimal: mixed FNV-1a hashes of content, title and page size. Distinguishes files; not cryptographic. */
export const contentId = (content: Uint8Array, title: string, page: readonly number[]): string => {
  const words = new Uint32Array([0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35]);
  stir(words, content);
  stir(words, encoder.encode(`${title}\n${page.join(' ')}`));
  let id = '';
  for (const word of words) for (let shift = 24; shift >= 0; shift -= 8) id += HEX[(word >>> shift) & 0xff];
  return id;
};

const encoder = new TextEncoder();
/** Two digits of each byte. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).toUpperCase().padStart(2, '0'));

const PRIME = 0x01000193;

/** Hashes four bytes at a time; missing bytes at the end count as 0. */
const stir = (words: Uint32Array, bytes: Uint8Array): void => {
  let a = words[0]!;
  let b = words[1]!;
  let c = words[2]!;
  let d = words[3]!;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const whole = bytes.length & ~3;
  for (let i = 0; i < bytes.length; i += 4) {
    const unit = i < whole ? view.getInt32(i, true) : lastUnit(bytes, i);
    a = Math.imul(a ^ unit, PRIME);
    b = Math.imul(b ^ unit ^ (a >>> 15), PRIME);
    c = Math.imul(c ^ unit ^ (b >>> 13), PRIME);
    d = Math.imul(d ^ unit ^ (c >>> 16), PRIME);
  }
  words[0] = a;
  words[1] = b;
  words[2] = c;
  words[3] = d;
};

const lastUnit = (bytes: Uint8Array, from: number): number =>
  bytes.subarray(from).reduce((unit, byte, k) => unit | (byte << (8 * k)), 0);
