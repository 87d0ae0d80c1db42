/** Layout of a box: bounding box, centre, direction, half length and half thickness. */
const SIZE = 10;
const [LEFT, BOTTOM, RIGHT, TOP, X, Y, UX, UY, ALONG, ACROSS] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Boxes with a smaller overlap only touch. */
const OVERLAP_NOISE = 1e-6;

/** Boxes per block. Each block of consecutive boxes has a bounding box, which rules out most overlaps at once. */
const BLOCK = 16;

/** Initial capacity in boxes. */
const ROOM = 16;

/** Rectangles at any angle in mm: texts, arrow heads, and strokes with some room around them. Stored in one array of numbers. */
export class OrientedBoxes {
  count = 0;
  #boxes = new Float64Array(SIZE * ROOM);
  readonly #blocks: number[] = [];

  /** Capacity in numbers. */
  get room(): number {
    return this.#boxes.length;
  }

  clear(): void {
    this.count = 0;
  }

  /**
   * @param ux unit vector along it. @param along half of its length. @param across half of its thickness.
   */
  add(x: number, y: number, ux: number, uy: number, along: number, across: number): void {
    if (SIZE * (this.count + 1) > this.#boxes.length) this.#grow();
    const boxes = this.#boxes;
    const at = SIZE * this.count;
    const cos = Math.abs(ux);
    const sin = Math.abs(uy);
    const dx = cos * along + sin * across;
    const dy = sin * along + cos * across;
    boxes[at + LEFT] = x - dx;
    boxes[at + BOTTOM] = y - dy;
    boxes[at + RIGHT] = x + dx;
    boxes[at + TOP] = y + dy;
    boxes[at + X] = x;
    boxes[at + Y] = y;
    boxes[at + UX] = ux;
    boxes[at + UY] = uy;
    boxes[at + ALONG] = along;
    boxes[at + ACROSS] = across;
    this.count++;
  }

  /** The stroke from (px, py) to (qx, qy), `across` mm to either side of it. */
  addStroke(px: number, py: number, qx: number, qy: number, across: number): void {
    const dx = qx - px;
    const dy = qy - py;
    const d = Math.sqrt(dx * dx + dy * dy);
    this.add((px + qx) / 2, (py + qy) / 2, d > 0 ? dx / d : 1, d > 0 ? dy / d : 0, d / 2, across);
  }

  /** Copies some boxes of another list, so that `overlapsAny` finds them here. */
  keep(other: OrientedBoxes, from: number, to: number): void {
    const theirs = other.#boxes;
    for (let k = SIZE * from; k < SIZE * to; k += SIZE) {
      if (SIZE * (this.count + 1) > this.#boxes.length) this.#grow();
      const boxes = this.#boxes;
      const at = SIZE * this.count;
      for (let n = 0; n < SIZE; n++) boxes[at + n] = theirs[k + n]!;
      this.#join(theirs[k + LEFT]!, theirs[k + BOTTOM]!, theirs[k + RIGHT]!, theirs[k + TOP]!);
      this.count++;
    }
  }

  left(k: number): number {
    return this.#boxes[SIZE * k + LEFT]!;
  }

  bottom(k: number): number {
    return this.#boxes[SIZE * k + BOTTOM]!;
  }

  right(k: number): number {
    return this.#boxes[SIZE * k + RIGHT]!;
  }

  top(k: number): number {
    return this.#boxes[SIZE * k + TOP]!;
  }

  /** True when the box is parallel to the axes, so that it equals its bounding box. */
  isUpright(k: number): boolean {
    return this.#boxes[SIZE * k + UX] === 0 || this.#boxes[SIZE * k + UY] === 0;
  }

  /** True when part of the segment lies inside the box. Computed in the frame of the box, which may be rotated. */
  crosses(k: number, x0: number, y0: number, x1: number, y1: number): boolean {
    const boxes = this.#boxes;
    const at = SIZE * k;
    const ux = boxes[at + UX]!;
    const uy = boxes[at + UY]!;
    const x = x0 - boxes[at + X]!;
    const y = y0 - boxes[at + Y]!;
    const along = boxes[at + ALONG]!;
    const across = boxes[at + ACROSS]!;
    const dx = x1 - x0;
    const dy = y1 - y0;
    return enters(
      x * ux + y * uy,
      y * ux - x * uy,
      dx * ux + dy * uy,
      dy * ux - dx * uy,
      -along,
      -across,
      along,
      across,
    );
  }

  /** True when box `k` overlaps any of those that `others` keeps. Touching boxes do not overlap. */
  overlapsAny(k: number, others: OrientedBoxes): boolean {
    const boxes = this.#boxes;
    const left = boxes[SIZE * k + LEFT]!;
    const bottom = boxes[SIZE * k + BOTTOM]!;
    const right = boxes[SIZE * k + RIGHT]!;
    const top = boxes[SIZE * k + TOP]!;
    const blocks = others.#blocks;
    const theirs = others.#boxes;
    for (let block = 0; BLOCK * block < others.count; block++) {
      const b = 4 * block;
      if (left > blocks[b + RIGHT]! || right < blocks[b + LEFT]!) continue;
      if (bottom > blocks[b + TOP]! || top < blocks[b + BOTTOM]!) continue;
      const end = Math.min(others.count, BLOCK * (block + 1));
      for (let other = BLOCK * block; other < end; other++) {
        const j = SIZE * other;
        // Most lie elsewhere.
        if (left > theirs[j + RIGHT]! || right < theirs[j + LEFT]!) continue;
        if (bottom > theirs[j + TOP]! || top < theirs[j + BOTTOM]!) continue;
        if (this.overlaps(k, others, other)) return true;
      }
    }
    return false;
  }

  overlaps(k: number, others: OrientedBoxes, other: number): boolean {
    const a = this.#boxes;
    const b = others.#boxes;
    const i = SIZE * k;
    const j = SIZE * other;
    return (
      a[i + LEFT]! < b[j + RIGHT]! - OVERLAP_NOISE &&
      b[j + LEFT]! < a[i + RIGHT]! - OVERLAP_NOISE &&
      a[i + BOTTOM]! < b[j + TOP]! - OVERLAP_NOISE &&
      b[j + BOTTOM]! < a[i + TOP]! - OVERLAP_NOISE &&
      (this.isUpright(k) || overlapAlong(a, i, b, j)) &&
      (others.isUpright(other) || overlapAlong(b, j, a, i))
    );
  }

  /** Extends the bounding box of the last block by the new box. */
  #join(left: number, bottom: number, right: number, top: number): void {
    const blocks = this.#blocks;
    const at = 4 * Math.trunc(this.count / BLOCK);
    const first = this.count % BLOCK === 0;
    if (first || left < blocks[at + LEFT]!) blocks[at + LEFT] = left;
    if (first || bottom < blocks[at + BOTTOM]!) blocks[at + BOTTOM] = bottom;
    if (first || right > blocks[at + RIGHT]!) blocks[at + RIGHT] = right;
    if (first || top > blocks[at + TOP]!) blocks[at + TOP] = top;
  }

  #grow(): void {
    const boxes = new Float64Array(2 * this.#boxes.length);
    boxes.set(this.#boxes);
    this.#boxes = boxes;
  }
}

/** True when the projections of both boxes overlap along both sides of `a` (separating axis theorem). */
const overlapAlong = (a: Float64Array, i: number, b: Float64Array, j: number): boolean => {
  const ux = a[i + UX]!;
  const uy = a[i + UY]!;
  const dx = b[j + X]! - a[i + X]!;
  const dy = b[j + Y]! - a[i + Y]!;
  const cos = Math.abs(b[j + UX]! * ux + b[j + UY]! * uy);
  const sin = Math.abs(b[j + UX]! * uy - b[j + UY]! * ux);
  const along = b[j + ALONG]!;
  const across = b[j + ACROSS]!;
  return (
    Math.abs(dx * ux + dy * uy) < a[i + ALONG]! + along * cos + across * sin - OVERLAP_NOISE &&
    Math.abs(dy * ux - dx * uy) < a[i + ACROSS]! + along * sin + across * cos - OVERLAP_NOISE
  );
};

/** True when part of a segment from (x, y) lies inside an axis-parallel box (Liang–Barsky). */
export const enters = (
  x: number,
  y: number,
  dx: number,
  dy: number,
  left: number,
  bottom: number,
  right: number,
  top: number,
): boolean => {
  let enter = 0;
  let leave = 1;
  if (dx !== 0) {
    const a = (left - x) / dx;
    const b = (right - x) / dx;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  } else if (x <= left || x >= right) return false;
  if (dy !== 0) {
    const a = (bottom - y) / dy;
    const b = (top - y) / dy;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  } else if (y <= bottom || y >= top) return false;
  return enter < leave;
};
