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
  /** Ends of the open parts inside that `across` found, from and to in turn. */
  readonly ends: Float64Array;
  /** Of each slab between two heights: where its edges begin in `#edges`, and, at last, their end. */
  readonly #starts: Int32Array;
  /** Of each edge of a slab, from left to right, x at its lower and at its upper end. */
  readonly #edges: Float64Array;

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
    this.#edges = new Float64Array(2 * slabs.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    slabs.forEach((edges, s) => {
      this.#starts[s] = at;
      for (const [low, high] of edges.sort((p, q) => p[0] + p[1] - q[0] - q[1])) {
        this.#edges[at++] = low;
        this.#edges[at++] = high;
      }
    });
    this.#starts[slabs.length] = at;
    this.ends = new Float64Array(slabs.reduce((most, { length }) => Math.max(most, 2 * length), 0));
  }

  /** Finds the open parts of the level line at a height that are inside; returns how many numbers of `ends` tell them. */
  across(y: number): number {
    const { heights, ends } = this;
    const last = heights.length - 1;
    if (last < 1 || y <= heights[0]! || y >= heights[last]!) return 0;
    const s = lastUpTo(heights, y);
    const low = heights[s]!;
    if (low === y) return this.#atCorner(s);
    const share = (y - low) / (heights[s + 1]! - low);
    const [from, to] = [this.#starts[s]!, this.#starts[s + 1]!];
    const edges = this.#edges;
    let n = 0;
    for (let k = from; k < to; k += 2) ends[n++] = edges[k]! + share * (edges[k + 1]! - edges[k]!);
    return n;
  }

  /** Where the level line at a height leaves the inside at last; minus infinity where it does not meet it. */
  lastEnd(y: number): number {
    const count = this.across(y);
    return count ? this.ends[count - 1]! : Number.NEGATIVE_INFINITY;
  }

  /** The shorter way out along the level line from a place on it; 0 outside. */
  wayOut(x: number, y: number): number {
    const { ends } = this;
    const count = this.across(y);
    for (let k = 0; k < count; k += 2)
      if (x > ends[k]! && x < ends[k + 1]!) return Math.min(x - ends[k]!, ends[k + 1]! - x);
    return 0;
  }

  /** Inside at the height of a corner is what is inside just above and just below. */
  #atCorner(s: number): number {
    const edges = this.#edges;
    const [below, on, above] = [this.#starts[s - 1]!, this.#starts[s]!, this.#starts[s + 1]!];
    let n = 0;
    for (let k = below, l = on; k < on && l < above; ) {
      const from = Math.max(edges[k + 1]!, edges[l]!);
      const [end, other] = [edges[k + 3]!, edges[l + 2]!];
      const to = Math.min(end, other);
      if (from < to) {
        this.ends[n++] = from;
        this.ends[n++] = to;
      }
      if (end <= other) k += 4;
      if (other <= end) l += 4;
    }
    return n;
  }
}
