import { writeFraction, writeHex, writeInteger } from './digits.ts';

/** Collects the bytes of a file. All methods except `text` write ASCII. */
export class ByteSink {
  #bytes: Uint8Array<ArrayBuffer>;
  #view: DataView<ArrayBuffer>;
  #length = 0;

  constructor() {
    const { bytes, view } = spares.pop() ?? memoryOf(FIRST_SIZE);
    this.#bytes = bytes;
    this.#view = view;
  }

  get size(): number {
    return this.#length;
  }

  byte(code: number): this {
    this.#room(1)[this.#length++] = code;
    return this;
  }

  space(): this {
    return this.byte(SPACE);
  }

  /** A text of ASCII characters. What is longer than a word and the same in every file is quicker as `bytes`. */
  ascii(text: string): this {
    const bytes = this.#room(text.length);
    let at = this.#length;
    if (text.length > MAX_WORD_CHARACTERS) at += encoder.encodeInto(text, bytes.subarray(at)).written;
    else for (let k = 0; k < text.length; k++) bytes[at++] = text.charCodeAt(k);
    this.#length = at;
    return this;
  }

  /** Three ASCII characters, in the upper bytes of a number, with one store. */
  three(packed: number): this {
    // The fourth byte is overwritten by the next one.
    this.#room(4);
    this.#view.setInt32(this.#length, packed);
    this.#length += 3;
    return this;
  }

  text(text: string): this {
    return NOT_ASCII.test(text) ? this.bytes(encoder.encode(text)) : this.ascii(text);
  }

  bytes(bytes: Uint8Array): this {
    this.#room(bytes.length).set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  /** Writes a short number without exponent, with up to `places` (0…12) decimals. Throws RangeError if it is not finite or too large. */
  number(v: number, places: number): this {
    passed[0] = v;
    return this.passed(places);
  }

  /** Writes the number in `passed`, as `number`. */
  passed(places: number): this {
    const v = passed[0]!;
    if (!(v < MAX_NUMBER && v > -MAX_NUMBER)) throw new RangeError(`${v} is not a coordinate`);
    const scale = SCALES[places]!;
    const n = Math.round(v * scale);
    // Beyond the exact integers of a double its own digits are used.
    if (n > Number.MAX_SAFE_INTEGER || n < -Number.MAX_SAFE_INTEGER) return this.ascii(String(n / scale));
    const size = n < 0 ? -n : n;
    let whole = (v < 0 ? -v : v) | 0;
    let rest = size - whole * scale;
    // Rounded up to the next whole number.
    if (rest === scale) {
      whole++;
      rest = 0;
    }
    this.#room(MAX_NUMBER_BYTES);
    let at = this.#length;
    if (n < 0) this.#bytes[at++] = MINUS;
    at = writeInteger(this.#view, at, whole);
    if (rest > 0) {
      this.#bytes[at++] = POINT;
      at = writeFraction(this.#view, at, rest, places);
    }
    this.#length = at;
    return this;
  }

  /** A whole number of 31 bits in upper-case hexadecimal digits. */
  hex(n: number): this {
    this.#room(MAX_NUMBER_BYTES);
    this.#length = writeHex(this.#view, this.#length, n);
    return this;
  }

  /** Returns a copy of the written bytes and empties the sink. */
  take(): Uint8Array<ArrayBuffer> {
    return this.takeAs((bytes) => bytes.slice());
  }

  takeText(): string {
    return this.takeAs((bytes) => decoder.decode(bytes));
  }

  /** Returns what `read` makes of the written bytes, which the next file overwrites, and empties the sink. */
  takeAs<T>(read: (bytes: Uint8Array<ArrayBuffer>) => T): T {
    const taken = read(this.view());
    this.#giveBack();
    return taken;
  }

  /** A view of the bytes written so far, valid until the next write. */
  view(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  drain(other: ByteSink): this {
    return other.takeAs((bytes) => this.bytes(bytes));
  }

  #giveBack(): void {
    if (this.#bytes.length <= MAX_SPARE_BYTES && spares.length < MAX_SPARES)
      spares.push({ bytes: this.#bytes, view: this.#view });
    this.#bytes = EMPTY;
    this.#length = 0;
  }

  /** The buffer, with room for so many more bytes. */
  #room(more: number): Uint8Array<ArrayBuffer> {
    const need = this.#length + more;
    if (need > this.#bytes.length) this.#grow(need);
    return this.#bytes;
  }

  #grow(need: number): void {
    const { bytes, view } = memoryOf(Math.max(FIRST_SIZE, 2 * need));
    bytes.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = bytes;
    this.#view = view;
  }
}

export const asciiBytes = (text: string): Uint8Array => encoder.encode(text);

const FIRST_SIZE = 2 ** 15;
const MAX_SPARE_BYTES = 2 ** 20;
const EMPTY = new Uint8Array(0);

const MAX_WORD_CHARACTERS = 24;

/** A buffer, with a view that writes several bytes at once. */
const memoryOf = (size: number) => {
  const bytes = new Uint8Array(size);
  return { bytes, view: new DataView(bytes.buffer) };
};

/** Buffers of emptied sinks, reused by the next file. A file with several parts uses several. */
const spares: ReturnType<typeof memoryOf>[] = [];
const MAX_SPARES = 4;

const NOT_ASCII = /[^\u0000-\u007f]/;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The number to write. A fraction passed as an argument allocates memory: 8 kB for a box. */
export const passed = new Float64Array(1);

const MAX_NUMBER = 1e9;
/** Sign, nine digits, point, twelve digits, and room for bytes that the next number overwrites. */
const MAX_NUMBER_BYTES = 32;
const SCALES = Array.from({ length: 13 }, (_, places) => 10 ** places);

const [SPACE, MINUS, POINT] = [32, 45, 46] as const;
