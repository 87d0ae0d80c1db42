import { type Box, boxAround, boxesApart } from '../../geometry/index.ts';
import type { PixelPoint } from './hidden.ts';

/** Depth in pixels in a later face at which a side is covered. A line is wider, and chords of neighbours reach slightly over each other. */
const DEPTH = 0.2;

/** How far beside a side the later faces are looked for whose seam covers it, in pixels: it lies deep in neither of them. */
const SEAM_REACH_PIXELS = 2 * DEPTH;

/** Shorter sides may lie where two later faces meet, and in none of them. The lines beside them end round enough to cover them. */
const MIN_SIDE_PIXELS = 0.4;

/** Where a side is looked at, as shares of its length. */
const SAMPLES = [0.1, 0.5, 0.9];

/** Tells which drawn sides of convex faces, given back to front, no later face covers at all; the stroke around one may still do so. */
export const openSides = (
  faces: readonly { readonly ring: readonly PixelPoint[]; readonly drawn: readonly boolean[] }[],
): boolean[][] => {
  const later: Area[] = [];
  const fromFront = faces.toReversed().map(({ ring, drawn }): boolean[] => {
    const own = areaOf(ring, drawn);
    const near = drawn.includes(true) ? later.filter(({ box }) => !boxesApart(box, own.box, 0)) : [];
    later.push(own);
    const isSeam = (x: number, y: number, u: number, v: number): boolean =>
      near.some((area) => isDeepIn(area, x + u, y + v) && !isDrawnAt(area, x, y));
    const isOpen = (a: PixelPoint, b: PixelPoint): boolean => {
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const long = Math.hypot(dx, dy);
      const [u, v] = [(-dy / long) * SEAM_REACH_PIXELS, (dx / long) * SEAM_REACH_PIXELS];
      return (
        long > MIN_SIDE_PIXELS &&
        SAMPLES.every((t) => {
          const [x, y] = [a[0] + dx * t, a[1] + dy * t];
          return !near.some((area) => isDeepIn(area, x, y)) && !(isSeam(x, y, u, v) && isSeam(x, y, -u, -v));
        })
      );
    };
    return ring.map((a, k) => drawn[k]! && isOpen(a, ring[(k + 1) % ring.length]!));
  });
  return fromFront.toReversed();
};

/** A convex polygon: its box, and the lines of its sides, with the distance to the inside of each as a x + b y + c, and if it is drawn. */
interface Area {
  readonly box: Box;
  readonly lines: readonly (readonly [a: number, b: number, c: number, isDrawn: boolean])[];
}

const areaOf = (ring: readonly PixelPoint[], drawn: readonly boolean[]): Area => {
  const next = (k: number): PixelPoint => ring[(k + 1) % ring.length]!;
  const turn = Math.sign(ring.reduce((sum, [x, y], k) => sum + x * next(k)[1] - y * next(k)[0], 0));
  const lines = ring.flatMap(([x, y], k): [number, number, number, boolean][] => {
    const [dx, dy] = [next(k)[0] - x, next(k)[1] - y];
    const length = turn * Math.hypot(dx, dy);
    return length ? [[-dy / length, dx / length, (x * dy - y * dx) / length, drawn[k]!]] : [];
  });
  return { box: boxAround(ring), lines };
};

/** A polygon seen on edge has no inside. */
const isDeepIn = ({ lines }: Area, x: number, y: number): boolean =>
  lines.length > 0 && lines.every(([a, b, c]) => a * x + b * y + c > DEPTH);

/** True when the side of a polygon that is closest to a point is drawn. Facets of one panel meet at sides that are not. */
const isDrawnAt = ({ lines }: Area, x: number, y: number): boolean => {
  const gap = ([a, b, c]: Area['lines'][number]): number => Math.abs(a * x + b * y + c);
  return lines.reduce((best, line) => (gap(line) < gap(best) ? line : best))[3];
};
