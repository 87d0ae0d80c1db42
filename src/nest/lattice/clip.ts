import type { Spot } from '../kind.ts';
import type { Fits } from '../kinds.ts';
import { around, type Lattice } from './lattice.ts';

/** Points beyond which rows do as well: no lattice is clipped. */
const MANY = 4000;

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
