import { bends, type LineType } from '../../board/index.ts';
import { bounds, type Curve, distance, keptIn, length, pointAt } from '../../geometry/index.ts';
import {
  curveSteps,
  eachNearPair,
  endKeys,
  endsAt,
  type LimitError,
  mustBeWithin,
  orLimit,
  PointGrid,
  step,
  type TypedCurve,
  UnionFind,
  WELD,
} from '../../recognise/lines/index.ts';
import { alongside } from './alongside.ts';
import { capital, type Finding, type LinePlace, somePlaces } from './finding.ts';
import { shiftedTogether } from './shifted-copies.ts';

/** Lines nearer than this lie on one another, in mm: rounding of a file is far below. */
const ON_ANOTHER = 0.005;

/** Lines of one kind nearer than this are one line drawn twice, in mm: no die holds two rules so close. */
export const DOUBLE = 0.3;

/** Lines that share a corner and are farther apart somewhere part there, in mm: a copy lies nearer all along. */
const TANGENT_GAP = 2e-4;

/** Shorter doubles are not reported: a single one, and all of one cause together, in mm. Corners are full of short lines. */
const [SHORTEST, SHORTEST_DOUBLE] = [5 * WELD, 1] as const;

/** Lines beside one another lie on one another when they do so for this share of the way. */
const MOST_OF_IT = 0.8;

const MAX_MARKS = 100;

/** Least share of the shorter line that must run along the other one: when they part at a corner, when they diverge, and otherwise. */
const [FROM_A_CORNER, DIVERGING, ELSEWHERE] = [0.8, 0.6, 0.3] as const;

interface DoubledPair extends NonNullable<ReturnType<typeof alongside>> {
  readonly kind: 'duplicate' | 'overlap' | 'double line' | 'cut along crease';
  readonly lines: readonly [number, number];
}

/** The doubles beside a line, by the line. */
export type Doubles = ReadonlyMap<number, ReadonlySet<number>>;

/** Finds lines drawn twice, along another or beside their copy; at a limit, those found before, and why it `stopped`. @param place position in the file. */
export const findDoubled = (lines: readonly TypedCurve[], place: LinePlace) => {
  const { pairs, stopped } = pairsOf(lines);
  const copied = copiedTogether(pairs, lines);
  const explained = new Set(copied.flat());
  const copies = copied.flatMap((group) => findingOf('double line', group, lines, place) ?? []);
  const single = (['cut along crease', 'duplicate', 'overlap', 'double line'] as const).flatMap((kind) => {
    const own = pairs.filter((pair) => pair.kind === kind && !explained.has(pair));
    return causes(own, lines).flatMap((group) => findingOf(kind, group, lines, place) ?? []);
  });
  const isBeside = ({ kind, lines: [a, b] }: DoubledPair): boolean =>
    kind === 'double line' || (kind === 'overlap' && isCopy(lines[a]!.curve, lines[b]!.curve));
  return {
    findings: [...single, ...copies],
    // What the ends of these miss or cross is not a separate cause, nor what a pair of those crosses of itself.
    beside: doublesOf(pairs.filter(isBeside)),
    together: doublesOf(pairs),
    ...(stopped && { stopped }),
  };
};

/** Pairs of a set of lines that was copied with a shift, with what the copies do to their neighbours: one cause each. */
const copiedTogether = (pairs: readonly DoubledPair[], lines: readonly TypedCurve[]): DoubledPair[][] => {
  const groups = shiftedTogether(pairs.map(({ lines: [a, b] }) => [lines[a]!.curve, lines[b]!.curve]));
  const groupOf = new Map<number, number>();
  for (const [k, group] of groups.entries())
    for (const pair of group) for (const line of pairs[pair]!.lines) if (!groupOf.has(line)) groupOf.set(line, k);
  const members = groups.map((): DoubledPair[] => []);
  for (const pair of pairs) {
    const [a, b] = pair.lines.map((line) => groupOf.get(line));
    const own = a ?? b;
    if (own !== undefined && (a === b || pair.length < DOUBLE)) members[own]!.push(pair);
  }
  return members;
};

/** True when both ends of one line are near those of the other one: a copy that is shifted along itself. */
const isCopy = (a: Curve, b: Curve): boolean =>
  (distance(a.from, b.from) < DOUBLE && distance(a.to, b.to) < DOUBLE) ||
  (distance(a.from, b.to) < DOUBLE && distance(a.to, b.from) < DOUBLE);

const doublesOf = (pairs: readonly DoubledPair[]): Doubles => {
  const doubles = new Map<number, Set<number>>();
  for (const { lines } of pairs)
    for (const [line, other] of [lines, lines.toReversed() as [number, number]])
      keptIn(doubles, line, () => new Set()).add(other);
  return doubles;
};

const MAX_DOUBLES = 200_000;

const pairsOf = (lines: readonly TypedCurve[]): { readonly pairs: DoubledPair[]; readonly stopped?: LimitError } => {
  const pairs: DoubledPair[] = [];
  const sizes = lines.map(({ curve }) => length(curve));
  const { stopped } = orLimit(() => {
    const joined = joinedBySteps(lines);
    const boxes = lines.map(({ curve }) => bounds(curve));
    eachNearPair(boxes, DOUBLE, (i, j) => {
      const pair = pairOf(lines, sizes, i, j);
      // The sides of a narrow slot are joined at its end; a line and its copy are not.
      if (!pair || (pair.kind === 'double line' && joined(lines[i]!.curve, lines[j]!.curve))) return;
      mustBeWithin(MAX_DOUBLES, pairs.push(pair), 'pairs of lines run along one another');
    });
  });
  return { pairs, ...(stopped && { stopped }) };
};

