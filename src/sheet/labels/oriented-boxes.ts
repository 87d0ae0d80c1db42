/** Layout of a box: bounding box, centre, direction, half length and half thickness. */
const SIZE = 10;
const LEFT = 0;
const BOTTOM = 1;
const RIGHT = 2;
const TOP = 3;
const X = 4;
const Y = 5;
const UX = 6;
const UY = 7;
const ALONG = 8;
const ACROSS = 9;

/** Boxes with a smaller overlap only touch. */
const OVERLAP_NOISE = 1e-6;

/** Rectangles at any angle in mm: texts, arrow heads, and strokes with some room around them. Stored in one array of numbers. */
export class OrientedBoxes {
  count = 0;
  readonly #boxes: number[] = [];

  clear(): void {
    this.count = 0;
  }

  /** @param ux unit vector along it. @param along half of its length. @param across half of its thickness. */
  add(x: number, y: number, ux: number, uy: number, along: number, across: number): void {
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

  /** Adds a box of another list. */
  copy(other: OrientedBoxes, k: number): void {
    const boxes = this.#boxes;
    const at = SIZE * this.count++;
    for (let n = 0; n < SIZE; n++) boxes[at + n] = other.#boxes[SIZE * k + n]!;
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

  /** True when box `k` overlaps a box of another list. Touching boxes do not overlap. */
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
}

/** True when the projections of both boxes overlap along both sides of `a` (separating axis theorem). */
const overlapAlong = (a: readonly number[], i: number, b: readonly number[], j: number): boolean => {
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
