import type { NoFit } from '../no-fit.ts';

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
export const rowHeights = ({ edges }: NoFit, ex: number, ey: number, period: number, count: number): Float64Array => {
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
