import { type Fits, type Kinds, rememberedBy } from '../outline/kinds.ts';
import type { NoFit } from '../outline/no-fit.ts';
import {
  clearAlong,
  exitOf,
  type LatticeFits,
  ROWS_CHECKED,
  type RowLattice,
  rowHeight,
  rowsAlong,
  SHIFTS_PER_ROW,
} from './rows-along.ts';
import steps from './steps.json' with { type: 'json' };

/** Copies of one kind at i·u + j·v, and where it is double of the same turned by 180° at t + i·u + j·v. Micrometres. */
export interface Lattice {
  readonly u: readonly [number, number];
  readonly v: readonly [number, number];
  readonly t?: readonly [number, number];
  /** Of the plane, for each blank, in square micrometres. */
  readonly cell: number;
}

/** Lattice points whose blanks, turned or not, may be near the one in the origin. */
export const around = ({ u, v, t }: Lattice, reach: number): [i: number, j: number, x: number, y: number][] => {
  const det = Math.abs(u[0] * v[1] - u[1] * v[0]);
  const far = reach + Math.max(Math.abs(t?.[0] ?? 0), Math.abs(t?.[1] ?? 0));
  const is = Math.ceil((far * (Math.abs(v[0]) + Math.abs(v[1]))) / det);
  const js = Math.ceil((far * (Math.abs(u[0]) + Math.abs(u[1]))) / det);
  const all: [number, number, number, number][] = [];
  for (let i = -is; i <= is; i++)
    for (let j = -js; j <= js; j++) {
      const [x, y] = [i * u[0] + j * v[0], i * u[1] + j * v[1]];
      if (Math.abs(x) <= far && Math.abs(y) <= far) all.push([i, j, x, y]);
    }
  return all;
};

const remembered = rememberedBy<Kinds, readonly Lattice[]>();

/** Lattices of the plane of the first shape in either base: computed when they are first asked for, and kept as long as its kinds. */
export const latticesOf = (kinds: Kinds, base: 0 | 1, which: 'skew' | 'double'): readonly Lattice[] =>
  remembered(kinds, `${which} ${base}`, () =>
    base === 1 && kinds.gutter.x === kinds.gutter.y
      ? latticesOf(kinds, 0, which).map(quarterTurned)
      : lattices(kinds, base, which === 'double' ? base + 2 : undefined),
  );

const quarterTurned = ({ u, v, t, cell }: Lattice): Lattice => ({
  u: [-u[1], u[0]],
  v: [-v[1], v[0]],
  ...(t && { t: [-t[1], t[0]] as const }),
  cell,
});

/** Directions of rows that are tried over half a turn, and how far apart blanks of a row lie, in shares of the least. */
const DIRECTIONS = 90;
const STRETCHES = [1, 1.02, 1.05, 1.1, 1.17, 1.25, 1.35, 1.5, 1.7, 2];
/** The best of the coarse search that are refined. */
const LATTICES_REFINED = 8;
/** Of those, the best that are refined to a micrometre. */
const LATTICES_FINISHED = 2;

/**
 * The densest lattices that a search on the no-fit polygons finds, best first: rows along u, turned in alternation where the lattice is
 * double, the densest packing known for convex blanks (Kuperberg 1990, Mount 1991). Nothing is random. The very best may be missed.
 */
export const lattices = (fits: Fits, kind: number, turnedKind: number | undefined): Lattice[] => {
  const own = fits.noFit(kind, kind);
  const there = turnedKind === undefined ? undefined : fits.noFit(kind, turnedKind);
  const all: LatticeFits = [own, there, turnedKind === undefined ? undefined : fits.noFit(turnedKind, kind)];
  const found: RowLattice[] = [];
  for (let k = 0; k < DIRECTIONS; k++) {
    // Rational directions: no sine, which not every machine rounds the same.
    const [cx, cy] = direction(k / DIRECTIONS);
    const exit = exitOf(own, cx, cy);
    for (const stretch of STRETCHES) {
      const candidate = rowsAlong(all, [cx * exit * stretch, cy * exit * stretch]);
      if (candidate) found.push(candidate);
    }
  }
  found.sort((a, b) => a.cell - b.cell);
  // Of neighbours only the best goes on.
  const chosen: RowLattice[] = [];
  for (const candidate of found) {
    if (chosen.length >= LATTICES_REFINED) break;
    const [x, y] = candidate.u;
    const length = Math.hypot(x, y);
    if (!chosen.some(({ u: [p, q] }) => Math.hypot(x - p, y - q) < 0.08 * length)) chosen.push(candidate);
  }
  return chosen
    .map((candidate) => refine(all, candidate, COARSE_UM))
    .sort((a, b) => a.cell - b.cell)
    .map((candidate, k) => (k < LATTICES_FINISHED ? refine(all, candidate, EXACT_UM) : candidate))
    .map(({ u, s1, h1, s2, h2, cell }): Lattice => {
      const length = Math.hypot(u[0], u[1]);
      const [ex, ey] = [u[0] / length, u[1] / length];
      const at = (s: number, h: number): [number, number] => [ex * s - ey * h, ey * s + ex * h];
      const first = at(s1, h1);
      if (!there) return { u, v: first, cell };
      const second = at(s2, h2);
      return { u, v: [first[0] + second[0], first[1] + second[1]], t: first, cell };
    })
    .filter((lattice) => holds(lattice, own, there))
    .sort((a, b) => a.cell - b.cell);
};

/** True when all blanks are clear of one another, to the micrometre that rounding may take. */
const holds = ({ u, v, t }: Lattice, own: NoFit, there: NoFit | undefined): boolean => {
  const free = (fit: NoFit, x: number, y: number): boolean => fit.depth(x, y) < 1;
  return around({ u, v, cell: 0, ...(t && { t }) }, Math.max(own.right, own.top, -own.left, -own.bottom)).every(
    ([i, j, x, y]) => ((!i && !j) || free(own, x, y)) && (!t || !there || free(there, x + t[0], y + t[1])),
  );
};

/** A unit vector; `share` runs over half a turn from 0 to 1. */
const direction = (share: number): [number, number] => {
  // Over the right angle about the axis: tangent half-angle substitution.
  const t = (share < 0.5 ? 4 * share - 1 : 4 * share - 3) * 0.41421356237309503;
  const [c, s] = [(1 - t * t) / (1 + t * t), (2 * t) / (1 + t * t)];
  return share < 0.5 ? [c, s] : [-s, c];
};

/** Steps, in micrometres, at which the first and the last refinement end. */
const COARSE_UM = 300;
const EXACT_UM = 1;

/** Moves u and the shifts by ever smaller steps while the cell becomes smaller. */
const refine = ([own, there, back]: LatticeFits, start: RowLattice, least: number): RowLattice => {
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
  const moves = steps as unknown as readonly (readonly [number, number, number, number])[];
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
