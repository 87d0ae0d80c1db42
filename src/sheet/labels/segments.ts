import { distance, flatten } from '../../geometry/index.ts';
import type { Line } from '../dieline.ts';
import { isUpright, type OrientedBox } from './oriented-box.ts';

/** The lines of a drawing as straight pieces: x and y of both ends in turn. */
export type Segments = Float64Array;

/** @param chord how far a piece may stray from its curve, in mm. */
export const segmentsOf = (lines: readonly Line[], chord: number): Segments => {
  const ends: number[] = [];
  for (const { curve } of lines) {
    let last = curve.from;
    // A short curve is as good as its chord.
    if (curve.kind === 'line' || distance(last, curve.to) < chord) {
      ends.push(last[0], last[1], curve.to[0], curve.to[1]);
      continue;
    }
    for (const next of flatten(curve, chord)) {
      ends.push(last[0], last[1], next[0], next[1]);
      last = next;
    }
  }
  // Not `from`, which asks an iterator for each number.
  return new Float64Array(ends);
};

/** How many segments run through a box; those that only touch it do not. */
export const countThrough = (segments: Segments, box: OrientedBox): number => {
  const { left, bottom, right, top } = box;
  const upright = isUpright(box);
  let count = 0;
  for (let k = 0; k < segments.length; k += 4) {
    const x0 = segments[k]!;
    const x1 = segments[k + 2]!;
    if ((x0 <= left && x1 <= left) || (x0 >= right && x1 >= right)) continue;
    const y0 = segments[k + 1]!;
    const y1 = segments[k + 3]!;
    if ((y0 <= bottom && y1 <= bottom) || (y0 >= top && y1 >= top)) continue;
    if (upright ? enters(x0, y0, x1 - x0, y1 - y0, left, bottom, right, top) : entersTurned(x0, y0, x1, y1, box))
      count++;
  }
  return count;
};

/** In the frame of a box that is not upright. */
const entersTurned = (x0: number, y0: number, x1: number, y1: number, { centre, way, half }: OrientedBox): boolean => {
  const [ux, uy] = way;
  const s = (x0 - centre[0]) * ux + (y0 - centre[1]) * uy;
  const t = (y0 - centre[1]) * ux - (x0 - centre[0]) * uy;
  const ds = (x1 - x0) * ux + (y1 - y0) * uy;
  const dt = (y1 - y0) * ux - (x1 - x0) * uy;
  return enters(s, t, ds, dt, -half[0], -half[1], half[0], half[1]);
};

/** Has a segment that starts at (x, y) a part inside of the box? (Liang–Barsky.) */
const enters = (
  x: number,
  y: number,
  dx: number,
  dy: number,
  left: number,
  bottom: number,
  right: number,
  top: number,
): boolean => {
  let enter = 0;
  let leave = 1;
  if (dx !== 0) {
    const a = (left - x) / dx;
    const b = (right - x) / dx;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  } else if (x <= left || x >= right) return false;
  if (dy !== 0) {
    const a = (bottom - y) / dy;
    const b = (top - y) / dy;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  } else if (y <= bottom || y >= top) return false;
  return enter < leave;
};
