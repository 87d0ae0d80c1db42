import { perObject } from '../../geometry/index.ts';
import type { Spot, TwoKinds } from '../outline/kind.ts';
import type { Fits } from '../outline/kinds.ts';
import { around, type Lattice } from './densest.ts';

/** The fullest lattice of a rectangle: tries all places where blanks touch its left and lower edges. A larger one never holds fewer. */
export const clip = (all: readonly Lattice[], kinds: TwoKinds, fits: Fits, width: number, height: number) => {
  const { width: w, height: h } = fits.all[kinds[0]]!;
  const room = [width - w, height - h] as const;
  if (room[0] < 0 || room[1] < 0) return [];
  // A little more room than needed, for lattices are yet to be rounded.
  const ample = room.map((length) => length * 1.0001 + 10) as [number, number];
  let best: Spot[] = [];
  for (const lattice of all) {
    if (window(lattice, kinds, ample).length <= best.length) continue;
    const whole = inMicrometres(lattice, { kinds, fits });
    const spots = whole ? window(whole, kinds, room) : [];
    if (spots.length > best.length) best = spots;
  }
  return best;
};

type Range = readonly [from: number, to: number];

/** A rectangle of places full of lattice points: as many as it can hold. */
const window = (lattice: Lattice, kinds: TwoKinds, [roomX, roomY]: readonly [number, number]) => {
  const { t } = lattice;
  let best: Spot[] = [];
  // Seen from any blank the lattice looks the same: the one that touches the left edge may be that in the origin, or its twin.
  for (const first of t ? [[0, 0] as const, t] : [[0, 0] as const]) {
    const across: Range = [first[0], first[0] + roomX];
    const up: Range = [first[1] - roomY, first[1] + roomY];
    const column = [
      ...pointsIn(lattice, [0, 0], kinds[0], across, up),
      ...(t ? pointsIn(lattice, t, kinds[1], across, up) : []),
    ].sort((a, b) => a.y - b.y);
    let [from, to] = [0, 0];
    for (let k = 0; k < column.length; k++) {
      const { y } = column[k]!;
      if (y > first[1]) break;
      // Of equal heights the first one counts.
      if (k === 0 || column[k - 1]!.y < y) from = k;
      while (to < column.length && column[to]!.y <= y + roomY) to++;
      if (to - from > best.length)
        best = column.slice(from, to).map((spot) => ({ ...spot, x: spot.x - first[0], y: spot.y - y }));
    }
  }
  return best;
};

const pointsIn = ({ u, v }: Lattice, [ox, oy]: readonly [number, number], kind: number, across: Range, up: Range) => {
  const det = u[0] * v[1] - u[1] * v[0];
  const js = across.flatMap((x) => up.map((y) => (u[0] * (y - oy) - u[1] * (x - ox)) / det));
  const points: Spot[] = [];
  for (let j = Math.ceil(Math.min(...js) - 1e-9); j <= Math.max(...js) + 1e-9; j++) {
    const [x, y] = [ox + j * v[0], oy + j * v[1]];
    const [a, b] = [along(x, u[0], across), along(y, u[1], up)];
    for (let i = Math.ceil(Math.max(a[0], b[0])); i <= Math.min(a[1], b[1]); i++)
      points.push({ kind, x: x + i * u[0], y: y + i * u[1] });
  }
  return points;
};

/** Numbers of steps from a place that lead into a range. */
const along = (start: number, step: number, [from, to]: Range): Range => {
  if (step === 0) return start >= from && start <= to ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : [1, 0];
  const [a, b] = [(from - start) / step, (to - start) / step];
  return a < b ? [a, b] : [b, a];
};

/** A lattice in whole micrometres in which every blank is clear of every other; widened by a few millionths where rounding needs it. */
const inMicrometres = perObject(
  (lattice: Lattice, { kinds, fits }: { readonly kinds: TwoKinds; readonly fits: Fits }) =>
    [1, 1 + 2e-6, 1 + 5e-6, 1 + 1e-5, 1 + 2e-5, 1 + 5e-5]
      .map((scale) => scaled(lattice, scale))
      .find((each) => isClear(each, kinds, fits)) ?? null,
);

const scaled = ({ u, v, t }: Lattice, scale: number): Lattice => {
  const whole = ([x, y]: readonly [number, number]) => [Math.round(x * scale), Math.round(y * scale)] as const;
  const [p, q] = [whole(u), whole(v)];
  return { u: p, v: q, cell: Math.abs(p[0] * q[1] - p[1] * q[0]) / (t ? 2 : 1), ...(t && { t: whole(t) }) };
};

const isClear = (lattice: Lattice, [one, other]: readonly [number, number], fits: Fits): boolean => {
  const { t } = lattice;
  const { width, height } = fits.all[one]!;
  const near = fits.noFit(one, one);
  return around(lattice, Math.max(near.right, near.top, width, height)).every(
    ([i, j, x, y]) => ((!i && !j) || fits.clear(one, one, x, y)) && (!t || fits.clear(one, other, x + t[0], y + t[1])),
  );
};
