import type { NoFit } from '../no-fit.ts';
import { clearAlong, rowHeight } from './row-heights.ts';
import { ROWS_CHECKED, type RowLattice, SHIFTS_PER_ROW } from './rows-along.ts';

/** Steps, in micrometres, at which the first and the last refinement end. */
export const COARSE_UM = 300;
export const EXACT_UM = 1;

/** Moves u and the shifts by ever smaller steps while the cell becomes smaller. */
export const refine = (
  own: NoFit,
  there: NoFit | undefined,
  back: NoFit | undefined,
  start: RowLattice,
  least: number,
): RowLattice => {
  const evaluate = (ux: number, uy: number, s1: number, s2: number): RowLattice | undefined => {
    const u: [number, number] = [ux, uy];
    const length = Math.hypot(ux, uy);
    const [ex, ey] = [ux / length, uy / length];
    if (!there || !back) {
      let h1 = rowHeight(own, ex, ey, length, s1);
      if (length * h1 >= best.cell) return undefined;
      for (let k = 2; k <= ROWS_CHECKED; k++) h1 = Math.max(h1, rowHeight(own, ex, ey, length, k * s1) / k);
      const cell = length * h1;
      return cell < best.cell && clearAlong(own, u) ? { u, s1, h1, s2: 0, h2: 0, cell } : undefined;
    }
    const h1 = rowHeight(there, ex, ey, length, s1);
    if ((length * h1) / 2 >= best.cell) return undefined;
    const h2 = rowHeight(back, ex, ey, length, s2);
    if ((length * (h1 + h2)) / 2 >= best.cell) return undefined;
    const both = s1 + s2;
    let height = Math.max(h1 + h2, rowHeight(own, ex, ey, length, both));
    if ((length * height) / 2 >= best.cell) return undefined;
    for (let k = 2; k <= ROWS_CHECKED; k++) height = Math.max(height, rowHeight(own, ex, ey, length, k * both) / k);
    height = Math.max(
      height,
      rowHeight(there, ex, ey, length, s1 + both) - h1,
      rowHeight(back, ex, ey, length, s2 + both) - h2,
    );
    const cell = (length * height) / 2;
    return cell < best.cell && clearAlong(own, u) ? { u, s1, h1, s2, h2: height - h1, cell } : undefined;
  };
  let best = start;
  const moves: readonly (readonly [number, number, number, number])[] = [
    [0, 0, 1, 0],
    [0, 0, 0, 1],
    [0, 0, 1, 1],
    [0, 0, 1, -1],
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [1, 1, 0, 0],
    [1, -1, 0, 0],
    [1, 0, 1, 0],
    [1, 0, 0, 1],
    [1, 0, 1, 1],
    [0, 1, 1, 0],
    [0, 1, 0, 1],
    [0, 1, 1, 1],
  ];
  for (
    let step = least === EXACT_UM ? COARSE_UM : Math.hypot(start.u[0], start.u[1]) / SHIFTS_PER_ROW;
    step > least;
  ) {
    let moved = false;
    for (const [a, b, c, d] of moves)
      for (const sign of [step, -step]) {
        const { u, s1, s2 } = best;
        const next = evaluate(u[0] + a * sign, u[1] + b * sign, s1 + c * sign, s2 + d * sign);
        // Follow a good way as long as it is one, and not for gains that nobody sees.
        if (next && next.cell < best.cell * (1 - 1e-7)) {
          best = next;
          moved = true;
        }
      }
    if (!moved) step /= 2;
  }
  return best;
};
