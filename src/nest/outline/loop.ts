import { type Point, perObject, unite } from '../../geometry/index.ts';

/** A closed polygon in whole micrometres, counter-clockwise, no corner twice: x and y in turn. */
export type Loop = Int32Array;

/** Micrometres per millimetre. */
export const MM = 1000;

/** A polygon in mm as a simple one in micrometres, its box starting at the origin. Throws RangeError for a polygon without area. */
export const toLoop = (polygon: readonly Point[]): Loop => {
  const loop = rounded(polygon);
  if (loop.length >= 6 && isSimple(loop)) return loop;
  // Tangents of both sides of a narrow slot may cross, so their union is taken.
  const regions = unite([polygon]).map(({ outer }) => rounded(outer));
  const largest = regions.filter((r) => r.length >= 6).sort((a, b) => twiceArea(b) - twiceArea(a))[0];
  if (!largest || twiceArea(largest) === 0) throw new RangeError('The outline has no area.');
  if (!isSimple(largest)) throw new RangeError('The outline crosses itself.');
  return largest;
};

const rounded = (polygon: readonly Point[]): Loop => {
  const left = Math.min(...polygon.map(([x]) => x));
  const bottom = Math.min(...polygon.map(([, y]) => y));
  return withoutFlats(polygon.flatMap(([x, y]) => [Math.round((x - left) * MM), Math.round((y - bottom) * MM)]));
};

/** Removes repeated corners and corners on a straight line. */
export const withoutFlats = (numbers: readonly number[]): Loop => {
  let corners: number[] = [...numbers];
  for (let before = -1; before !== corners.length && corners.length >= 6; ) {
    before = corners.length;
    const turning: number[] = [];
    const n = corners.length;
    for (let k = 0; k < n; k += 2) {
      const [x, y] = [corners[k]!, corners[k + 1]!];
      const [px, py] = turning.length ? turning.slice(-2) : corners.slice(-2);
      const [qx, qy] = k + 2 < n ? [corners[k + 2]!, corners[k + 3]!] : [turning[0] ?? 0, turning[1] ?? 0];
      if ((x - px!) * (qy - y) - (y - py!) * (qx - x) !== 0) turning.push(x, y);
    }
    corners = turning;
  }
  return Int32Array.from(corners);
};

/** Twice the area in square micrometres, positive when counter-clockwise. */
export const twiceArea = (loop: ArrayLike<number>): number => {
  let sum = 0;
  for (let k = 0, l = loop.length - 2; k < loop.length; l = k, k += 2)
    sum += loop[l]! * loop[k + 1]! - loop[l + 1]! * loop[k]!;
  return sum;
};

/** Left, bottom, right and top; remembered, for a layout asks for the same few polygons over and over. */
export const loopBox = perObject((p: Loop): readonly [left: number, bottom: number, right: number, top: number] => {
  let [l, b, r, t] = [p[0]!, p[1]!, p[0]!, p[1]!];
  for (let k = 2; k < p.length; k += 2) {
    l = Math.min(l, p[k]!);
    r = Math.max(r, p[k]!);
    b = Math.min(b, p[k + 1]!);
    t = Math.max(t, p[k + 1]!);
  }
  return [l, b, r, t];
});

export const widthOf = (loop: Loop): number => loopBox(loop)[2] - loopBox(loop)[0];
export const heightOf = (loop: Loop): number => loopBox(loop)[3] - loopBox(loop)[1];

/** Rotates by quarter turns, counter-clockwise, with the lower left corner of the bounding box at the origin again. */
export const turned = (loop: Loop, quarters: number): Loop => {
  const [w, h] = [widthOf(loop), heightOf(loop)];
  const out = new Int32Array(loop.length);
  for (let k = 0; k < loop.length; k += 2) {
    const [x, y] = [loop[k]!, loop[k + 1]!];
    const [u, v] = quarters === 0 ? [x, y] : quarters === 1 ? [h - y, x] : quarters === 2 ? [w - x, h - y] : [y, w - x];
    out[k] = u;
    out[k + 1] = v;
  }
  return out;
};

/** True when edges meet only their neighbours, in the common corner. Exact. */
const isSimple = (p: Loop): boolean => {
  const n = p.length;
  for (let i = 0; i < n; i += 2) {
    const i2 = (i + 2) % n;
    for (let j = i + 4; j < n; j += 2) {
      const j2 = (j + 2) % n;
      if (j2 === i) continue;
      if (meet(p, i, i2, j, j2)) return false;
    }
  }
  return twiceArea(p) > 0;
};

const meet = (p: Loop, a: number, b: number, c: number, d: number): boolean => {
  const [o1, o2, o3, o4] = [orient(p, a, b, c), orient(p, a, b, d), orient(p, c, d, a), orient(p, c, d, b)];
  if (o1 * o2 < 0 && o3 * o4 < 0) return true;
  return (
    (o1 === 0 && on(p, a, b, c)) ||
    (o2 === 0 && on(p, a, b, d)) ||
    (o3 === 0 && on(p, c, d, a)) ||
    (o4 === 0 && on(p, c, d, b))
  );
};

const orient = (p: Loop, a: number, b: number, c: number): number =>
  Math.sign(side(p[a]!, p[a + 1]!, p[b]!, p[b + 1]!, p[c]!, p[c + 1]!));

const on = (p: Loop, a: number, b: number, c: number): boolean =>
  within(p[c]!, p[c + 1]!, p[a]!, p[a + 1]!, p[b]!, p[b + 1]!);

/** Twice the signed area of a triangle. Its sign tells on which side of a → b the point c lies. */
export const side = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** True for a point in the box around two others. */
export const within = (px: number, py: number, ax: number, ay: number, bx: number, by: number): boolean =>
  px >= Math.min(ax, bx) && px <= Math.max(ax, bx) && py >= Math.min(ay, by) && py <= Math.max(ay, by);
