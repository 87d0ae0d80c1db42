import { contentOperations } from './tokens.ts';

export type CMap = ReturnType<typeof readCMap>;

/** Most codes of one font, most code spaces, and most letters per code (a ligature has four). */
const [MAX_CODES, MAX_SPACES, MAX_LETTERS_PER_CODE] = [100_000, 16, 8] as const;

const big = (bytes: string): number => [...bytes].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0);

const codeBytes = (value: number, size: number): string =>
  String.fromCharCode(...Array.from({ length: size }, (_, i) => Math.floor(value / 256 ** (size - 1 - i)) % 256));

/** Decodes big-endian UTF-16. */
const utf16 = (bytes: string): string =>
  Buffer.from(bytes, 'latin1')
    .subarray(0, 2 * Math.floor(bytes.length / 2))
    .swap16()
    .toString('utf16le');

/** The same text with its last letter advanced by `by`. */
const further = (bytes: string, by: number): string => {
  const last = bytes.slice(-2);
  return utf16(bytes.slice(0, -2) + codeBytes((big(last) + by) % 65536, 2));
};

/**
 * Reads a ToUnicode CMap (ISO 32000, 9.10.3): code spaces, bfchar and bfrange. `usual`: bytes of a code outside all code spaces. It splits
 * a text into codes of one or more bytes, and has letters by code.
 * @throws UnreadableError for a damaged map; Error for too many codes.
 */
export const readCMap = (bytes: Uint8Array, usual: number) => {
  const spaces: { readonly from: string; readonly to: string }[] = [];
  const letters = new Map<string, string>();
  let mapped = 0;
  const say = (key: string, value: string): void => {
    // Every assignment counts, because ranges may overlap.
    if (++mapped > MAX_CODES) throw new Error(`more than ${MAX_CODES} codes`);
    if (value.length <= MAX_LETTERS_PER_CODE) letters.set(key, value);
  };
  for (const { operands, word } of contentOperations(bytes)) {
    const texts = (k: number): string => (typeof operands[k] === 'string' ? (operands[k] as string) : '');
    if (word === 'endcodespacerange')
      for (let k = 0; k + 1 < operands.length && spaces.length < MAX_SPACES; k += 2)
        spaces.push({ from: texts(k), to: texts(k + 1) });
    else if (word === 'endbfchar') for (let k = 0; k + 1 < operands.length; k += 2) say(texts(k), utf16(texts(k + 1)));
    else if (word === 'endbfrange')
      for (let k = 0; k + 2 < operands.length; k += 3) {
        const [from, to, target] = [texts(k), texts(k + 1), operands[k + 2]];
        const many = big(to) - big(from) + 1;
        if (!(many > 0 && many <= 65536) || from.length > 4) continue;
        for (let i = 0; i < many; i++) {
          const value = Array.isArray(target) ? target[i] : target;
          if (typeof value !== 'string') break;
          say(codeBytes(big(from) + i, from.length), Array.isArray(target) ? utf16(value) : further(value, i));
        }
      }
  }
  return { codes: (text: string) => split(text, spaces, usual), letters };
};

/** A code is as long as the first code space that contains it, byte for byte. */
const split = (text: string, spaces: readonly { readonly from: string; readonly to: string }[], usual: number) => {
  const codes: string[] = [];
  for (let at = 0; at < text.length; ) {
    const space = spaces.find(
      ({ from, to }) =>
        from.length > 0 && [...from].every((low, i) => text[at + i]! >= low && text[at + i]! <= (to[i] ?? '\xff')),
    );
    const size = space?.from.length ?? usual;
    codes.push(text.slice(at, at + size));
    at += size;
  }
  return codes;
};
