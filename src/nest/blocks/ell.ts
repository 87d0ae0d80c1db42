/**
 * An L is a rectangle without its upper right corner: its foot is as wide, its stem as high. A plain rectangle has a stem as wide and a
 * foot as high as itself. Each of the four sizes is a place in a list of lengths; all are one number, so that a table finds an L quickly.
 */
export type Ell = number;

/** A cut: its kind and the places of its line, in one number. */
export type Way = number;

/** Most lengths of a list: a place has one byte of an `Ell`. */
export const MAX_LENGTHS = 256;

export const widthOfEll = (ell: Ell): number => ell >>> 24;
export const heightOfEll = (ell: Ell): number => (ell >>> 16) & 255;
export const stemOfEll = (ell: Ell): number => (ell >>> 8) & 255;
export const footOfEll = (ell: Ell): number => ell & 255;

export const isRectangle = (ell: Ell): boolean => widthOfEll(ell) === stemOfEll(ell);

/** 0 when it has no area. */
export const rectangularEll = (width: number, height: number): Ell =>
  width === 0 || height === 0 ? 0 : (width << 24) | (height << 16) | (width << 8) | height;

/** Without a stem or a foot, or without the missing corner, it is a rectangle. */
export const ellOf = (width: number, height: number, stem: number, foot: number): Ell => {
  if (stem === 0) return rectangularEll(width, foot);
  if (foot === 0) return rectangularEll(stem, height);
  if (stem === width || foot === height) return rectangularEll(width, height);
  return (width << 24) | (height << 16) | (stem << 8) | foot;
};

/** All lengths that boxes of two sizes add up to, up to a limit, in order. */
export class BoxLengths {
  /** For two places, that of the longest length up to the difference. */
  readonly #less: Uint8Array;

  /** @param values at most `MAX_LENGTHS`. */
  constructor(values: readonly number[]) {
    this.#less = new Uint8Array(values.length * MAX_LENGTHS);
    for (let from = 0; from < values.length; from++)
      for (let by = 0, place = from; by <= from; by++) {
        while (values[place]! > values[from]! - values[by]!) place--;
        this.#less[from * MAX_LENGTHS + by] = place;
      }
  }

  /** The place of the longest length up to the difference of two. */
  less(from: number, by: number): number {
    return this.#less[from * MAX_LENGTHS + by]!;
  }
}

const FIRST_CAPACITY = 2 ** 14;

/** The Ls of a search with what is known of them, by number: a hash table, because there may be a million. */
export class EllTable {
  ells = new Int32Array(FIRST_CAPACITY);
  /** Most boxes found. */
  least = new Uint8Array(FIRST_CAPACITY);
  /** Bound of the number of boxes. */
  most = new Uint8Array(FIRST_CAPACITY);
  /** The cut that gives the most found; -1 for a grid. */
  ways = new Int32Array(FIRST_CAPACITY);
  count = 0;
  /** Numbers plus one, by hash; twice as many as Ls. */
  #slots = new Int32Array(2 * FIRST_CAPACITY);

  /** The number of an L, or -1 for one that is not in the table yet. */
  find(ell: Ell): number {
    return this.#slots[this.#slotOf(ell)]! - 1;
  }

  add(ell: Ell, least: number, most: number, way: Way): number {
    if (this.count === this.ells.length) this.#grow();
    const number = this.count++;
    this.#slots[this.#slotOf(ell)] = number + 1;
    this.ells[number] = ell;
    this.least[number] = least;
    this.most[number] = most;
    this.ways[number] = way;
    return number;
  }

  /** Its slot, or the free one in which it belongs. */
  #slotOf(ell: Ell): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    const mixed = Math.imul(ell ^ (ell >>> 15), 0x9e3779b1);
    let slot = (mixed ^ (mixed >>> 13)) & mask;
    while (slots[slot]! > 0 && this.ells[slots[slot]! - 1] !== ell) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const room = 2 * this.ells.length;
    const wider = <T extends Int32Array | Uint8Array>(made: T, from: T): T => {
      made.set(from);
      return made;
    };
    this.ells = wider(new Int32Array(room), this.ells);
    this.least = wider(new Uint8Array(room), this.least);
    this.most = wider(new Uint8Array(room), this.most);
    this.ways = wider(new Int32Array(room), this.ways);
    this.#slots = new Int32Array(2 * room);
    for (let number = 0; number < this.count; number++) this.#slots[this.#slotOf(this.ells[number]!)] = number + 1;
  }
}
