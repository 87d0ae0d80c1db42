/**
 * Decimal digits of integers, three at a time: writes four bytes at once, of which the last holds the count of digits and is
 * overwritten by the next bytes.
 */

/** Writes a whole number. @returns the position after it. */
export const writeInteger = (view: DataView, at: number, whole: number): number => {
  if (whole >= 1000) {
    const upper = (whole / 1000) | 0;
    const end = writeInteger(view, at, upper);
    view.setInt32(end, GROUPS[whole - upper * 1000]!);
    return end + 3;
  }
  const digits = LEADING[whole]!;
  view.setInt32(at, digits);
  return at + (digits & COUNT);
};

/** Writes the decimals `rest` / 10^places, `rest` not 0, without trailing zeros. @returns the position after them. */
export const writeFraction = (view: DataView, at: number, rest: number, places: number): number => {
  if (places <= 6) return writeSix(view, at, (rest * TO_SIX[places]!) | 0);
  let left = rest * FILL[places]!;
  for (let unit = FIRST_UNIT[places]!, start = at; ; unit /= 1000, start += 3) {
    const group = Math.floor(left / unit);
    const digits = GROUPS[group]!;
    view.setInt32(start, digits);
    left -= group * unit;
    if (left === 0) return start + (digits & COUNT);
  }
};

/** Lengths have at most six decimals, and compilers replace the division of small integers by a constant. */
const writeSix = (view: DataView, at: number, millionths: number): number => {
  const upper = (millionths / 1000) | 0;
  const lower = millionths - upper * 1000;
  const digits = GROUPS[upper]!;
  view.setInt32(at, digits);
  if (lower === 0) return at + (digits & COUNT);
  const more = GROUPS[lower]!;
  view.setInt32(at + 3, more);
  return at + 3 + (more & COUNT);
};

/** Writes a whole number of 31 bits in upper-case hexadecimal digits. @returns the position after it. */
export const writeHex = (view: DataView, at: number, n: number): number => {
  const digit = n & 15;
  const start = n < 16 ? at : writeHex(view, at, n >> 4);
  view.setUint8(start, digit + (digit < 10 ? ZERO : TEN));
  return start + 1;
};

const COUNT = 0xff;
const ZERO = 48;
/** Added to a digit of 10…15, gives the character code of A…F. */
const TEN = 55;

/** Most decimals of a number. */
const PLACES = 12;

const byPlaces = (of: (places: number) => number): number[] => Array.from({ length: PLACES + 1 }, (_, k) => of(k));

/** Factor that turns a number of decimals into millionths. */
const TO_SIX = byPlaces((places) => 10 ** (6 - places));
/** Factor that fills decimals up to whole groups of three, and the unit of the first group. */
const FILL = byPlaces((places) => 10 ** ((3 - (places % 3)) % 3));
const FIRST_UNIT = byPlaces((places) => 1000 ** Math.max(0, Math.ceil(places / 3) - 1));

/** Three digits of a number in the upper bytes, and a count in the lowest. */
const packed = (n: number, count: number): number =>
  ((ZERO + Math.floor(n / 100)) << 24) | ((ZERO + (Math.floor(n / 10) % 10)) << 16) | ((ZERO + (n % 10)) << 8) | count;

/** Table for 0…999, filled by arithmetic, because every start of the program runs this before it is compiled. */
const table = (of: (n: number) => number): Int32Array => Int32Array.from({ length: 1000 }, (_, n) => of(n));

/** All three digits; counted without zeros at the end. */
const GROUPS = table((n) => packed(n, Math.sign(n) + Math.sign(n % 100) + Math.sign(n % 10)));
/** From the first digit other than 0. */
const LEADING = table((n) => (n < 10 ? packed(n * 100, 1) : packed(n < 100 ? n * 10 : n, n < 100 ? 2 : 3)));