const pairOf = (
  lines: readonly TypedCurve[],
  sizes: readonly number[],
  i: number,
  j: number,
): DoubledPair | undefined => {
  const [a, b] = [lines[i]!, lines[j]!];
  const sameKind = bends(a.line) === bends(b.line);
  const [sizeA, sizeB] = [sizes[i]!, sizes[j]!];
  step(curveSteps(a.curve) + curveSteps(b.curve));
  const [short, long] = sizeA <= sizeB ? [a.curve, b.curve] : [b.curve, a.curve];
  const size = Math.min(sizeA, sizeB);
  const beside = alongside(short, long, sameKind ? DOUBLE : ON_ANOTHER);
  if (!beside) return undefined;
  // A curve that leaves a line at a corner runs near it at first.
  const corner = meet(short, long);
  const on = beside.gap < ON_ANOTHER ? beside : sameKind ? alongside(short, long, ON_ANOTHER) : undefined;
  // So does a short piece of a curve that leaves it as a tangent.
  const isTangent = corner && on !== undefined && on.gap > TANGENT_GAP && on.length < SHORTEST_DOUBLE;
  const share = corner ? FROM_A_CORNER : beside.gap > 0.99 * DOUBLE ? DIVERGING : ELSEWHERE;
  const isDouble = sameKind && beside.length >= share * size;
  // A curved copy lies on its original for a moment, where it was shifted along itself.
  const isPassing = isDouble && on !== undefined && on.length < MOST_OF_IT * beside.length;
  const least = corner ? FROM_A_CORNER * size : Math.min(SHORTEST, FROM_A_CORNER * size);
  if (on && !isTangent && !isPassing && on.length >= least) {
    const whole = Math.abs(sizeA - sizeB) < WELD && on.length > sizeA - WELD;
    const same = a.line === b.line && whole ? 'duplicate' : 'overlap';
    return { kind: sameKind ? same : 'cut along crease', lines: [i, j], ...on };
  }
  return isDouble ? { kind: 'double line', lines: [i, j], ...beside } : undefined;
};

/** Tests whether a short line leads from an end of one line to an end of the other. */
const joinedBySteps = (lines: readonly TypedCurve[]): ((a: Curve, b: Curve) => boolean) => {
  const starts = new PointGrid<Curve>(DOUBLE);
  for (const { curve } of lines) if (length(curve) < DOUBLE + WELD) starts.add(curve.from, curve);
  const leads = (from: Curve, to: Curve): boolean =>
    [from.from, from.to].some((end) =>
      starts.near(end).some((short) => endsAt(from, short.from) && endsAt(to, short.to)),
    );
  return (a, b) => leads(a, b) || leads(b, a);
};

const meet = (a: Curve, b: Curve) => [a.from, a.to].some((p) => [b.from, b.to].some((q) => distance(p, q) < WELD));

/** Pairs whose lines are connected have one cause. */
const causes = (pairs: readonly DoubledPair[], lines: readonly TypedCurve[]): DoubledPair[][] =>
  UnionFind.sharing(pairs, ({ lines: both }) => [...both, ...both.flatMap((k) => endKeys(lines[k]!.curve, DOUBLE))]);

const findingOf = (
  kind: DoubledPair['kind'],
  pairs: readonly DoubledPair[],
  lines: readonly TypedCurve[],
  place: LinePlace,
): Finding | undefined => {
  const total = pairs.reduce((sum, pair) => sum + pair.length, 0);
  const gap = pairs.reduce((most, pair) => Math.max(most, pair.gap), 0);
  if (total < (kind === 'double line' ? SHORTEST_DOUBLE : SHORTEST)) return undefined;
  const largest = pairs.reduce((a, b) => (b.length > a.length ? b : a));
  return {
    kind,
    text: capital(sentence(kind, pairs, lines, `${total.toFixed(2)} mm`, gap)),
    at: pointAt(largest.part, 0.5),
    size: kind === 'double line' ? gap : total,
    places: somePlaces(pairs.flatMap((pair) => pair.lines.map(place))),
    marks: pairs.slice(0, MAX_MARKS).map(({ part }) => part),
  };
};

const sentence = (
  kind: DoubledPair['kind'],
  pairs: readonly DoubledPair[],
  lines: readonly TypedCurve[],
  total: string,
  gap: number,
): string => {
  const [a, b] = pairs[0]!.lines.map((k) => lines[k]!.line) as [LineType, LineType];
  const single = pairs.length === 1;
  switch (kind) {
    case 'duplicate':
      return single ? `a ${a} of ${total} is drawn twice` : `${pairs.length} lines of ${total} in all are drawn twice`;
    case 'overlap':
      if (a !== b) return `a ${a} and a ${b} lie on one another for ${total}`;
      return single
        ? `two ${a}s lie on one another for ${total}`
        : `lines lie on one another in ${pairs.length} places for ${total}`;
    case 'cut along crease': {
      // The cut wins: it is what the die does there.
      const crease = bends(a) ? a : b;
      return `a ${crease} is drawn on a cut for ${total}: the cut counts`;
    }
    case 'double line':
      return single
        ? `${a === b ? `two ${a}s` : `a ${a} and a ${b}`} run beside one another for ${total}, ${gap.toFixed(3)} mm apart`
        : `lines run beside their copies in ${pairs.length} places for ${total}, up to ${gap.toFixed(3)} mm apart`;
  }
};
