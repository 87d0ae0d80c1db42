import { bends } from '../board/index.ts';
import { flatten, type Point } from '../geometry/index.ts';
import type { PlacedPart } from '../sheet/index.ts';
import { SOLID_CHORD } from './flat.ts';
import { type Frame, thinned } from './frames.ts';
import type { Shape } from './shape.ts';
import { cross3, dot, minus, type Point3, plus, scaled, size, unit } from './space.ts';

/** A fold line that two panels share. */
export interface Shared {
  /** Indices in the sheet, the smaller first. */
  readonly panels: readonly [number, number];
  /** Corners along it on the sheet. */
  readonly line: readonly Point[];
}

/** All fold lines of a part between two panels. */
export const sharedBy = ({ sheet, dieline }: Pick<PlacedPart, 'sheet' | 'dieline'>): Shared[] => {
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
const NARROW = 0.01;

/** By how much more than the way there the closed box counts. */
const CLOSED = 1e6;

/**
 * Board across a fold that does not turn about its own line: between the faces of two panels at the heights `z`,
 * straight from the edge of the one to that of the other. `far`: what frames may stray, in mm.
 */
export const bridge = (
  { line }: Shared,
  side: 'outside' | 'inside',
  [za, zb]: readonly [number, number],
  [a, b]: readonly [PlaceAt, PlaceAt],
  moments: readonly number[],
  far: number,
): Shape[] => {
  let widest = NARROW;
  let sense = 0;
  let last: Frame | undefined;
  const frames = moments.map((t): Frame => {
    const [placeA, placeB] = [a(t), b(t)];
    const points: Point3[] = [];
    const normals: Point3[] = [];
    line.forEach((p, k) => {
      const [here, there] = [placeA(p, za), placeB(p, zb)];
      const gap = minus(there, here);
      const q = line[k + 1] ?? line[k - 1]!;
      const normal = normalOf(
        placeA,
        placeB,
        p,
        za,
        side,
        cross3(minus(placeA(q, za), here), gap),
        last?.normals[2 * k],
      );
      points.push(here, there);
      normals.push(normal, normal);
      // As it is when closed, if there is anything then; else where it is widest.
      const wide = size(gap) * (t === 1 && size(gap) > NARROW ? CLOSED : 1);
      if (k > 0 && wide > widest) {
        widest = wide;
        // Counter-clockwise from without, or the other way round?
        const before = points[2 * k - 2]!;
        sense = Math.sign(dot(cross3(minus(here, before), minus(there, before)), normal));
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
  return [{ surface: { side, points, normals, sheet, corners }, frames: thinned(frames, far) }];
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
  const up = (place: ReturnType<PlaceAt>): Point3 => unit(minus(place(p, z + 1), place(p, z)));
  const sum = plus(up(a), up(b));
  if (size(sum) > OPPOSED || !before) return unit(scaled(sum, side === 'outside' ? 1 : -1));
  return size(square) === 0 ? before : unit(scaled(square, dot(square, before) < 0 ? -1 : 1));
};

/** Length of the sum of two directions that are within ten degrees of being opposed. */
const OPPOSED = 0.17;
