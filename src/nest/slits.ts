import type { Loop } from './loop.ts';

/** Least and largest y of a part of an upright line. */
type Span = readonly [low: number, high: number];

/** Two upright edges that face each other: the x of the left one, and the heights that both have. */
interface Facing {
  readonly left: number;
  readonly width: number;
  readonly span: Span;
}

/**
 * Lines inside a no-fit polygon on which two blanks fit after all, as rings there and back: an arm of one is as wide as a gap of the
 * other. A line has no area, so a union of areas loses it. Only upright and level lines, along which most sides of dielines lie.
 * @param ends - Corners of the paths around the no-fit polygon, x and y in turn: where a slit may end.
 * @param fits - Exact test of a place, false outside the no-fit polygon.
 */
export const slitsOf = (
  a: Loop,
  b: Loop,
  ends: readonly Float64Array[],
  fits: (x: number, y: number) => boolean,
): Float64Array[] => [
  ...upright(a, b, ends, fits).map(([x, low, high]) => Float64Array.of(x, low, x, high)),
  ...upright(mirrored(a), mirrored(b), ends.map(mirrored), (y, x) => fits(x, y)).map(([y, low, high]) =>
    Float64Array.of(low, y, high, y),
  ),
];

/** x and y in each other's place, the other way round. */
const mirrored = <T extends Loop | Float64Array>(path: T): T => path.slice().reverse() as T;

const upright = (
  a: Loop,
  b: Loop,
  ends: readonly Float64Array[],
  fits: (x: number, y: number) => boolean,
): [x: number, low: number, high: number][] => {
  const lines = new Map<number, Span[]>();
  for (const [p, q] of [
    [facing(a, 1), facing(b, -1)],
    [facing(a, -1), facing(b, 1)],
  ] as const)
    for (const one of p)
      for (const other of q) {
        if (one.width !== other.width) continue;
        const x = one.left - other.left;
        const spans = lines.get(x) ?? [];
        lines.set(x, spans);
        spans.push([one.span[0] - other.span[1], one.span[1] - other.span[0]]);
      }
  if (!lines.size) return [];
  const heights = [...new Set(ends.flatMap((path) => [...path.filter((_, k) => k % 2)]))].sort((p, q) => p - q);
  return [...lines].flatMap(([x, spans]) => {
    const slits: [number, number, number][] = [];
    for (let k = 1; k < heights.length; k++) {
      const [low, high] = [heights[k - 1]!, heights[k]!];
      if (!spans.some((span) => span[0] <= low && high <= span[1])) continue;
      if (!fits(x, Math.floor((low + high) / 2))) continue;
      const last = slits.at(-1);
      if (last?.[2] === low) last[2] = high;
      else slits.push([x, low, high]);
    }
    return slits;
  });
};

/** Gaps of a blank, whose left side runs up (1), or its arms, whose left side runs down (-1). */
const facing = (loop: Loop, direction: 1 | -1): Facing[] => {
  const [left, right]: [number, Span][][] = [[], []];
  for (let j = 0, k = loop.length - 2; j < loop.length; k = j, j += 2) {
    const [x, from, to] = [loop[j]!, loop[k + 1]!, loop[j + 1]!];
    if (loop[k] !== x) continue;
    (to > from === direction > 0 ? left! : right!).push([x, from < to ? [from, to] : [to, from]]);
  }
  return left!.flatMap(([x, [low, high]]) =>
    right!.flatMap(([end, [bottom, top]]) => {
      const span = [Math.max(low, bottom), Math.min(high, top)] as const;
      return end > x && span[0] < span[1] ? [{ left: x, width: end - x, span }] : [];
    }),
  );
};
