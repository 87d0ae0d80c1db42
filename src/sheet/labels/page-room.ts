import { type Box, emptyBox, growBoxTo } from '../../geometry/index.ts';
import { sizeOf } from '../measure.ts';
import type { OrientedBoxes } from './oriented-boxes.ts';
import type { Span } from './span.ts';

/** How much labels may add to the width and to the height of a drawing: a share of it, or some mm on a small one. */
const [GROWTH_SHARE, LEAST_GROWTH] = [0.11, 23] as const;

/** How much labels may add to a width or a height, in mm. */
export const allowedGrowth = (size: number): number => Math.max(LEAST_GROWTH, GROWTH_SHARE * size);

/** The room that the labels of a drawing take, and the room that they may take. */
export class PageRoom {
  /** Extent of the drawing with the labels placed so far. */
  #box = emptyBox();
  #width = 0;
  #height = 0;

  /** Starts with a drawing without labels. */
  begin(extent: Box): void {
    this.#box = { ...extent };
    const { width, height } = sizeOf(extent);
    this.#width = width + allowedGrowth(width);
    this.#height = height + allowedGrowth(height);
  }

  /** Allows any size: labels that have no other place stand far outside, where everything is clear. */
  lift(): void {
    this.#width = Number.POSITIVE_INFINITY;
    this.#height = Number.POSITIVE_INFINITY;
  }

  get isLifted(): boolean {
    return this.#width === Number.POSITIVE_INFINITY;
  }

  /** True when a box, with `more` mm around it, makes the drawing not too large. */
  has(boxes: OrientedBoxes, k: number, more: number): boolean {
    const { left, bottom, right, top } = this.#box;
    return (
      Math.max(right, boxes.right(k) + more) - Math.min(left, boxes.left(k) - more) <= this.#width &&
      Math.max(top, boxes.top(k) + more) - Math.min(bottom, boxes.bottom(k) - more) <= this.#height
    );
  }

  /** Takes the room of a placed box, with `more` mm around it. */
  take(boxes: OrientedBoxes, k: number, more: number): void {
    growBoxTo(this.#box, boxes.left(k) - more, boxes.bottom(k) - more);
    growBoxTo(this.#box, boxes.right(k) + more, boxes.top(k) + more);
  }

  /** How far beyond its panel the dimension line of a span may lie at most, in mm. */
  beside({ origin: [x, y], u, t, beyond }: Span): number {
    if (this.isLifted) return Number.POSITIVE_INFINITY;
    const { left, bottom, right, top } = this.#box;
    const across = this.#width - (right - left);
    const up = this.#height - (top - bottom);
    const x0 = -u[1] * (left - across - x);
    const x1 = -u[1] * (right + across - x);
    const y0 = u[0] * (bottom - up - y);
    const y1 = u[0] * (top + up - y);
    const above = Math.max(x0, x1) + Math.max(y0, y1) - t[1];
    return beyond === undefined ? Math.max(above, t[0] - Math.min(x0, x1) - Math.min(y0, y1)) : above;
  }
}
