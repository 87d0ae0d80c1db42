import type { Box } from '../../geometry/index.ts';
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
  #left = 0;
  #bottom = 0;
  #right = 0;
  #top = 0;
  #width = 0;
  #height = 0;

  /** Starts with a drawing without labels. */
  begin(extent: Box): void {
    this.#left = extent.left;
    this.#bottom = extent.bottom;
    this.#right = extent.right;
    this.#top = extent.top;
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
    return (
      Math.max(this.#right, boxes.right(k) + more) - Math.min(this.#left, boxes.left(k) - more) <= this.#width &&
      Math.max(this.#top, boxes.top(k) + more) - Math.min(this.#bottom, boxes.bottom(k) - more) <= this.#height
    );
  }

  /** Takes the room of a placed box, with `more` mm around it. */
  take(boxes: OrientedBoxes, k: number, more: number): void {
    this.#left = Math.min(this.#left, boxes.left(k) - more);
    this.#bottom = Math.min(this.#bottom, boxes.bottom(k) - more);
    this.#right = Math.max(this.#right, boxes.right(k) + more);
    this.#top = Math.max(this.#top, boxes.top(k) + more);
  }

  /** How far beyond its panel the dimension line of a span may lie at most, in mm. */
  beside({ origin: [x, y], u, t, beyond }: Span): number {
    if (this.isLifted) return Number.POSITIVE_INFINITY;
    const across = this.#width - (this.#right - this.#left);
    const up = this.#height - (this.#top - this.#bottom);
    const x0 = -u[1] * (this.#left - across - x);
    const x1 = -u[1] * (this.#right + across - x);
    const y0 = u[0] * (this.#bottom - up - y);
    const y1 = u[0] * (this.#top + up - y);
    const above = Math.max(x0, x1) + Math.max(y0, y1) - t[1];
    return beyond === undefined ? Math.max(above, t[0] - Math.min(x0, x1) - Math.min(y0, y1)) : above;
  }
}
