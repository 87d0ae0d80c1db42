/** Decimal digits of integers, three at a time: writes four bytes, of which the last is the digit count, to be overwritten next. */

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

const MAX_PLACES = 12;

const byPlaces = (of: (places: number) => number): number[] => Array.from({ length: MAX_PLACES + 1 }, (_, k) => of(k));

/** Factor that turns a number of decimals into millionths. */
const TO_SIX = byPlaces((places) => 10 ** (6 - places));
/** Factor that fills decimals up to whole groups of three, and the unit of the first group. */
const FILL = byPlaces((places) => 10 ** ((3 - (places % 3)) % 3));
const FIRST_UNIT = byPlaces((places) => 1000 ** Math.max(0, Math.ceil(places / 3) - 1));

/** Three digits in the upper bytes, and a count in the lowest. */
const packed = (a: number, b: number, c: number, count: number): number =>
  ((ZERO + a) << 24) | ((ZERO + b) << 16) | ((ZERO + c) << 8) | count;

/** Tables for 0…999. GROUPS: all three digits, counted without zeros at the end. LEADING: from the first digit other than 0. */
const [GROUPS, LEADING] = [new Int32Array(1000), new Int32Array(1000)];
// Plain loops: every start of the program runs them before they are compiled.
for (let a = 0, n = 0; a < 10; a++)
  for (let b = 0; b < 10; b++)
    for (let c = 0; c < 10; c++, n++) {
      GROUPS[n] = packed(a, b, c, c ? 3 : b ? 2 : a ? 1 : 0);
      LEADING[n] = a ? packed(a, b, c, 3) : b ? packed(b, c, 0, 2) : packed(c, 0, 0, 1);
    }
