import { angleAt, type Panel } from '../../board/index.ts';
import { type Point, type Point3, toRadians } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { creaseAt } from '../pose/pose.ts';
import { type FoldSegment, seatFoldsOf } from '../solid/fold-lines.ts';
import { facetCount, spokesOf } from '../solid/fold-strip.ts';
import { momentsOf } from './keyframe.ts';
import { keptMoments, type MorphFrame, type Shape, type Surface } from './surface.ts';

/** Tolerance of interpolated frames against the true arc of a fold, as a share of the board thickness. */
const ARC_TOLERANCE = 0.04;

/** The cross-section of a rounded fold at a moment. It is the same along the whole line. */
interface Section {
  readonly t: number;
  /** x, y, z from the crease line to the middle of the arc, then to its corners from the parent's face to the child's face. */
  readonly points: readonly number[];
  /** Normals at the corners. */
  readonly normals: readonly Point3[];
}

/**
 * The board around the straight folds of a panel, on its part's sheet, carried by the parent: facets on the outer side of the bend, and a
 * fan at each end. They have no area while the panel is flat. Print on the fold line is stretched over them.
 * @param offsets - the layer offsets of parent and child, whose faces the facets join.
 * @param origin - the origin of the parent's frame on the sheet.
 */
export const roundedFolds = (
  placedPart: PlacedPart,
  child: number,
  steps: number,
  offsets: readonly [number, number],
  origin: Point3,
): Shape[] => {
  const folds = seatFoldsOf(placedPart, child);
  const { panel } = placedPart.sheet[child]!;
  const moments = folds.length ? sectionMoments(panel, steps, placedPart.part.blank.inside) : [];
  if (moments.length === 0) return [];
  const { thickness, inside } = placedPart.part.blank;
  const [[from, to]] = folds as [FoldSegment];
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const axis: Point3 = [(to[0] - from[0]) / far, (to[1] - from[1]) / far, 0];
  const states = moments.map((t) => {
    const angle = angleAt(panel, t * steps);
    const gap = angle > 0 ? creaseAt(panel, t * steps, 'clearance') / 2 : 0;
    return { t, angle, gap, bend: creaseAt(panel, t * steps, 'bend') };
  });
  return ([1, -1] as const).flatMap((sense): Shape[] => {
    const most = states.reduce((so, { angle }) => Math.max(so, sense * angle), 0);
    const radius = (1 - inside) * thickness + (sense > 0 ? states.reduce((so, { gap }) => Math.max(so, gap), 0) : 0);
    if (most === 0 || radius === 0) return [];
    const count = facetCount(radius, most);
    const sections = states.map(({ t, angle, gap, bend }): Section => {
      const open = sense > 0 ? gap : 0;
      const height = sense > 0 ? -open : (1 - 2 * inside) * thickness;
      const out = sense * ((1 - inside) * thickness + open);
      const normals = spokesOf(axis, [0, 0, sense], sense * Math.max(0, sense * angle), count);
      const points = new Array<number>(3 * (count + 2)).fill(0);
      points[2] = height;
      const [a, b] = offsets;
      for (let k = 0; k <= count; k++) {
        const normal = normals[k]!;
        // Adjusts the length to the layer offsets, so that the facets end in the offset faces.
        const length = sense * (out + a + ((b - a + bend) * k) / count);
        points[3 * k + 3] = normal[0] * length;
        points[3 * k + 4] = normal[1] * length;
        points[3 * k + 5] = normal[2] * length + height;
      }
      return { t, points, normals };
    });
    const kept = keptMoments(sections, ARC_TOLERANCE * thickness).map((k) => sections[k]!);
    return [facets, ends].map((build) => {
      const { corners, sheet, across, side, frame } = build(folds, axis, count, sense, origin);
      const frames = kept.map(frame);
      const { points, normals } = frames.at(-1)!;
      const surface = { side, points, normals, sheet, corners };
      return { surface: across ? { ...surface, across } : surface, frames };
    });
  });
};

