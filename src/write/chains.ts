import type { LineType } from '../board/index.ts';
import { type Curve, cornerTable, enclosedArea, PlanarGraph, reverse } from '../geometry/index.ts';
import type { Dieline, Line } from '../sheet/index.ts';
import { contours } from './contours.ts';
import { drawingOrder } from './profile.ts';
import type { Walk } from './walk.ts';

/** Lines of one type and one part, head to tail. */
export interface Chain {
  readonly line: LineType;
  /** Index of the part in `Dieline.parts`. */
  readonly part: number;
  /** True when the last curve ends where the first begins. */
  readonly closed: boolean;
  readonly curves: readonly Curve[];
}

/**
 * Joins the lines of a drawing into chains; each line is in one chain. Types and
 * parts keep their order. Among the cuts, slits and holes come first and the
 * outer contour last, as a laser needs them. Fold lines stay separate rules and
 * are joined only where they continue smoothly.
 */
export const chains = (dieline: Dieline): Chain[] => {
  const table = cornerTable(dieline.nodes.length);
  const all: Chain[] = [];
  for (const members of groups(dieline)) {
    const graph = new PlanarGraph(members, table);
    const folds = isRuled(members[0]!.line);
    const start = all.length;
    for (const walk of contours(graph, folds)) all.push(toChain(members, walk));
    if (!folds) outerLast(all, start);
  }
  return all;
};

/** Lines of one type and one part: types in drawing order, parts in theirs. */
const groups = ({ lines, parts }: Dieline): Line[][] => {
  const all = new Array<Line[] | undefined>(drawingOrder.length * parts.length).fill(undefined);
  for (const line of lines) {
    const place = placeInOrder[line.line] * parts.length + line.part;
    const group = all[place];
    if (group) group.push(line);
    else all[place] = [line];
  }
  return all.filter((group) => group !== undefined);
};

/** Per line type, its place in the drawing order. */
const placeInOrder = Object.fromEntries(drawingOrder.map((line, k) => [line, k])) as Readonly<Record<LineType, number>>;

/** Creases are set rule by rule; other lines may run round corners. */
const isRuled = (line: LineType): boolean => line === 'crease' || line === 'combination';

const toChain = (lines: readonly Line[], { halves, closed }: Walk): Chain => {
  const { line, part } = lines[0]!;
  const curves = new Array<Curve>(halves.length);
  // A loop: most chains have one curve, for which `map` takes as much memory again.
  for (let k = 0; k < halves.length; k++) {
    const { curve } = lines[halves[k]! >> 1]!;
    curves[k] = halves[k]! & 1 ? reverse(curve) : curve;
  }
  return { line, part, closed, curves };
};

/** Moves the largest closed chain from `start` on to the end. */
const outerLast = (all: Chain[], start: number): void => {
  let outer = -1;
  let most = -1;
  let closed = 0;
  for (let i = start; i < all.length; i++) {
    if (!all[i]!.closed) continue;
    closed++;
    outer = i;
  }
  if (closed > 1)
    for (let i = start; i < all.length; i++) {
      if (!all[i]!.closed) continue;
      const area = Math.abs(enclosedArea(all[i]!.curves));
      if (area > most) [most, outer] = [area, i];
    }
  if (outer >= 0 && outer < all.length - 1) all.push(...all.splice(outer, 1));
};
