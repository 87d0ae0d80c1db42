import { type Curve, distance, length, type Point, pointAt } from '../../geometry/index.ts';
import { UnionFind } from '../../recognise/lines/index.ts';

/** Copies with shifts that differ by less have one cause, in mm: programs round to a thousandth. */
export const SAME_SHIFT = 0.005;

/** The shift from a curve to its copy, in one of its two signs; undefined where it is no copy. */
export const shiftBetween = (a: Curve, b: Curve): Point | undefined => {
  if (a.kind !== b.kind) return undefined;
  const [p, q] = distance(a.from, b.from) <= distance(a.from, b.to) ? [b.from, b.to] : [b.to, b.from];
  const shift: Point = [p[0] - a.from[0], p[1] - a.from[1]];
  if (distance([a.to[0] + shift[0], a.to[1] + shift[1]], q) >= SAME_SHIFT) return undefined;
  const [m, n] = [pointAt(a, 0.5), pointAt(b, 0.5)];
  if (distance([m[0] + shift[0], m[1] + shift[1]], n) >= SAME_SHIFT) return undefined;
  // The length of a curve takes longest.
  if (Math.hypot(...shift) < SAME_SHIFT || Math.abs(length(a) - length(b)) > SAME_SHIFT) return undefined;
  return shift[0] < -SAME_SHIFT || (shift[0] < SAME_SHIFT && shift[1] < 0) ? [-shift[0], -shift[1]] : shift;
};

/** Groups of equal shifts, each as their indices. */
export const sameShifts = (shifts: readonly (Point | undefined)[]): number[][] => {
  const same = new UnionFind(shifts.length);
  const known = new Map<string, number>();
  for (const [k, shift] of shifts.entries()) {
    if (!shift) continue;
    const [x, y] = shift.map((value) => Math.round(value / SAME_SHIFT)) as [number, number];
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) {
        const other = known.get(`${x + dx},${y + dy}`);
        if (other !== undefined) same.join(k, other);
      }
    known.set(`${x},${y}`, k);
  }
  const copies = [...shifts.keys()].filter((k) => shifts[k]);
  return same.groups(copies, (k) => k);
};

/** Sets of lines that were copied together: pairs of curves with the same shift, two and more. A result is the indices of the pairs. */
export const shiftedTogether = (pairs: readonly (readonly [Curve, Curve])[]): number[][] =>
  sameShifts(pairs.map(([a, b]) => shiftBetween(a, b))).filter(({ length: count }) => count > 1);
