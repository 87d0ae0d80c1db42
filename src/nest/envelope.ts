/**
 * The upper envelope of some rings: their largest y for each x. At a vertical edge the lower side counts,
 * because blanks may touch on an edge.
 */
export class Envelope {
  /** Ends of the stretches, in order. */
  readonly #at: Float64Array;
  /** Height at the left and the right end of each stretch. */
  readonly #left: Float64Array;
  readonly #right: Float64Array;

  constructor(rings: readonly Float64Array[]) {
    const xs = new Set<number>();
    for (const ring of rings) for (let k = 0; k < ring.length; k += 2) xs.add(ring[k]!);
    const at = Float64Array.from(xs).sort();
    const count = Math.max(0, at.length - 1);
    const left = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
    const right = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
    for (const ring of rings)
      for (let j = 0, k = ring.length - 2; j < ring.length; k = j, j += 2) {
        // Outer rings run counter-clockwise, so upper edges run to the left.
        const [ax, ay, bx, by] = [ring[k]!, ring[k + 1]!, ring[j]!, ring[j + 1]!];
        if (bx >= ax) continue;
        const slope = (ay - by) / (ax - bx);
        for (let s = find(at, bx); at[s]! < ax; s++) {
          const [l, r] = [by + slope * (at[s]! - bx), by + slope * (at[s + 1]! - bx)];
          if (l + r > left[s]! + right[s]!) {
            left[s] = l;
            right[s] = r;
          }
        }
      }
    [this.#at, this.#left, this.#right] = [at, left, right];
  }

  /** Minus infinity beside the rings. */
  height(x: number): number {
    const at = this.#at;
    if (at.length === 0 || x <= at[0]! || x >= at[at.length - 1]!) return Number.NEGATIVE_INFINITY;
    const s = find(at, x);
    if (at[s] === x) return Math.min(this.#right[s - 1]!, this.#left[s]!);
    return this.#left[s]! + ((this.#right[s]! - this.#left[s]!) * (x - at[s]!)) / (at[s + 1]! - at[s]!);
  }

  /** Its corners: the shifts at which blanks just touch. */
  get bends(): Float64Array {
    return this.#at;
  }
}

/** Index of the last value up to x. */
const find = (at: Float64Array, x: number): number => {
  let [low, high] = [0, at.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (at[middle]! <= x) low = middle;
    else high = middle - 1;
  }
  return low;
};
