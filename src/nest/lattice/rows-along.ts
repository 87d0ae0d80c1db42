import type { NoFit } from '../outline/no-fit.ts';

/** Rows along u. The next row is `s1` further along and `h1` higher, turned in a double lattice; the third is `s2` and `h2` beyond it. */
export interface RowLattice {
  readonly u: readonly [number, number];
  readonly s1: number;
  readonly h1: number;
  readonly s2: number;
  readonly h2: number;
  readonly cell: number;
}

/** Of a blank on its like; in a double lattice also of the turned blank on it, and of it on the turned one. */
export type LatticeFits = readonly [own: NoFit, there: NoFit | undefined, back: NoFit | undefined];

/** Places along a row at which the next is tried. */
export const SHIFTS_PER_ROW = 72;

/** So many rows above a row are held against it while shifts are tried; what is found is held against all. */
export const ROWS_CHECKED = 4;

/** The densest rows along u: of the places along it at which the next rows may lie. */
export const rowsAlong = ([own, there, back]: LatticeFits, u: RowLattice['u']): RowLattice | undefined => {
  const length = Math.hypot(u[0], u[1]);
  const [ex, ey] = [u[0] / length, u[1] / length];
  if (!clearAlong(own, u)) return undefined;
  const same = repeated(rowHeights(own, ex, ey, length, SHIFTS_PER_ROW));
  const step = length / SHIFTS_PER_ROW;
  if (!there || !back) {
    let at = 0;
    for (let m = 1; m < SHIFTS_PER_ROW; m++) if (same[m]! < same[at]!) at = m;
    return { u, s1: at * step, h1: same[at]!, s2: 0, h2: 0, cell: length * same[at]! };
  }
  const up = rowHeights(there, ex, ey, length, SHIFTS_PER_ROW);
  const on = rowHeights(back, ex, ey, length, SHIFTS_PER_ROW);
  const lowest = Math.min(...on);
  let best: RowLattice | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let m = 0; m < SHIFTS_PER_ROW; m++) {
    if (up[m]! + lowest >= least) continue;
    for (let n = 0; n < SHIFTS_PER_ROW; n++) {
      const sum = up[m]! + on[n]!;
      if (sum >= least) continue;
      const both = (m + n) % SHIFTS_PER_ROW;
      if (same[both]! >= least) continue;
      const height = Math.max(
        sum,
        same[both]!,
        up[(m + both) % SHIFTS_PER_ROW]! - up[m]!,
        on[(n + both) % SHIFTS_PER_ROW]! - on[n]!,
      );
      if (height >= least) continue;
      least = height;
      best = { u, s1: m * step, h1: up[m]!, s2: n * step, h2: height - up[m]!, cell: (length * height) / 2 };
    }
  }
  return best;
};

/** For each shift the height of a row above the one before it, where several such rows keep clear of the first, too. */
const repeated = (heights: Float64Array): Float64Array =>
  heights.map((height, m) => {
    let most = height;
    for (let k = 2; k <= ROWS_CHECKED; k++) most = Math.max(most, heights[(k * m) % SHIFTS_PER_ROW]! / k);
    return most;
  });

/** Distance along a direction from which everything is clear of the blank. */
export const exitOf = (fit: NoFit, cx: number, cy: number): number => {
  let far = 0;
  for (const ring of fit.rings)
    for (let j = 0, k = ring.length - 2; j < ring.length; k = j, j += 2) {
      const a = cx * ring[k + 1]! - cy * ring[k]!;
      const b = cx * ring[j + 1]! - cy * ring[j]!;
      if (a > 0 === b > 0) continue;
      const t = a / (a - b);
      const along = (cx * ring[k]! + cy * ring[k + 1]!) * (1 - t) + (cx * ring[j]! + cy * ring[j + 1]!) * t;
      if (along > far) far = along;
    }
  return far;
};

/** For shifts along u in equal steps: how high above one row of copies the next one must lie. */
const rowHeights = ({ edges }: NoFit, ex: number, ey: number, period: number, count: number): Float64Array => {
  const heights = new Float64Array(count);
  const step = period / count;
  for (let k = 0; k < edges.length; k += 4) {
    const ax = edges[k]!;
    const ay = edges[k + 1]!;
    const bx = edges[k + 2]!;
    const by = edges[k + 3]!;
    const a = ex * ax + ey * ay;
    const b = ex * bx + ey * by;
    // Edges that bound from above run to the left.
    if (a - b < 1e-9) continue;
    const p = ex * ay - ey * ax;
    const q = ex * by - ey * bx;
    if (p <= 0 && q <= 0) continue;
    const slope = (p - q) / (a - b);
    for (let m = Math.ceil(b / step); m * step <= a; m++) {
      const height = q + slope * (m * step - b);
      const at = ((m % count) + count) % count;
      if (height > heights[at]!) heights[at] = height;
    }
  }
  return heights;
};

/** The same for one shift. */
export const rowHeight = ({ edges }: NoFit, ex: number, ey: number, period: number, shift: number): number => {
  let most = 0;
  for (let k = 0; k < edges.length; k += 4) {
    const ax = edges[k]!;
    const ay = edges[k + 1]!;
    const bx = edges[k + 2]!;
    const by = edges[k + 3]!;
    const p = ex * ay - ey * ax;
    const q = ex * by - ey * bx;
    if (p <= most && q <= most) continue;
    const a = ex * ax + ey * ay;
    const b = ex * bx + ey * by;
    // Edges that bound from above run to the left.
    if (a - b < 1e-9) continue;
    for (let m = Math.ceil((b - shift) / period); shift + m * period <= a; m++) {
      const height = q + ((p - q) * (shift + m * period - b)) / (a - b);
      if (height > most) most = height;
    }
  }
  return most;
};

/** True when neighbours in a row, and blanks further apart in it, are clear of one another. */
export const clearAlong = (own: NoFit, [x, y]: readonly [number, number]): boolean => {
  const reach = Math.max(own.right, own.top, -own.left, -own.bottom);
  for (let k = 1; k * Math.max(Math.abs(x), Math.abs(y)) < reach; k++)
    // Scales outwards a little, so that rounding does not decide.
    if (own.inside(k * x * (1 + 1e-9), k * y * (1 + 1e-9))) return false;
  return true;
};