/** Moments with a computed section: for one steady turn, as many as keep the arc true; else dense, because spare ones are dropped later. */
const sectionMoments = (panel: Panel, steps: number, inside: number): readonly number[] => {
  const [fold, more] = panel.folds;
  if (!fold || more || fold.ease || fold.clearance || fold.bend) return momentsOf(panel, steps);
  const widest = 2 * Math.acos(1 - Math.min(1, ARC_TOLERANCE / (1 - inside)));
  const count = Math.ceil(toRadians(Math.abs(fold.to)) / widest);
  return count === 0 ? [] : Array.from({ length: count + 1 }, (_, k) => (fold.phase + k / count) / steps);
};

/** The constant parts of a rounded fold, and its corners at a moment. */
type Build = (
  folds: readonly FoldSegment[],
  axis: Point3,
  count: number,
  sense: 1 | -1,
  origin: Point3,
) => Pick<Surface, 'side' | 'sheet' | 'corners' | 'across'> & { readonly frame: (section: Section) => MorphFrame };

/** Writes point `k` of a section, at one end of a fold, into a row of coordinates. */
const writePoint = (row: number[], at: number, end: Point, { points }: Section, k: number, origin: Point3): void => {
  row[at] = end[0] + points[3 * k]! - origin[0];
  row[at + 1] = end[1] + points[3 * k + 1]! - origin[1];
  row[at + 2] = points[3 * k + 2]! - origin[2];
};

const facets: Build = (folds, _, count, sense, origin) => {
  const sheet: number[] = [];
  const corners: number[] = [];
  folds.forEach(([from, to], fold) => {
    const first = fold * 2 * (count + 1);
    for (let k = 0; k <= count; k++) sheet.push(from[0], from[1], to[0], to[1]);
    for (let k = 0; k < count; k++) {
      const [a, b, c, d] = [first + 2 * k, first + 2 * k + 1, first + 2 * k + 2, first + 2 * k + 3];
      if (sense > 0) corners.push(a, b, d, a, d, c);
      else corners.push(a, d, b, a, c, d);
    }
  });
  const frame = (section: Section): MorphFrame => {
    const size = 6 * (count + 1) * folds.length;
    const points = new Array<number>(size);
    const normals = new Array<number>(size);
    let at = 0;
    for (const [from, to] of folds)
      for (let k = 0; k <= count; k++, at += 6) {
        writePoint(points, at, from, section, k + 1, origin);
        writePoint(points, at + 3, to, section, k + 1, origin);
        const normal = section.normals[k]!;
        for (let i = 0; i < 6; i++) normals[at + i] = normal[i % 3]!;
      }
    return { t: section.t, points, normals };
  };
  return { side: sense > 0 ? 'outside' : 'inside', sheet, corners, frame };
};

const ends: Build = (folds, axis, count, sense, origin) => {
  const sheet: number[] = [];
  const across: number[] = [];
  const corners: number[] = [];
  const normals: number[] = [];
  for (const [from, to] of folds)
    for (const [end, side] of [
      [from, -1],
      [to, 1],
    ] as const) {
      const first = sheet.length / 2;
      for (let k = 0; k < count + 2; k++) {
        sheet.push(end[0], end[1]);
        across.push(k === 0 ? 0 : 1);
        normals.push(side * axis[0], side * axis[1], 0);
      }
      const ahead = side * sense < 0;
      for (let k = 1; k <= count; k++) corners.push(first, first + (ahead ? k : k + 1), first + (ahead ? k + 1 : k));
    }
  const frame = (section: Section): MorphFrame => {
    const points = new Array<number>(6 * (count + 2) * folds.length);
    let at = 0;
    for (const fold of folds)
      for (const end of fold)
        for (let k = 0; k < count + 2; k++, at += 3) writePoint(points, at, end, section, k, origin);
    return { t: section.t, points, normals };
  };
  return { side: 'edge', sheet, across, corners, frame };
};
