/** Pseudo-random numbers 0…1 from a seed (mulberry32), so that textures are reproducible. */
const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Heights 0…1 of a square grid that repeats in both directions. */
export type HeightField = (x: number, y: number) => number;

/** Random heights, blurred by the given numbers of points along x and y. Fibres lie along the larger one. */
export const grain = (size: number, seed: number, [rx, ry]: readonly [number, number]): HeightField => {
  const random = seeded(seed);
  const raw = Float64Array.from({ length: size * size }, random);
  const wrap = (k: number): number => ((k % size) + size) % size;
  const spread = (from: Float64Array, reach: number, step: (x: number, y: number, k: number) => number): Float64Array =>
    Float64Array.from(from, (_, i) => {
      let sum = 0;
      for (let k = -reach; k <= reach; k++) sum += from[step(i % size, Math.floor(i / size), k)]!;
      return sum / (2 * reach + 1);
    });
  const along = spread(raw, rx, (x, y, k) => y * size + wrap(x + k));
  const both = spread(along, ry, (x, y, k) => wrap(y + k) * size + x);
  const [lo, hi] = both.reduce(([a, b], v) => [Math.min(a, v), Math.max(b, v)], [1, 0]);
  return (x, y) => (both[wrap(y) * size + wrap(x)]! - lo) / (hi - lo || 1);
};
