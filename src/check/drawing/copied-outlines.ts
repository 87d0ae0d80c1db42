import { cross, length, type Point, pointAt, tangentAt } from '../../geometry/index.ts';
import {
  curveSteps,
  endKeys,
  mustBeWithin,
  PointGrid,
  step,
  type TypedCurve,
  totalLength,
  UnionFind,
  WELD,
} from '../../recognise/lines/index.ts';
import { capital, type Finding, type LinePlace, somePlaces } from './finding.ts';
import type { ReadLines } from './read-lines.ts';
import { SAME_SHIFT, sameShifts, shiftBetween } from './shifted-copies.ts';

/** No die holds two rules nearer than a rule of two points is thick, in mm: an outline beside its own copy was pasted twice. */
const NEAREST_RULES = 0.7;

/** A line shows a shift when it is longer by this factor: chords of a curve are copies of their neighbours. */
const LONGER = 2;

/** A set of lines was copied as a whole when so many hang together, not all along one direction, and are longer by this factor in all. */
const [FEWEST, LONGER_IN_ALL] = [3, 20] as const;

/** Sine of the angle between lines of different directions. */
const ANOTHER_DIRECTION = 0.1;

/** Lines of one copy that a finding marks, at most. */
const MAX_MARKS = 100;

type CopiedPair = readonly [original: number, copy: number];

/** Removes copies of whole outlines that lie a little beside them: each copy is one finding, and its lines enclose nothing. */
export const withoutCopies = ({ lines, place }: ReadLines): ReadLines & { readonly findings: readonly Finding[] } => {
  const sets = copiedSets(lines);
  if (!sets.length) return { lines, place, findings: [] };
  const copies = copiesIn(sets);
  const kept = [...lines.keys()].filter((k) => !copies.has(k));
  return {
    lines: kept.map((k) => lines[k]!),
    place: (k) => place(kept[k]!),
    findings: sets.map((set) => findingOf(set, lines, place)),
  };
};

/** The lines that are copies of others, as `withoutCopies` removes them. */
export const copiedLines = (lines: readonly TypedCurve[]): ReadonlySet<number> => copiesIn(copiedSets(lines));

const copiesIn = (sets: readonly CopiedSet[]) => new Set(sets.flatMap(({ pairs }) => pairs.map(([, copy]) => copy)));

type CopiedSet = ReturnType<typeof copiedSets>[number];

const findingOf = ({ shift, pairs }: CopiedSet, lines: readonly TypedCurve[], place: LinePlace): Finding => {
  const curves = pairs.map(([, copy]) => lines[copy]!.curve);
  const by = Math.hypot(...shift);
  const longest = curves.reduce((a, b) => (length(b) > length(a) ? b : a));
  return {
    kind: 'double line',
    text: capital(
      `${pairs.length} lines of ${totalLength(pairs.map(([, copy]) => lines[copy]!)).toFixed(2)} mm in all are drawn again, ${by.toFixed(3)} mm beside: the copy does not count`,
    ),
    at: pointAt(longest, 0.5),
    size: by,
    places: somePlaces(pairs.slice(0, MAX_MARKS).flatMap((pair) => pair.map(place))),
    marks: curves.slice(0, MAX_MARKS),
  };
};

/** The sets of lines that were copied together, the longest first. What is a copy has none of its own. */
const copiedSets = (lines: readonly TypedCurve[]) => {
  const copies = new Set<number>();
  return shiftsOf(lines).flatMap((shift) => {
    const pairs = pairsAt(shift, lines, copies);
    for (const [, copy] of pairs) copies.add(copy);
    return pairs.length ? [{ shift, pairs }] : [];
  });
};

/** Pairs of lines at most that may be copies, and steps to look for the copy of a line. */
const [MAX_SHIFTS, PAIR_STEPS] = [200_000, 10] as const;

/** The shifts of long lines to their copies, that of the most line length first. */
const shiftsOf = (lines: readonly TypedCurve[]): Point[] => {
  const long = [...lines.keys()].filter((k) => length(lines[k]!.curve) > LONGER * WELD);
  const middles = middlesOf(lines, long, NEAREST_RULES);
  const found: { readonly shift: Point; readonly size: number }[] = [];
  for (const a of long) {
    const { curve, line } = lines[a]!;
    const size = length(curve);
    for (const b of middles.near(pointAt(curve, 0.5))) {
      const shift = b > a && lines[b]!.line === line ? shiftBetween(curve, lines[b]!.curve) : undefined;
      const by = shift ? Math.hypot(...shift) : 0;
      if (shift) step(curveSteps(curve));
      if (by > WELD && by < NEAREST_RULES && size > LONGER * by)
        mustBeWithin(MAX_SHIFTS, found.push({ shift: shift!, size }), 'lines are copies of others close beside them');
    }
  }
  return sameShifts(found.map(({ shift }) => shift))
    .map((group) => ({
      shift: found[group[0]!]!.shift,
      count: group.length,
      size: group.reduce((sum, k) => sum + found[k]!.size, 0),
    }))
    .filter(({ count, shift, size }) => count >= FEWEST && size > LONGER_IN_ALL * Math.hypot(...shift))
    .sort((p, q) => q.size - p.size)
    .map(({ shift }) => shift);
};

