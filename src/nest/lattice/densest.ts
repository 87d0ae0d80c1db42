import type { Fits } from '../kinds.ts';
import type { NoFit } from '../no-fit.ts';
import { around, type Lattice } from './lattice.ts';
import { COARSE_UM, EXACT_UM, refine } from './refine.ts';
import { exitOf } from './row-heights.ts';
import { type RowLattice, rowsAlong } from './rows-along.ts';

/** Directions of rows that are tried over half a turn, and how far apart blanks of a row lie, in shares of the least. */
const DIRECTIONS = 90;
const STRETCHES = [1, 1.02, 1.05, 1.1, 1.17, 1.25, 1.35, 1.5, 1.7, 2];
/** The best of the coarse search that are refined. */
const LATTICES_REFINED = 8;
/** Of those, the best that are refined to a micrometre. */
const LATTICES_FINISHED = 2;

/**
 * The densest lattices of the plane that a search on the no-fit polygons finds, best first: rows along u, and above each
 * the next, turned where the lattice is double. For convex blanks the double one is the densest packing known (Kuperberg 1990,
 * Mount 1991). Nothing is random; what is found is a lattice, though perhaps not the very best.
 */
export const lattices = (fits: Fits, kind: number, turnedKind: number | undefined): Lattice[] => {
  const own = fits.noFit(kind, kind);
  const there = turnedKind === undefined ? undefined : fits.noFit(kind, turnedKind);
  const back = turnedKind === undefined ? undefined : fits.noFit(turnedKind, kind);
  const found: RowLattice[] = [];
  for (let k = 0; k < DIRECTIONS; k++) {
    // Rational directions: no sine, which not every machine rounds the same.
    const [cx, cy] = direction(k / DIRECTIONS);
    const exit = exitOf(own, cx, cy);
    for (const stretch of STRETCHES) {
      const candidate = rowsAlong(own, there, back, [cx * exit * stretch, cy * exit * stretch]);
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
    const near = chosen.some(({ u: [p, q] }) => Math.hypot(x - p, y - q) < 0.08 * length);
    if (!near) chosen.push(candidate);
  }
  const better = chosen
    .map((candidate) => refine(own, there, back, candidate, COARSE_UM))
    .sort((a, b) => a.cell - b.cell);
  return better
    .map((candidate, k) => (k < LATTICES_FINISHED ? refine(own, there, back, candidate, EXACT_UM) : candidate))
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
  const free = (fit: NoFit, x: number, y: number): boolean => !fit.inside(x, y) || fit.nearest(x, y, place) < 1;
  const reach = Math.max(own.right, own.top, -own.left, -own.bottom);
  return around({ u, v, cell: 0, ...(t && { t }) }, reach).every(
    ([i, j, x, y]) => ((!i && !j) || free(own, x, y)) && (!t || !there || free(there, x + t[0], y + t[1])),
  );
};

const place = new Float64Array(2);

/** A unit vector; `share` runs over half a turn from 0 to 1. */
const direction = (share: number): [number, number] => {
  const p = share < 0.5 ? 4 * share - 1 : 4 * share - 3;
  // Over the right angle about the axis: tangent half-angle substitution.
  const t = p * 0.41421356237309503;
  const [c, s] = [(1 - t * t) / (1 + t * t), (2 * t) / (1 + t * t)];
  return share < 0.5 ? [c, s] : [-s, c];
};
