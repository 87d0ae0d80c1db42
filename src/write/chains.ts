import type { LineType } from '../board/index.ts';
import { type Curve, enclosedArea, reverse } from '../geometry/index.ts';
import type { Dieline, Line } from '../sheet/index.ts';
import { contours } from './contours.ts';
import { Graph } from './graph.ts';
import { drawingOrder } from './profile.ts';

/** Lines of one type and one part, head to tail. */
export interface Chain {
  readonly line: LineType;
  /** Index of the part in `Dieline.parts`. */
  readonly part: number;
  /** Does the last curve end where the first begins? */
  readonly closed: boolean;
  readonly curves: readonly Curve[];
  /** Indices in `Dieline.lines`, in the order of the curves. */
  readonly lines: readonly number[];
}

/**
 * Joins the lines of a drawing into outlines: each line is in one chain. Types come
 * in drawing order, parts in theirs. Of the cuts, slits and holes come first and the
 * outer contour last, as a laser needs them. Fold lines are ruled one by one and
 * joined only where they go on smoothly.
 */
export const chains = (dieline: Dieline): Chain[] => {
  const { lines, nodes } = dieline;
  const buckets = new Map<number, number[]>();
  for (let k = 0; k < lines.length; k++) {
    const { line, part } = lines[k]!;
    const key = drawingOrder.indexOf(line) * PARTS + part;
    const bucket = buckets.get(key);
    if (bucket) bucket.push(k);
    else buckets.set(key, [k]);
  }
  const all: Chain[] = [];
  for (const key of [...buckets.keys()].sort((a, b) => a - b)) {
    const members = buckets.get(key)!;
    const graph = new Graph(lines, members, nodes.length);
    const folds = isRuled(lines[members[0]!]!.line);
    const walks = contours(graph, folds);
    const here = walks.map(({ halves, closed }) => toChain(lines, members, halves, closed));
    if (!folds) outerLast(here);
    all.push(...here);
  }
  return all;
};

/** More parts than one drawing has. */
const PARTS = 2 ** 20;

/** Creases are set rule by rule; all else may run round corners. */
const isRuled = (line: LineType): boolean => line === 'crease' || line === 'combination';

const toChain = (
  lines: readonly Line[],
  members: readonly number[],
  halves: readonly number[],
  closed: boolean,
): Chain => {
  const { line, part } = lines[members[0]!]!;
  return {
    line,
    part,
    closed,
    curves: halves.map((h) => {
      const { curve } = lines[members[h >> 1]!]!;
      return h & 1 ? reverse(curve) : curve;
    }),
    lines: halves.map((h) => members[h >> 1]!),
  };
};

/** Moves the largest closed chain to the end. */
const outerLast = (walks: Chain[]): void => {
  let outer = -1;
  let most = -1;
  let closed = 0;
  for (let i = 0; i < walks.length; i++) {
    if (!walks[i]!.closed) continue;
    closed++;
    outer = i;
  }
  if (closed > 1)
    for (let i = 0; i < walks.length; i++) {
      if (!walks[i]!.closed) continue;
      const area = Math.abs(enclosedArea(walks[i]!.curves));
      if (area > most) [most, outer] = [area, i];
    }
  if (outer >= 0) walks.push(...walks.splice(outer, 1));
};
