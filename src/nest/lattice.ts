import type { Spot } from './kind.ts';
import type { Fits } from './kinds.ts';
import type { NoFit } from './no-fit.ts';

/** Copies of one kind at i·u + j·v, and where it is double of the same turned by 180° at t + i·u + j·v. Micrometres. */
export interface Lattice {
  readonly u: readonly [number, number];
  readonly v: readonly [number, number];
  readonly t?: readonly [number, number];
  /** Of the plane, for each blank, in square micrometres. */
  readonly cell: number;
}

/** Directions of rows that are tried over half a turn, and how far apart blanks of a row lie, in shares of the least. */
const DIRECTIONS = 90;
const STRETCHES = [1, 1.02, 1.05, 1.1, 1.17, 1.25, 1.35, 1.5, 1.7, 2];
/** Places along a row at which the next is tried. */
const SHIFTS = 72;
/** The best of the coarse search that are refined. */
const REFINED = 8;
/** Of those, the best that are refined to a micrometre. */
const FINISHED = 2;
/** Steps, in micrometres, at which the first and the last refinement end. */
const COARSE = 300;
const EXACT = 1;

/**
 * The densest lattices of the plane that a search on the no-fit polygons finds, best first: rows along u, and above each
 * the next, turned where the lattice is double. For convex blanks the double one is the densest packing known (Kuperberg 1990,
 * Mount 1991). Nothing is random; what is found is a lattice, though perhaps not the very best.
 */
