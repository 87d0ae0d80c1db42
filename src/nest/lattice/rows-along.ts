import type { NoFit } from '../no-fit.ts';
import { clearAlong, rowHeights } from './row-heights.ts';

/**
 * Rows of blanks along u. The next row lies `s1` further along it and `h1` higher, turned where the lattice is double; the row above
 * that, of blanks as the first, `s2` and `h2` more.
 */
export interface RowLattice {
  readonly u: readonly [number, number];
  readonly s1: number;
  readonly h1: number;
  readonly s2: number;
  readonly h2: number;
  readonly cell: number;
}

/** Places along a row at which the next is tried. */
export const SHIFTS_PER_ROW = 72;

/** So many rows above a row are held against it while shifts are tried; what is found is held against all. */
export const ROWS_CHECKED = 4;

/** The densest rows along u: of the places along it at which the next rows may lie. */
export const rowsAlong = (
  own: NoFit,
  there: NoFit | undefined,
  back: NoFit | undefined,
  u: readonly [number, number],
): RowLattice | undefined => {
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
