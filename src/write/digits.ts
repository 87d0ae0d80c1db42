/**
 * Decimal digits of integers, three at a time: four bytes are written at once, of which the last counts the digits and is
 * overwritten by what follows.
 */

/** Writes a whole number. @returns where it ends. */
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

/** Writes `rest`, which is not 0, of 10^places as what stands behind a point, without zeros at its end. @returns where it ends. */
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

/** Lengths have six decimals at most: processors divide small integers by a constant without dividing. */
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

/** Writes a whole number of 31 bits in upper-case hexadecimal digits. @returns where it ends. */
export const writeHex = (view: DataView, at: number, n: number): number => {
  const digit = n & 15;
  const start = n < 16 ? at : writeHex(view, at, n >> 4);
  view.setUint8(start, digit + (digit < 10 ? ZERO : TEN));
  return start + 1;
};

const COUNT = 0xff;
const ZERO = 48;
/** What makes 10 an A. */
const TEN = 55;

/** Most decimals of a number. */
const PLACES = 12;

const byPlaces = (of: (places: number) => number): number[] => Array.from({ length: PLACES + 1 }, (_, k) => of(k));

/** What makes decimals millionths. */
const TO_SIX = byPlaces((places) => 10 ** (6 - places));
/** What makes decimals whole groups of three, and the unit of the first group. */
const FILL = byPlaces((places) => 10 ** ((3 - (places % 3)) % 3));
const FIRST_UNIT = byPlaces((places) => 1000 ** Math.max(0, Math.ceil(places / 3) - 1));

/** The three digits of a number, from the highest byte on, and a count in the lowest. */
const packed = (n: number, count: number): number =>
  ((ZERO + Math.floor(n / 100)) << 24) | ((ZERO + (Math.floor(n / 10) % 10)) << 16) | ((ZERO + (n % 10)) << 8) | count;

/** Of 0…999, in arithmetic: every start of the program makes them, before the compiler knows them. */
const table = (of: (n: number) => number): Int32Array => Int32Array.from({ length: 1000 }, (_, n) => of(n));

/** All three digits; counted without zeros at the end. */
const GROUPS = table((n) => packed(n, Math.sign(n) + Math.sign(n % 100) + Math.sign(n % 10)));
/** From the first digit that is not 0. */
const LEADING = table((n) => (n < 10 ? packed(n * 100, 1) : packed(n < 100 ? n * 10 : n, n < 100 ? 2 : 3)));
