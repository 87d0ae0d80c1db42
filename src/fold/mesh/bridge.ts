import {
  add3,
  cross3,
  dot3,
  length3,
  normalize3,
  type Point,
  type Point3,
  scale3,
  subtract3,
} from '../../geometry/index.ts';
import type { PanelPlacement } from '../pose/placement.ts';
import type { FoldedBoard } from '../pose/pose.ts';
import type { FoldLine } from '../solid/fold-lines.ts';
import { keptMoments, type MorphFrame, type Shape } from './surface.ts';

export type PlacementAt = (t: number) => PanelPlacement;

const MIN_BRIDGE_WIDTH_MM = 0.01;

const CLOSED_BOX_WEIGHT = 1e6;

/**
 * The board across a fold that does not turn about its own line: straight bridges from the faces of one panel to those of the other. In mm:
 * `layers` by which the two panels are offset, `tolerance` of the interpolated frames.
 */
export const bridges = (
  { points: line }: FoldLine,
  { thickness, inside }: FoldedBoard,
  layers: readonly [number, number],
  [a, b]: readonly [PlacementAt, PlacementAt],
  moments: readonly number[],
  tolerance: number,
): Shape[] =>
  (['outside', 'inside'] as const).flatMap((side): Shape[] => {
    const z = (side === 'outside' ? 1 - inside : -inside) * thickness;
    const [za, zb] = [z + layers[0], z + layers[1]];
    let widest = MIN_BRIDGE_WIDTH_MM;
    let sense = 0;
    let last: MorphFrame | undefined;
    const frames = moments.map((t): MorphFrame => {
      const [placeA, placeB] = [a(t), b(t)];
      const points: number[] = [];
      const normals: number[] = [];
      line.forEach((p, k) => {
        const [here, there] = [placeA(p, za), placeB(p, zb)];
        const gap = subtract3(there, here);
        const square = cross3(subtract3(placeA(line[k + 1] ?? line[k - 1]!, za), here), gap);
        const normal = normalOf(placeA, placeB, p, za, side, square, last && cornerAt(last.normals, 2 * k));
        points.push(...here, ...there);
        normals.push(...normal, ...normal);
        // Triangles have the orientation of the closed box, or of the moment when the bridge is widest.
        const wide = length3(gap) * (t === 1 && length3(gap) > MIN_BRIDGE_WIDTH_MM ? CLOSED_BOX_WEIGHT : 1);
        if (k > 0 && wide > widest) {
          widest = wide;
          const before = cornerAt(points, 2 * k - 2);
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
    const sheet = line.flatMap((p) => [...p, ...p]);
    const kept = keptMoments(frames, tolerance).map((k) => frames[k]!);
    return [{ surface: { side, points, normals, sheet, corners }, frames: kept }];
  });

const cornerAt = (row: readonly number[], k: number): Point3 => [row[3 * k]!, row[3 * k + 1]!, row[3 * k + 2]!];

/** The direction half-way between the normals of two faces; for opposed ones, square to the bridge on the side of the moment before. */
const normalOf = (
  a: PanelPlacement,
  b: PanelPlacement,
  p: Point,
  z: number,
  side: 'outside' | 'inside',
  square: Point3,
  before: Point3 | undefined,
): Point3 => {
  const up = (place: PanelPlacement): Point3 => normalize3(subtract3(place(p, z + 1), place(p, z)));
  const sum = add3(up(a), up(b));
  if (length3(sum) > OPPOSED_SUM_LENGTH || !before) return normalize3(scale3(sum, side === 'outside' ? 1 : -1));
  return length3(square) === 0 ? before : normalize3(scale3(square, dot3(square, before) < 0 ? -1 : 1));
};

/** Length of the sum of two directions that are within ten degrees of being opposed. */
const OPPOSED_SUM_LENGTH = 0.17;