export const lattices = (fits: Fits, kind: number, turnedKind: number | undefined): Lattice[] => {
  const own = fits.noFit(kind, kind);
  const there = turnedKind === undefined ? undefined : fits.noFit(kind, turnedKind);
  const back = turnedKind === undefined ? undefined : fits.noFit(turnedKind, kind);
  const found: Candidate[] = [];
  for (let k = 0; k < DIRECTIONS; k++) {
    // Rational directions: no sine, which not every machine rounds the same.
    const [cx, cy] = direction(k / DIRECTIONS);
    const exit = exitOf(own, cx, cy);
    for (const stretch of STRETCHES) {
      const u: [number, number] = [cx * exit * stretch, cy * exit * stretch];
      const candidate = rowsAlong(own, there, back, u, SHIFTS);
      if (candidate) found.push(candidate);
    }
  }
  found.sort((a, b) => a.cell - b.cell);
  // Of neighbours only the best goes on.
  const chosen: Candidate[] = [];
  for (const candidate of found) {
    if (chosen.length >= REFINED) break;
    const [x, y] = candidate.u;
    const length = Math.hypot(x, y);
    const near = chosen.some(({ u: [p, q] }) => Math.hypot(x - p, y - q) < 0.08 * length);
    if (!near) chosen.push(candidate);
  }
  const better = chosen.map((candidate) => refine(own, there, back, candidate, COARSE)).sort((a, b) => a.cell - b.cell);
  return better
    .map((candidate, k) => (k < FINISHED ? refine(own, there, back, candidate, EXACT) : candidate))
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

/** Is every blank clear of every other? To a micrometre, which rounding takes. */
const holds = ({ u, v, t }: Lattice, own: NoFit, there: NoFit | undefined): boolean => {
  const free = (fit: NoFit, x: number, y: number): boolean => !fit.inside(x, y) || fit.nearest(x, y, place) < 1;
  const reach = Math.max(own.right, own.top, -own.left, -own.bottom);
  return around({ u, v, cell: 0, ...(t && { t }) }, reach).every(
    ([i, j, x, y]) => ((!i && !j) || free(own, x, y)) && (!t || !there || free(there, x + t[0], y + t[1])),
  );
};

/** Lattice points whose blanks, turned or not, may be near the one in the origin. */
const around = ({ u, v, t }: Lattice, reach: number): [i: number, j: number, x: number, y: number][] => {
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

const place = new Float64Array(2);

interface Candidate {
  readonly u: readonly [number, number];
  readonly s1: number;
  readonly h1: number;
  readonly s2: number;
  readonly h2: number;
  readonly cell: number;
}

/** A unit vector; `share` runs over half a turn from 0 to 1. */
const direction = (share: number): [number, number] => {
  const p = share < 0.5 ? 4 * share - 1 : 4 * share - 3;
  // Over the right angle about the axis: tangent half-angle substitution.
  const t = p * 0.41421356237309503;
  const [c, s] = [(1 - t * t) / (1 + t * t), (2 * t) / (1 + t * t)];
  return share < 0.5 ? [c, s] : [-s, c];
};

/** How far along a direction one must go to be clear of the blank for good. */
const exitOf = (fit: NoFit, cx: number, cy: number): number => {
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
const profile = ({ edges }: NoFit, ex: number, ey: number, period: number, count: number): Float64Array => {
  const heights = new Float64Array(count);
  const step = period / count;
  for (let k = 0; k < edges.length; k += 4) {
    const ax = edges[k]!;
    const ay = edges[k + 1]!;
    const bx = edges[k + 2]!;
    const by = edges[k + 3]!;
    const a = ex * ax + ey * ay;
    const b = ex * bx + ey * by;
    // What bounds from above runs to the left.
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
const heightAt = ({ edges }: NoFit, ex: number, ey: number, period: number, shift: number): number => {
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
    // What bounds from above runs to the left.
    if (a - b < 1e-9) continue;
    for (let m = Math.ceil((b - shift) / period); shift + m * period <= a; m++) {
      const height = q + ((p - q) * (shift + m * period - b)) / (a - b);
      if (height > most) most = height;
    }
  }
  return most;
};

const rowsAlong = (
  own: NoFit,
  there: NoFit | undefined,
  back: NoFit | undefined,
  u: readonly [number, number],
  count: number,
): Candidate | undefined => {
  const length = Math.hypot(u[0], u[1]);
  const [ex, ey] = [u[0] / length, u[1] / length];
  if (!clearAlong(own, u)) return undefined;
  const alone = profile(own, ex, ey, length, count);
  const step = length / count;
  if (!there || !back) {
    let [at, least] = [0, Number.POSITIVE_INFINITY];
    for (let m = 0; m < count; m++) {
      let height = alone[m]!;
      for (let k = 2; k <= ROWS; k++) height = Math.max(height, alone[(k * m) % count]! / k);
      if (height < least) [at, least] = [m, height];
    }
    return { u, s1: at * step, h1: least, s2: 0, h2: 0, cell: length * least };
  }
  const up = profile(there, ex, ey, length, count);
  const on = profile(back, ex, ey, length, count);
  let best: Candidate | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let m = 0; m < count; m++)
    for (let n = 0; n < count; n++) {
      const sum = up[m]! + on[n]!;
      if (sum >= least) continue;
      const both = (m + n) % count;
      let height = Math.max(sum, alone[both]!, up[(m + both) % count]! - up[m]!, on[(n + both) % count]! - on[n]!);
      if (height >= least) continue;
      for (let k = 2; k <= ROWS; k++) height = Math.max(height, alone[(k * both) % count]! / k);
      if (height < least) {
        least = height;
        best = { u, s1: m * step, h1: up[m]!, s2: n * step, h2: height - up[m]!, cell: (length * height) / 2 };
      }
    }
  return best;
};

/** So many rows above a row are held against it while shifts are tried; what is found is held against all. */
const ROWS = 4;

/** Are two blanks of a row clear of one another, and those further apart? */
const clearAlong = (own: NoFit, [x, y]: readonly [number, number]): boolean => {
  const reach = Math.max(own.right, own.top, -own.left, -own.bottom);
  for (let k = 1; k * Math.max(Math.abs(x), Math.abs(y)) < reach; k++)
    // A little outwards: rounding must not decide.
    if (own.inside(k * x * (1 + 1e-9), k * y * (1 + 1e-9))) return false;
  return true;
};

/** Moves u and the shifts by ever smaller steps while the cell becomes smaller. */
const refine = (
  own: NoFit,
  there: NoFit | undefined,
  back: NoFit | undefined,
  start: Candidate,
  least: number,
): Candidate => {
  const evaluate = (ux: number, uy: number, s1: number, s2: number): Candidate | undefined => {
    const u: [number, number] = [ux, uy];
    const length = Math.hypot(ux, uy);
    const [ex, ey] = [ux / length, uy / length];
    if (!there || !back) {
      let h1 = heightAt(own, ex, ey, length, s1);
      if (length * h1 >= best.cell) return undefined;
      for (let k = 2; k <= ROWS; k++) h1 = Math.max(h1, heightAt(own, ex, ey, length, k * s1) / k);
      const cell = length * h1;
      return cell < best.cell && clearAlong(own, u) ? { u, s1, h1, s2: 0, h2: 0, cell } : undefined;
    }
    const h1 = heightAt(there, ex, ey, length, s1);
    if ((length * h1) / 2 >= best.cell) return undefined;
    const h2 = heightAt(back, ex, ey, length, s2);
    if ((length * (h1 + h2)) / 2 >= best.cell) return undefined;
    const both = s1 + s2;
    let height = Math.max(h1 + h2, heightAt(own, ex, ey, length, both));
    if ((length * height) / 2 >= best.cell) return undefined;
    for (let k = 2; k <= ROWS; k++) height = Math.max(height, heightAt(own, ex, ey, length, k * both) / k);
    height = Math.max(
      height,
      heightAt(there, ex, ey, length, s1 + both) - h1,
      heightAt(back, ex, ey, length, s2 + both) - h2,
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
  for (let step = least === EXACT ? COARSE : Math.hypot(start.u[0], start.u[1]) / SHIFTS; step > least; ) {
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

/**
 * The lattice that holds most in a rectangle, clipped to it. Some blank then touches the left edge and some the lower one,
 * so that a finite number of places is all there is to try.
 */
export const clip = (
  all: readonly Lattice[],
  kinds: readonly [number, number],
  fits: Fits,
  width: number,
  height: number,
): Spot[] => {
  const { width: w, height: h } = fits.all[kinds[0]]!;
  const room = [width - w, height - h] as const;
  if (room[0] < 0 || room[1] < 0) return [];
  const ranked = all
    .map((lattice) => ({ lattice, count: window(lattice, kinds, room).length }))
    .sort((a, b) => b.count - a.count);
  let best: Spot[] = [];
  for (const { lattice, count } of ranked) {
    if (count <= best.length) break;
    const whole = inMicrometres(lattice, kinds, fits);
    const spots = whole ? window(whole, kinds, room) : [];
    if (spots.length > best.length) best = spots;
  }
  return best;
};

/** A rectangle of places full of lattice points: as many as it can hold. */
const window = (
  { u, v, t }: Lattice,
  kinds: readonly [number, number],
  [roomX, roomY]: readonly [number, number],
): Spot[] => {
  const det = Math.abs(u[0] * v[1] - u[1] * v[0]);
  const far = [roomX + Math.abs(t?.[0] ?? 0), roomY + Math.abs(t?.[1] ?? 0)] as const;
  const reachI = Math.ceil((far[0] * Math.abs(v[1]) + far[1] * Math.abs(v[0])) / det);
  const reachJ = Math.ceil((far[0] * Math.abs(u[1]) + far[1] * Math.abs(u[0])) / det);
  if (reachI * reachJ > MANY) return [];
  const points: Spot[] = [];
  for (let j = -reachJ; j <= reachJ; j++)
    for (let i = -reachI; i <= reachI; i++) {
      const [x, y] = [i * u[0] + j * v[0], i * u[1] + j * v[1]];
      if (Math.abs(x) <= far[0] && Math.abs(y) <= far[1]) points.push({ kind: kinds[0], x, y });
      if (t) points.push({ kind: kinds[1], x: x + t[0], y: y + t[1] });
    }
  points.sort((a, b) => a.y - b.y);
  let best: Spot[] = [];
  // Seen from any blank the lattice looks the same: the one that touches the left edge may be that in the origin, or its twin.
  for (const first of t ? [[0, 0] as const, t] : [[0, 0] as const]) {
    const column = points.filter(({ x }) => x >= first[0] && x <= first[0] + roomX);
    let [from, to] = [0, 0];
    for (let k = 0; k < column.length; k++) {
      const { y } = column[k]!;
      if (y > first[1]) break;
      if (y < first[1] - roomY) continue;
      from = k;
      while (to < column.length && column[to]!.y <= y + roomY) to++;
      // Of equal heights the first one counts.
      while (from > 0 && column[from - 1]!.y === y) from--;
      if (to - from > best.length)
        best = column.slice(from, to).map((spot) => ({ ...spot, x: spot.x - first[0], y: spot.y - y }));
    }
  }
  return best;
};

/** A lattice in whole micrometres in which every blank is clear of every other; widened by a few millionths where rounding needs it. */
const inMicrometres = (lattice: Lattice, [one, other]: readonly [number, number], fits: Fits): Lattice | undefined => {
  for (const scale of [1, 1 + 2e-6, 1 + 5e-6, 1 + 1e-5, 1 + 2e-5, 1 + 5e-5]) {
    const whole = ([x, y]: readonly [number, number]): readonly [number, number] => [
      Math.round(x * scale),
      Math.round(y * scale),
    ];
    const [u, v] = [whole(lattice.u), whole(lattice.v)];
    const t = lattice.t && whole(lattice.t);
    const { width, height } = fits.all[one]!;
    const near = fits.noFit(one, one);
    const reach = Math.max(near.right, near.top, width, height);
    const all = around({ u, v, cell: 0, ...(t && { t }) }, reach);
    if (
      all.every(
        ([i, j, x, y]) =>
          ((!i && !j) || fits.clear(one, one, x, y)) && (!t || fits.clear(one, other, x + t[0], y + t[1])),
      )
    )
      return { u, v, cell: Math.abs(u[0] * v[1] - u[1] * v[0]) / (t ? 2 : 1), ...(t && { t }) };
  }
  return undefined;
};

/** Points beyond which rows do as well: no lattice is clipped. */
const MANY = 4000;
