import { add3, normalize3, type Point3, scale3, subtract3 } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { momentsOf } from '../pose/moments.ts';
import { angleAt, clearanceAt } from '../pose/pose.ts';
import { facetCount, foldsOf, spokesOf } from '../solid/fold-strip.ts';
import { type MorphFrame, thinFrames } from './morph-frame.ts';
import type { Shape } from './shape.ts';
import type { Surface } from './surface.ts';

/** How far what goes round a fold may stray from the true arc between two of its frames, in board thicknesses. */
const ARC_TOLERANCE = 0.01;

/**
 * The board that goes round the straight folds of a panel, in its part's sheet as the parent carries it:
 * strips on the outer side of the bend, which are nothing as long as it is flat, and the fans at their ends.
 * What is printed on the line of the fold is drawn out over them. `lifts`: how far the faces of parent and child, which
 * they lead from and to, are lifted (see `layersOf`).
 */
export const roundedFolds = (
  laid: PlacedPart,
  child: number,
  shares: number,
  lifts: readonly [number, number] = [0, 0],
): Shape[] => {
  const { thickness, inside } = laid.part.blank;
  const { panel } = laid.sheet[child]!;
  const folds = foldsOf(laid, child);
  const moments = momentsOf(panel, shares).map((t) => ({
    t,
    angle: angleAt(panel, t * shares),
    room: clearanceAt(panel, t * shares),
  }));
  if (folds.length === 0 || moments.length === 0) return [];
  return ([1, -1] as const).flatMap((sense): Shape[] => {
    const bends = moments.map(({ t, angle, room }) => ({
      t,
      angle: sense * Math.max(0, sense * angle),
      room: sense > 0 && angle > 0 ? room / 2 : 0,
    }));
    const most = Math.max(...bends.map(({ angle }) => Math.abs(angle)));
    const radius = (1 - inside) * thickness + Math.max(...bends.map(({ room }) => room));
    if (most === 0 || radius === 0) return [];
    const count = facetCount(radius, most);
    return [facetSurface, endSurface].map((part): Shape => {
      const frames = bends.map(({ t, angle, room }): MorphFrame & { surface: Surface } => {
        const height = sense > 0 ? -room : (1 - 2 * inside) * thickness;
        const out = sense * ((1 - inside) * thickness + room);
        const spokes: Spokes = (axis) => lifted(spokesOf(axis, [0, 0, out], angle, count), out, lifts);
        const surface = part(folds, height, out, spokes);
        return { t, points: surface.points, normals: surface.normals, surface };
      });
      return { surface: frames.at(-1)!.surface, frames: thinFrames(frames, ARC_TOLERANCE * thickness) };
    });
  });
};

/** From the line of a fold along `axis` to its strips, from the parent's face round to the child's. */
type Spokes = (axis: Point3) => readonly Point3[];

type Build = (folds: ReturnType<typeof foldsOf>, height: number, out: number, spokes: Spokes) => Surface;

/** Longer or shorter, so that they begin and end in faces that are lifted. */
const lifted = (spokes: readonly Point3[], out: number, [a, b]: readonly [number, number]): Point3[] =>
  spokes.map((spoke, k) => scale3(spoke, 1 + (a + ((b - a) * k) / (spokes.length - 1)) / out));

const facetSurface: Build = (folds, height, out, spokesAlong) => {
  const points: Point3[] = [];
  const normals: Point3[] = [];
  const sheet: (readonly [number, number])[] = [];
  const corners: number[] = [];
  for (const [from, to] of folds) {
    const [p, q]: [Point3, Point3] = [
      [...from, height],
      [...to, height],
    ];
    const first = points.length;
    const spokes = spokesAlong(normalize3(subtract3(q, p)));
    for (const spoke of spokes) {
      points.push(add3(p, spoke), add3(q, spoke));
      normals.push(normalize3(spoke), normalize3(spoke));
      sheet.push(from, to);
    }
    for (let k = 0; k < spokes.length - 1; k++) {
      const [a, b, c, d] = [0, 1, 2, 3].map((i) => first + 2 * k + i) as [number, number, number, number];
      corners.push(...(out > 0 ? [a, b, d, a, d, c] : [a, d, b, a, c, d]));
    }
  }
  return { side: out > 0 ? 'outside' : 'inside', points, normals, sheet, corners };
};

const endSurface: Build = (folds, height, out, spokesAlong) => {
  const points: Point3[] = [];
  const normals: Point3[] = [];
  const sheet: (readonly [number, number])[] = [];
  const across: number[] = [];
  const corners: number[] = [];
  for (const [from, to] of folds) {
    const axis = normalize3([to[0] - from[0], to[1] - from[1], 0]);
    const spokes = spokesAlong(axis);
    for (const [end, sense] of [
      [from, -1],
      [to, 1],
    ] as const) {
      const middle: Point3 = [...end, height];
      const first = points.length;
      for (const p of [middle, ...spokes.map((spoke) => add3(middle, spoke))]) {
        points.push(p);
        normals.push([sense * axis[0], sense * axis[1], 0]);
        sheet.push(end);
        across.push(p === middle ? 0 : 1);
      }
      const ahead = sense * out < 0;
      for (let k = 1; k < spokes.length; k++)
        corners.push(first, first + (ahead ? k : k + 1), first + (ahead ? k + 1 : k));
    }
  }
  return { side: 'edge', points, normals, sheet, across, corners };
};
