import { placements } from '../../src/fold/index.ts';
import { boxAround, isInside, type Point, polygon } from '../../src/geometry/index.ts';
import type { Built } from './built.ts';

/** Samples along each side of a panel. */
const SAMPLES = 16;

/** Distance of two glued panels when one of them bows: there is no plane for a perpendicular measurement. */
export interface Lie {
  /** Gap of the boards in mm, negative for an overlap; from the nearest and the farthest sample. */
  readonly least: number;
  readonly most: number;
  /** Number of samples of the first panel that are over the second. */
  readonly over: number;
}

/** Measures from the middle plane of the first panel's board to that of the second, in the closed box. */
export const lieOf = ({ drawing: { parts } }: Built, own: number, a: string, b: string): Lie => {
  const stands = placements(parts);
  const surface = (id: string) => {
    const cut = id.indexOf(':');
    const home = cut < 0 ? own : parts.findIndex(({ part }) => part.id === id.slice(0, cut));
    const { sheet, part } = parts[home]!;
    const k = sheet.findIndex((p) => p.id === id.slice(cut + 1));
    const { inside, thickness } = part.blank;
    const ring = polygon(sheet[k]!.outline, 0.05);
    const { left, right, bottom, top } = boxAround(ring);
    const [dx, dy] = [(right - left) / SAMPLES, (top - bottom) / SAMPLES];
    const place = (p: Point) => stands[home]![k]!(p, (0.5 - inside) * thickness);
    const samples: Point[] = [];
    for (let x = left + dx / 2; x < right; x += dx)
      for (let y = bottom + dy / 2; y < top; y += dy) if (isInside(ring, [x, y])) samples.push([x, y]);
    return { ring, place, samples, step: Math.max(dx, dy), thickness };
  };
  const [first, second] = [surface(a), surface(b)];
  const there = second.samples.map((p) => [p, second.place(p)] as const);
  const board = (first.thickness + second.thickness) / 2;
  let [least, most, over] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const sample of first.samples) {
    const p = first.place(sample);
    const away = (q: readonly number[]): number => Math.hypot(p[0] - q[0]!, p[1] - q[1]!, p[2] - q[2]!);
    let [at, gap] = [there[0]![0], Number.POSITIVE_INFINITY];
    for (const [q, place] of there) if (away(place) < gap) [at, gap] = [q, away(place)];
    // Descend from the nearest sample, halving the step when no neighbour is nearer.
    for (let step = second.step; step > 1e-4; ) {
      const near = (
        [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const
      )
        .map(([u, v]): Point => [at[0] + u * step, at[1] + v * step])
        .find((q) => away(second.place(q)) < gap);
      if (near) [at, gap] = [near, away(second.place(near))];
      else step /= 2;
    }
    if (!isInside(second.ring, at)) continue;
    over++;
    least = Math.min(least, gap - board);
    most = Math.max(most, gap - board);
  }
  return { least, most, over };
};
