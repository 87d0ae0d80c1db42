import { type Box, boundsOfLines, CHORD, distance, flatten, isInside, type Point } from '../geometry/index.ts';
import type { Dieline } from '../sheet/index.ts';
import type { NestingBlank } from './blank.ts';

/** A circle on a blank that no line of its drawing enters. */
export interface ClearSpot {
  readonly at: Point;
  /** In mm. */
  readonly radius: number;
}

/** Points tried along the longer side of a blank. */
const GRID_STEPS = 40;

/** Circles this close to the largest, as a share of it, count as equal. */
const EQUAL_SHARE = 0.95;

/**
 * The largest clear circle around the points of a grid; among equal ones the nearest to the middle of the blank. On a blank without
 * such a point it has a radius of 0.
 */
export const clearSpot = ({ dieline, outline }: Pick<NestingBlank, 'dieline' | 'outline'>): ClearSpot => {
  const ring = outline.flatMap((curve) => flatten(curve));
  const chords = chordsOf(dieline);
  const box = boundsOfLines(dieline.lines);
  const middle: Point = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
  const inside = gridOf(box).filter((at) => isInside(ring, at));
  const spots = inside.map((at): ClearSpot => ({ at, radius: clearance(chords, at) }));
  const most = Math.max(0, ...spots.map(({ radius }) => radius));
  const [first = { at: middle, radius: 0 }, ...others] = spots.filter(({ radius }) => radius >= EQUAL_SHARE * most);
  return others.reduce((a, b) => (distance(b.at, middle) < distance(a.at, middle) ? b : a), first);
};

type Chord = readonly [from: Point, to: Point];

const chordsOf = ({ lines }: Dieline): Chord[] =>
  lines.flatMap(({ curve }) => {
    let from = curve.from;
    return flatten(curve, 10 * CHORD).map((to): Chord => {
      const chord: Chord = [from, to];
      from = to;
      return chord;
    });
  });

const gridOf = ({ left, bottom, right, top }: Box): Point[] => {
  const step = Math.max(right - left, top - bottom) / GRID_STEPS;
  const [columns, rows] = [right - left, top - bottom].map((side) => Math.max(1, Math.floor(side / step)));
  return Array.from({ length: columns! * rows! }, (_, k): Point => {
    const [i, j] = [k % columns!, Math.floor(k / columns!)];
    return [left + ((i + 0.5) / columns!) * (right - left), bottom + ((j + 0.5) / rows!) * (top - bottom)];
  });
};

/** Distance to the nearest chord. */
const clearance = (chords: readonly Chord[], [x, y]: Point): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const [[ax, ay], [bx, by]] of chords) {
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return least;
};