/** Each line with its copy at a shift, when those that hang together show that they were copied together. */
const pairsAt = (shift: Point, lines: readonly TypedCurve[], copies: ReadonlySet<number>): CopiedPair[] => {
  const free = [...lines.keys()].filter((k) => !copies.has(k));
  const middles = middlesOf(lines, free, WELD);
  step(PAIR_STEPS * free.length);
  const along = (k: number): number => {
    const [x, y] = pointAt(lines[k]!.curve, 0.5);
    return x * shift[0] + y * shift[1];
  };
  const used = new Set<number>();
  const pairs: CopiedPair[] = [];
  // In the direction of the shift: what is a copy has none of its own.
  for (const a of free.map((k) => ({ k, at: along(k) })).sort((p, q) => p.at - q.at)) {
    if (used.has(a.k)) continue;
    const [x, y] = pointAt(lines[a.k]!.curve, 0.5);
    const copy = middles
      .near([x + shift[0], y + shift[1]])
      .find((b) => b !== a.k && !used.has(b) && isMoved(lines[a.k]!, lines[b]!, shift));
    if (copy === undefined) continue;
    used.add(a.k).add(copy);
    pairs.push([a.k, copy]);
  }
  return copiedTogether(shift, pairs, lines);
};

/** True when the second line is the first one, moved. Ends of a short line may be nearer to the other end of its copy. */
const isMoved = (a: TypedCurve, b: TypedCurve, [dx, dy]: Point): boolean => {
  if (a.line !== b.line || a.curve.kind !== b.curve.kind) return false;
  const isAt = (p: Point, q: Point): boolean => Math.hypot(p[0] + dx - q[0], p[1] + dy - q[1]) < 2 * SAME_SHIFT;
  const { from, to } = a.curve;
  return (
    isAt(pointAt(a.curve, 0.5), pointAt(b.curve, 0.5)) &&
    ((isAt(from, b.curve.from) && isAt(to, b.curve.to)) || (isAt(from, b.curve.to) && isAt(to, b.curve.from)))
  );
};

/** The pairs of lines that hang together, and when some do, the single ones beside them: creases end between corners. */
const copiedTogether = (shift: Point, pairs: readonly CopiedPair[], lines: readonly TypedCurve[]): CopiedPair[] => {
  const size = ([original]: CopiedPair): number => length(lines[original]!.curve);
  const isWhole = (group: readonly CopiedPair[]): boolean =>
    group.reduce((sum, pair) => sum + size(pair), 0) > LONGER_IN_ALL * Math.hypot(...shift) &&
    isTurning(group.map(([original]) => lines[original]!));
  const groups = UnionFind.sharing(pairs, ([original]) => endKeys(lines[original]!.curve, WELD));
  if (!groups.some(isWhole)) return [];
  // Chords of a curve along the shift are copies of their neighbours; a short line by itself is not.
  const isOne = (group: readonly CopiedPair[]): boolean =>
    group.length < FEWEST || group.some((pair) => size(pair) > LONGER * Math.hypot(...shift));
  return groups.filter(isOne).flat();
};

/** True for a few lines that do not all run in one direction, and for curves that close. */
const isTurning = (lines: readonly TypedCurve[]): boolean => {
  const [first] = lines;
  const [u, v] = tangentAt(first!.curve, 0);
  const isAcross = ({ curve }: TypedCurve): boolean =>
    [0, 0.5].some((t) => {
      const w = tangentAt(curve, t);
      return Math.abs(cross([u, v], w)) > ANOTHER_DIRECTION * Math.hypot(u, v) * Math.hypot(...w);
    });
  return (lines.length >= FEWEST || lines.every(({ curve }) => curve.kind !== 'line')) && lines.some(isAcross);
};

const middlesOf = (lines: readonly TypedCurve[], some: readonly number[], cell: number): PointGrid<number> => {
  const middles = new PointGrid<number>(cell);
  for (const k of some) middles.add(pointAt(lines[k]!.curve, 0.5), k);
  return middles;
};
