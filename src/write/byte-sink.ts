/** Bytes of a file as they are written, ASCII but for `text`. */
export class ByteSink {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor() {
    this.#bytes = spare ?? new Uint8Array(FIRST_SIZE);
    spare = undefined;
  }

  /** How many bytes are written. */
  get size(): number {
    return this.#length;
  }

  /** A text of ASCII characters. */
  ascii(text: string): this {
    const bytes = this.#room(text.length);
    let at = this.#length;
    for (let k = 0; k < text.length; k++) bytes[at++] = text.charCodeAt(k);
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
    const whole = Math.floor(size / scale);
    const rest = size - whole * scale;
    const bytes = this.#room(LONGEST_NUMBER);
    let at = this.#length;
    if (n < 0) bytes[at++] = MINUS;
    at = writeWhole(bytes, at, whole);
    this.#length = rest === 0 ? at : writeFraction(bytes, at, rest, places);
    return this;
  }

  /** A handle in upper-case hexadecimal digits. */
  hex(n: number): this {
    return this.ascii(n.toString(16).toUpperCase());
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

  #giveBack(): void {
    if (this.#bytes.length <= LARGEST_SPARE) spare = this.#bytes;
    this.#bytes = EMPTY;
    this.#length = 0;
  }

  /** The bytes, with room for so many more. */
  #room(more: number): Uint8Array<ArrayBuffer> {
    const need = this.#length + more;
    if (need > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(FIRST_SIZE, 2 * need));
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    return this.#bytes;
  }
}

const FIRST_SIZE = 2 ** 15;
const LARGEST_SPARE = 2 ** 20;
const EMPTY = new Uint8Array(0);

/** The memory of the sink that was emptied last: one file after the other is written in it. */
let spare: Uint8Array<ArrayBuffer> | undefined;

const NOT_ASCII = /[^\u0000-\u007f]/;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const LARGEST = 1e9;
/** Sign, nine digits, point, twelve digits, and room for a group of four that is cut again. */
const LONGEST_NUMBER = 32;
const SCALES = Array.from({ length: 13 }, (_, places) => 10 ** places);

const [MINUS, POINT, ZERO] = [45, 46, 48] as const;

/** The digits of 0…9999, four bytes each. */
const DIGITS = Uint8Array.from({ length: 40_000 }, (_, k) => ZERO + (Math.floor((k >> 2) / 10 ** (3 - (k & 3))) % 10));

const writeWhole = (bytes: Uint8Array, at: number, whole: number): number => {
  if (whole >= 10_000) {
    const upper = Math.floor(whole / 10_000);
    return writeGroup(bytes, writeWhole(bytes, at, upper), whole - upper * 10_000);
  }
  let digit = 4 * whole + (whole < 10 ? 3 : whole < 100 ? 2 : whole < 1000 ? 1 : 0);
  const end = 4 * whole + 4;
  while (digit < end) bytes[at++] = DIGITS[digit++]!;
  return at;
};

const writeGroup = (bytes: Uint8Array, at: number, group: number): number => {
  bytes[at] = DIGITS[4 * group]!;
  bytes[at + 1] = DIGITS[4 * group + 1]!;
  bytes[at + 2] = DIGITS[4 * group + 2]!;
  bytes[at + 3] = DIGITS[4 * group + 3]!;
  return at + 4;
};

/** `rest` of 10^places behind the point, without zeros at the end. */
const writeFraction = (bytes: Uint8Array, at: number, rest: number, places: number): number => {
  bytes[at++] = POINT;
  const groups = (places + 3) >> 2;
  let left = rest * SCALES[4 * groups - places]!;
  for (let g = groups - 1; left > 0; g--) {
    const group = Math.floor(left / SCALES[4 * g]!);
    left -= group * SCALES[4 * g]!;
    at = writeGroup(bytes, at, group);
  }
  while (bytes[at - 1] === ZERO) at--;
  return at;
};
