/**
 * An L is a rectangle without its upper right corner: its foot is as wide as the rectangle, its stem as high. A rectangle is an L with a
 * stem of its width and a foot of its height. Each of the four sizes is a place in a list of lengths, and all are one number, so that a
 * table finds an L quickly.
 */
export type Ell = number;

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
  readonly values: readonly number[];
  /** For two places, that of the longest length up to the difference. */
  readonly #less: Uint8Array;

  /** @param values at most `MAX_LENGTHS`. */
  constructor(values: readonly number[]) {
    this.values = values;
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
