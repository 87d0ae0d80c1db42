import { LIMITS, UnreadableError } from '../../reading/unreadable.ts';

/** A name (`/Cut`), as opposed to an operator. */
interface PdfName {
  readonly name: string;
}
export type Operand = number | boolean | null | string | PdfName | readonly Operand[] | ReadonlyMap<string, Operand>;

/** One operation of a content stream: operands, operator and position. An inline image is one with the word EI and its dictionary. */
export interface ContentOperation {
  readonly operands: readonly Operand[];
  readonly word: string;
  readonly at: number;
  /** Where the one before ends, and where this one does. */
  readonly from: number;
  readonly end: number;
}

export const isPdfName = (o: Operand | undefined): o is PdfName => typeof o === 'object' && o !== null && 'name' in o;

const SPACE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITER = new Set([...'()<>[]{}/%'].map((c) => c.charCodeAt(0)));
const isPlain = (byte: number | undefined): boolean => byte !== undefined && !SPACE.has(byte) && !DELIMITER.has(byte);

const [OPEN, CLOSE, LESS, MORE, LEFT, RIGHT, SLASH, PERCENT, BACK] = [...'()<>[]/%\\'].map((c) => c.charCodeAt(0));

const MAX_OPERANDS = 10_000;

/** The operations of a content stream in order (ISO 32000, 7.2 and 7.8.2). Throws UnreadableError if damaged. */
export function* contentOperations(bytes: Uint8Array): Generator<ContentOperation> {
  const scanner = new Scanner(bytes);
  let operands: Operand[] = [];
  let from = 0;
  for (;;) {
    scanner.space();
    const at = scanner.at;
    const token = scanner.token(0);
    if (token === undefined) return;
    if ('value' in token) {
      if (operands.length >= MAX_OPERANDS) throw scanner.broken(`An operator has more than ${MAX_OPERANDS} operands.`);
      operands.push(token.value);
      continue;
    }
    if (token.word !== 'BI') {
      const isImage = token.word === 'ID';
      if (isImage) scanner.image();
      yield { operands, word: isImage ? 'EI' : token.word, at, from, end: scanner.at };
      from = scanner.at;
    }
    operands = [];
  }
}

class Scanner {
  at = 0;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  broken(reason: string): UnreadableError {
    return new UnreadableError(reason, `byte ${this.at} of the content`);
  }

  space(): void {
    for (;;) {
      while (SPACE.has(this.bytes[this.at]!)) this.at++;
      if (this.bytes[this.at] !== PERCENT) return;
      while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13) this.at++;
    }
  }

  /** The next token; undefined at the end. */
  token(depth: number): ({ readonly word: string } | { readonly value: Operand }) | undefined {
    this.space();
    const byte = this.bytes[this.at];
    if (byte === undefined) return undefined;
    if (depth > LIMITS.depth) throw this.broken(`Operands are nested deeper than ${LIMITS.depth} levels.`);
    if (byte === OPEN) return { value: this.string() };
    if (byte === SLASH) return { value: { name: this.name() } };
    if (byte === LEFT) return { value: this.list(depth, RIGHT!) };
    if (byte === LESS) {
      if (this.bytes[this.at + 1] !== LESS) return { value: this.hex() };
      this.at++;
      return { value: this.dictionary(depth) };
    }
    const from = this.at;
    while (isPlain(this.bytes[this.at])) this.at++;
    if (this.at === from) throw this.broken(`Expected an operand or an operator, got "${String.fromCharCode(byte)}".`);
    const word = latin1(this.bytes.subarray(from, this.at));
    const number = numberFromWord(word);
    if (number !== undefined) return { value: number };
    if (word === 'true' || word === 'false') return { value: word === 'true' };
    return word === 'null' ? { value: null } : { word };
  }

  list(depth: number, end: number): Operand[] {
    this.at++;
    const all: Operand[] = [];
    for (;;) {
      this.space();
      if (this.bytes[this.at] === end) break;
      const token = this.token(depth + 1);
      if (!token || 'word' in token || all.length >= MAX_OPERANDS) throw this.broken('A list does not end.');
      all.push(token.value);
    }
    this.at++;
    return all;
  }

  dictionary(depth: number): ReadonlyMap<string, Operand> {
    const all = this.list(depth, MORE!);
    if (this.bytes[this.at++] !== MORE) throw this.broken('A dictionary does not end.');
    const map = new Map<string, Operand>();
    for (let i = 0; i + 1 < all.length; i += 2) {
      const key = all[i];
      if (isPdfName(key)) map.set(key.name, all[i + 1]!);
    }
    return map;
  }

  name(): string {
    const from = ++this.at;
    while (isPlain(this.bytes[this.at])) this.at++;
    return latin1(this.bytes.subarray(from, this.at)).replaceAll(/#([\da-fA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }

  string(): string {
    let depth = 0;
    let value = '';
    for (; ; this.at++) {
      const byte = this.bytes[this.at];
      if (byte === undefined) throw this.broken('A string does not end.');
      if (byte === BACK) {
        value += this.escaped();
        continue;
      }
      if (byte === OPEN && depth++ === 0) continue;
      if (byte === CLOSE && --depth === 0) break;
      value += String.fromCharCode(byte);
    }
    this.at++;
    return value;
  }

  /** The character after a backslash. Stops at its last byte. */
  escaped(): string {
    const next = String.fromCharCode(this.bytes[++this.at] ?? 0);
    const octal = /^[0-7]{1,3}/.exec(latin1(this.bytes.subarray(this.at, this.at + 3)))?.[0];
    if (octal) {
      this.at += octal.length - 1;
      return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    }
    if (next === '\r' && this.bytes[this.at + 1] === 10) this.at++;
    return { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '' }[next] ?? next;
  }

  hex(): string {
    const from = ++this.at;
    while (this.at < this.bytes.length && this.bytes[this.at] !== MORE) this.at++;
    const digits = latin1(this.bytes.subarray(from, this.at++)).replaceAll(/\s/g, '');
    if (/[^\da-fA-F]/.test(digits)) throw this.broken('A hexadecimal string has an invalid character.');
    return latin1(Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex'));
  }

  /** Skips the bytes of an inline image, up to an EI between spaces. */
  image(): void {
    for (; this.at + 2 < this.bytes.length; this.at++)
      if (
        SPACE.has(this.bytes[this.at]!) &&
        this.bytes[this.at + 1] === 69 &&
        this.bytes[this.at + 2] === 73 &&
        !isPlain(this.bytes[this.at + 3])
      ) {
        this.at += 3;
        return;
      }
    throw this.broken('An inline image does not end.');
  }
}

/** A number as viewers read it: they ignore repeated signs and minus signs between digits (`--5`, `1-2`); a sign or point alone is 0. */
const numberFromWord = (word: string): number | undefined => {
  if (/^[-+]?(\d+\.?\d*|\.\d+)$/.test(word)) return Number(word);
  // Without the signs first: patterns that could take a sign in two places take long for many.
  const size = word.replace(/^[-+]+/, '');
  if (!/^[\d-]*(\.[\d-]*)?$/.test(size)) return undefined;
  const digits = Number(size.replaceAll('-', '').replace(/^\.?$/, '0'));
  return word.startsWith('-') ? -digits : digits;
};

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
