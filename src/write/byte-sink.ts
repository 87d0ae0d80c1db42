import { writeFraction, writeHex, writeInteger } from './digits.ts';

/** Bytes of a file as they are written, ASCII but for `text`. */
export class ByteSink {
  #bytes: Uint8Array<ArrayBuffer>;
  #view: DataView;
  #length = 0;

  constructor() {
    const { bytes, view } = spares.pop() ?? memoryOf(FIRST_SIZE);
    this.#bytes = bytes;
    this.#view = view;
  }

  /** How many bytes are written. */
  get size(): number {
    return this.#length;
  }

  /** One byte. */
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
    if (text.length > LONGEST_WORD) at += encoder.encodeInto(text, bytes.subarray(at)).written;
    else for (let k = 0; k < text.length; k++) bytes[at++] = text.charCodeAt(k);
    this.#length = at;
    return this;
  }

  /** A text in UTF-8. */
  text(text: string): this {
    return NOT_ASCII.test(text) ? this.bytes(encoder.encode(text)) : this.ascii(text);
  }

  bytes(bytes: Uint8Array): this {
    this.#room(bytes.length).set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  /**
   * A number with at most so many decimals, as short as it goes and without an exponent.
   * @param places 0…12.
   * @throws RangeError for what is not a finite number, or too large to be a size.
   */
  number(v: number, places: number): this {
    if (!(v < LARGEST && v > -LARGEST)) throw new RangeError(`${v} is not a coordinate`);
    const scale = SCALES[places]!;
    const n = Math.round(v * scale);
    // Beyond the integers that a double holds, its own digits are all there are.
    if (n > Number.MAX_SAFE_INTEGER || n < -Number.MAX_SAFE_INTEGER) return this.ascii(String(n / scale));
    const size = n < 0 ? -n : n;
    let whole = (v < 0 ? -v : v) | 0;
    let rest = size - whole * scale;
    // Rounded up to the next whole number.
    if (rest === scale) {
      whole++;
      rest = 0;
    }
    this.#room(LONGEST_NUMBER);
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

  /** A whole number of 31 bits with zeros before it: so many digits in all. */
  padded(n: number, digits: number): this {
    const bytes = this.#room(digits);
    let rest = n;
    for (let at = this.#length + digits - 1; at >= this.#length; at--) {
      const tenth = (rest / 10) | 0;
      bytes[at] = ZERO + rest - 10 * tenth;
      rest = tenth;
    }
    this.#length += digits;
    return this;
  }

  /** A whole number of 31 bits in upper-case hexadecimal digits. */
  hex(n: number): this {
    this.#room(LONGEST_NUMBER);
    this.#length = writeHex(this.#view, this.#length, n);
    return this;
  }

  /** What was written, as bytes of their own. The sink is empty afterwards. */
  take(): Uint8Array<ArrayBuffer> {
    const bytes = this.#bytes.slice(0, this.#length);
    this.#giveBack();
    return bytes;
  }

  /** What was written, as text. The sink is empty afterwards. */
  takeText(): string {
    const text = decoder.decode(this.#bytes.subarray(0, this.#length));
    this.#giveBack();
    return text;
  }

  /** What was written so far, to be read before the next byte is written. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Moves all that `other` holds to the end of this. */
  drain(other: ByteSink): this {
    this.bytes(other.view());
    other.#giveBack();
    return this;
  }

  #giveBack(): void {
    if (this.#bytes.length <= LARGEST_SPARE && spares.length < MOST_SPARES)
      spares.push({ bytes: this.#bytes, view: this.#view });
    this.#bytes = EMPTY;
    this.#length = 0;
  }

  /** The bytes, with room for so many more. */
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

/** Texts that are written again and again, as bytes. */
export const asciiBytes = (text: string): Uint8Array => encoder.encode(text);

const FIRST_SIZE = 2 ** 15;
const LARGEST_SPARE = 2 ** 20;
const EMPTY = new Uint8Array(0);

/** Up to so many characters are written one by one. */
const LONGEST_WORD = 24;

/** Bytes, and the view through which several are written at once. */
interface Memory {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly view: DataView;
}

const memoryOf = (size: number): Memory => {
  const bytes = new Uint8Array(size);
  return { bytes, view: new DataView(bytes.buffer) };
};

/** The memory of sinks that were emptied: one file after the other is written in it, its parts beside each other. */
const spares: Memory[] = [];
const MOST_SPARES = 4;

const NOT_ASCII = /[^\u0000-\u007f]/;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const LARGEST = 1e9;
/** Sign, nine digits, point, twelve digits, and room for what is overwritten by the next. */
const LONGEST_NUMBER = 32;
const SCALES = Array.from({ length: 13 }, (_, places) => 10 ** places);

const [SPACE, MINUS, POINT, ZERO] = [32, 45, 46, 48] as const;
