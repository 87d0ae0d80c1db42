/** Index of the last value up to x. */
export const lastUpTo = (at: ArrayLike<number>, x: number): number => {
  let low = 0;
  let high = at.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (at[middle]! <= x) low = middle;
    else high = middle - 1;
  }
  return low;
};

/**
 * The level lines through rings: between two corners of neighbouring heights the same edges are met, in the same order. So a line is read
 * from a few edges, however many corners the rings have.
 */
export class Slabs {
  /** Heights of the corners, in order. */
  readonly heights: Float64Array;
  /** Of each slab between two heights: where its edges begin in `#ends`, and, at last, their end. */
  readonly #starts: Int32Array;
  /** Of each edge of a slab, from left to right, x at its lower and at its upper end. */
  readonly #ends: Float64Array;

  constructor(rings: readonly Float64Array[]) {
    const ys = new Set<number>();
    for (const ring of rings) for (let k = 1; k < ring.length; k += 2) ys.add(ring[k]!);
    this.heights = Float64Array.from(ys).sort();
    const slabs: [low: number, high: number][][] = Array.from(
      { length: Math.max(0, this.heights.length - 1) },
      () => [],
    );
    for (const ring of rings)
      for (let j = 0, k = ring.length - 2; j < ring.length; k = j, j += 2) {
        const [down, up] = ring[k + 1]! < ring[j + 1]! ? [k, j] : [j, k];
        const [ax, ay, bx, by] = [ring[down]!, ring[down + 1]!, ring[up]!, ring[up + 1]!];
        const slope = (bx - ax) / (by - ay);
        for (let s = lastUpTo(this.heights, ay), y = ay; y < by; s++) {
          const next = this.heights[s + 1]!;
          const xAt = (at: number): number => (at === by ? bx : ax + slope * (at - ay));
          slabs[s]!.push([xAt(y), xAt(next)]);
          y = next;
        }
      }
    this.#starts = new Int32Array(slabs.length + 1);
    this.#ends = new Float64Array(2 * slabs.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    slabs.forEach((edges, s) => {
      this.#starts[s] = at;
      for (const [low, high] of edges.sort((p, q) => p[0] + p[1] - q[0] - q[1])) {
        this.#ends[at++] = low;
        this.#ends[at++] = high;
      }
    });
    this.#starts[slabs.length] = at;
  }

  /** Writes the open parts of the level line at a height that are inside, from and to in turn, into `out`; returns how many numbers. */
  across(y: number, out: Float64Array): number {
    const { heights } = this;
    const last = heights.length - 1;
    if (last < 1 || y <= heights[0]! || y >= heights[last]!) return 0;
    const s = lastUpTo(heights, y);
    const low = heights[s]!;
    if (low === y) return this.#atCorner(s, out);
    const share = (y - low) / (heights[s + 1]! - low);
    const [from, to] = [this.#starts[s]!, this.#starts[s + 1]!];
    const ends = this.#ends;
    let n = 0;
    for (let k = from; k < to; k += 2) out[n++] = ends[k]! + share * (ends[k + 1]! - ends[k]!);
    return n;
  }

  /** Inside at the height of a corner is what is inside just above and just below. */
  #atCorner(s: number, out: Float64Array): number {
    const ends = this.#ends;
    const [below, on, above] = [this.#starts[s - 1]!, this.#starts[s]!, this.#starts[s + 1]!];
    let n = 0;
    for (let k = below, l = on; k < on && l < above; ) {
      const from = Math.max(ends[k + 1]!, ends[l]!);
      const [end, other] = [ends[k + 3]!, ends[l + 2]!];
      const to = Math.min(end, other);
      if (from < to) {
        out[n++] = from;
        out[n++] = to;
      }
      if (end <= other) k += 4;
      if (other <= end) l += 4;
    }
    return n;
  }
}
