import { bends } from '../../board/index.ts';
import {
  add3,
  cross3,
  dot3,
  flatten,
  length3,
  normalize3,
  type Point,
  type Point3,
  scale3,
  subtract3,
} from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { SOLID_CHORD } from '../solid/flat.ts';
import { type MorphFrame, thinFrames } from './morph-frame.ts';
import type { Shape } from './shape.ts';

/** A fold line that two panels share. */
export interface SharedFold {
  /** Indices in the sheet, the smaller first. */
  readonly panels: readonly [number, number];
  /** Corners along it on the sheet. */
  readonly line: readonly Point[];
}

/** All fold lines of a part between two panels. */
export const sharedFolds = ({ sheet, dieline }: Pick<PlacedPart, 'sheet' | 'dieline'>): SharedFold[] => {
  const index = new Map(sheet.map(({ id }, k) => [id, k]));
  return dieline.lines.flatMap(({ line, panels, curve }) => {
    if (!bends(line) || panels.length < 2) return [];
    const [a, b] = panels.map((id) => index.get(id)!).sort((p, q) => p - q) as [number, number];
    return [{ panels: [a, b], line: [curve.from, ...flatten(curve, SOLID_CHORD)] }];
  });
};

/** Takes a point of the sheet, `z` mm above the crease lines, to where it is at a moment. */
export type PlaceAt = (t: number) => (p: Point, z: number) => Point3;

/** Narrower than this, in mm, there is nothing to bridge. */
const NARROWEST_BRIDGE = 0.01;

/** By how much more than the way there the closed box counts. */
const CLOSED = 1e6;

/**
 * Board across a fold that does not turn about its own line: between the faces of two panels at the heights `z`,
 * straight from the edge of the one to that of the other. `far`: what frames may stray, in mm.
 */
export const bridge = (
  { line }: SharedFold,
  side: 'outside' | 'inside',
  [za, zb]: readonly [number, number],
  [a, b]: readonly [PlaceAt, PlaceAt],
  moments: readonly number[],
  far: number,
): Shape[] => {
  let widest = NARROWEST_BRIDGE;
  let sense = 0;
  let last: MorphFrame | undefined;
  const frames = moments.map((t): MorphFrame => {
    const [placeA, placeB] = [a(t), b(t)];
    const points: Point3[] = [];
    const normals: Point3[] = [];
    line.forEach((p, k) => {
      const [here, there] = [placeA(p, za), placeB(p, zb)];
      const gap = subtract3(there, here);
      const q = line[k + 1] ?? line[k - 1]!;
      const normal = normalOf(
        placeA,
        placeB,
        p,
        za,
        side,
        cross3(subtract3(placeA(q, za), here), gap),
        last?.normals[2 * k],
      );
      points.push(here, there);
      normals.push(normal, normal);
      // As it is when closed, if there is anything then; else where it is widest.
      const wide = length3(gap) * (t === 1 && length3(gap) > NARROWEST_BRIDGE ? CLOSED : 1);
      if (k > 0 && wide > widest) {
        widest = wide;
        // Counter-clockwise from without, or the other way round?
        const before = points[2 * k - 2]!;
        sense = Math.sign(dot3(cross3(subtract3(here, before), subtract3(there, before)), normal));
      }
    });
    last = { t, points, normals };
    return last;
  });
  if (sense === 0) return [];
  const corners = line.slice(1).flatMap((_, k) => {
    const [p, q, r, s] = [2 * k, 2 * k + 1, 2 * k + 2, 2 * k + 3];
    return sense > 0 ? [p, r, s, p, s, q] : [p, s, r, p, q, s];
  });
  const { points, normals } = frames.at(-1)!;
  const sheet = line.flatMap((p) => [p, p]);
  return [{ surface: { side, points, normals, sheet, corners }, frames: thinFrames(frames, far) }];
};

/** Half-way between the two faces; where they look away from one another, square to the strip, the same way out as before. */
const normalOf = (
  a: ReturnType<PlaceAt>,
  b: ReturnType<PlaceAt>,
  p: Point,
  z: number,
  side: 'outside' | 'inside',
  square: Point3,
  before: Point3 | undefined,
): Point3 => {
  const up = (place: ReturnType<PlaceAt>): Point3 => normalize3(subtract3(place(p, z + 1), place(p, z)));
  const sum = add3(up(a), up(b));
  if (length3(sum) > OPPOSED || !before) return normalize3(scale3(sum, side === 'outside' ? 1 : -1));
  return length3(square) === 0 ? before : normalize3(scale3(square, dot3(square, before) < 0 ? -1 : 1));
};

/** Length of the sum of two directions that are within ten degrees of being opposed. */
const OPPOSED = 0.17;
