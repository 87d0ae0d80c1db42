import { bends } from '../../board/index.ts';
import { addTo, countOf, distance, type Point } from '../../geometry/index.ts';
import {
  type Crossing,
  NearestCurve,
  type PlanarDrawing,
  PointGrid,
  type Regions,
  step,
  type TypedCurve,
  UnionFind,
  WELD,
} from '../../recognise/lines/index.ts';
import { DOUBLE, type Doubles } from './doubled.ts';
import { bareFinding, type Finding, type LinePlace, somePlaces } from './finding.ts';

/** Lines of an outline, at least, unless they close: a single line that crosses others is no outline. */
const MIN_OUTLINE_LINES = 3;

interface RegionedDrawing extends PlanarDrawing {
  readonly regions: Regions;
}

/**
 * Cuts across other lines. Creases cross one another in bags, where board folds both ways, and so do cuts between four blanks of a layout.
 * @param doubled lines with doubles beside them, and on them.
 */
export const findCrossed = (
  lines: readonly TypedCurve[],
  drawing: RegionedDrawing,
  { beside, together }: Readonly<Record<'beside' | 'together', Doubles>>,
  place: LinePlace,
): Finding[] => {
  const isCommon = commonCuts(drawing);
  const crossed = withoutDoubles(
    drawing.crossed.filter((crossing) => {
      const [a, b] = crossing.lines;
      return !(bends(lines[a]!.line) && bends(lines[b]!.line)) && !together.get(a)?.has(b) && !isCommon(crossing);
    }),
    lines,
    beside,
  );
  if (!crossed.length) return [];
  const group = hangingTogether(drawing);
  const isFree = freeEnds(drawing);
  const isOutline = outlineTest(drawing, group, isFree);

  const byPair = new Map<string, Crossing[]>();
  for (const crossing of crossed) {
    const pair = crossing.lines
      .map(group)
      .sort((p, q) => p - q)
      .join();
    addTo(byPair, pair, crossing);
  }
  const areOutlines = ([first, ...others]: readonly Crossing[]): boolean =>
    group(first!.lines[0]) !== group(first!.lines[1]) &&
    first!.lines.every((k) => isOutline(group(k))) &&
    [first!, ...others].some((crossing) => crossing.lines.every((k) => !bends(lines[k]!.line)));
  const pairs = [...byPair.values()];
  const overlaps = pairs
    .filter(areOutlines)
    .map((all) =>
      findingOf(
        all,
        `Two outlines overlap: their lines cross in ${all.length} place${all.length > 1 ? 's' : ''}`,
        place,
      ),
    );
  const others = pairs.filter((all) => !areOutlines(all)).flat();
  return [...overlaps, ...causesOf(others).map((all) => findingOf(all, sentence(all, lines, isFree), place))];
};

/** Finds crossings of cuts between four pieces, which share their cuts. */
const commonCuts = ({ nodes, edges, regions: { all, left, right } }: RegionedDrawing) => {
  const ends = new PointGrid<number>(WELD);
  for (const [k, { from, to }] of edges.entries()) for (const node of [from, to]) ends.add(nodes[node]!, k);
  return ({ at, lines }: Crossing) => {
    const around = ends
      .near(at)
      .filter(
        (k) =>
          lines.includes(edges[k]!.of) &&
          [edges[k]!.from, edges[k]!.to].some((node) => distance(nodes[node]!, at) < WELD),
      );
    const sectors = new Set(around.flatMap((k) => [left[k]!, right[k]!]));
    return sectors.size === 4 && [...sectors].every((region) => all[region]!.kind === 'piece');
  };
};

type FreeEndTest = (line: number, end: 0 | 1) => boolean;

/** Tests whether an end of a line is joined with no other line. */
const freeEnds = ({ edges, ends }: PlanarDrawing): FreeEndTest => {
  const count = countOf(edges.flatMap(({ from, to }) => [from, to]));
  return (line, end) => count.get(ends[line]![end]) === 1;
};

/** Tests whether a group of lines is an outline: of several lines, or closed, as a circle is. */
const outlineTest = ({ ends }: PlanarDrawing, group: (line: number) => number, isFree: FreeEndTest) => {
  const all = [...ends.keys()];
  const sizes = countOf(all.map(group));
  const open = new Set(all.filter((k) => isFree(k, 0) || isFree(k, 1)).map(group));
  return (own: number) => sizes.get(own)! >= MIN_OUTLINE_LINES || !open.has(own);
};

/** Crossings that no double explains: a line crosses its own copy at a slight angle, and a copy reaches past the end of its original. */
const withoutDoubles = (crossed: readonly Crossing[], lines: readonly TypedCurve[], beside: Doubles) => {
  if (!beside.size) return crossed;
  const pairs = new Set(crossed.flatMap(({ lines: [a, b] }) => [`${a},${b}`, `${b},${a}`]));
  const doubled = [...beside.keys()];
  const nearest = new NearestCurve(doubled.map((k) => lines[k]!.curve));
  /** True when the line crosses the other one near its own double, which does not cross it. */
  const isOfCopy = (at: Point, line: number, other: number): boolean => {
    const all = beside.get(line);
    if (!all) return false;
    step(all.size);
    const doubles = new Set([...all].filter((double) => !pairs.has(`${double},${other}`)));
    return doubles.size > 0 && nearest.find(at, 2 * DOUBLE, (k) => doubles.has(doubled[k]!)) !== undefined;
  };
  return crossed.filter(
    ({ at, lines: [a, b] }) => !(beside.has(a) && beside.has(b)) && !isOfCopy(at, a, b) && !isOfCopy(at, b, a),
  );
};

/** The group of lines connected by their ends. Crossings do not connect. */
const hangingTogether = ({ edges, ends }: PlanarDrawing): ((line: number) => number) => {
  const at = new Map<number, number>();
  const groups = new UnionFind(ends.length);
  ends.forEach((both, k) => {
    for (const node of both) groups.joinBy(at, node, k);
  });
  for (const { from, to, of } of edges)
    for (const node of [from, to]) {
      const other = at.get(node);
      if (other !== undefined) groups.join(of, other);
    }
  return (line) => groups.find(line);
};

/** More causes than this whose lines cross one another are one tangle. */
const MAX_CAUSES_APART = 3;

/** Crossings by their cause: a line across the box, or a tangle of lines. Those with the most crossings of one line first. */
const causesOf = (crossings: readonly Crossing[]): Crossing[][] =>
  UnionFind.sharing(crossings, ({ lines }) => lines)
    .map(byLine)
    .sort(([a], [b]) => b!.length - a!.length)
    .flatMap((causes) => (causes.length > MAX_CAUSES_APART ? [causes.flat()] : causes));

/** Crossings by line, the most crossed first: a line across the box is one cause. What is left of a tangle is not divided further. */
const byLine = (crossings: readonly Crossing[]): Crossing[][] => {
  const causes: Crossing[][] = [];
  let left = [...crossings];
  while (left.length) {
    if (causes.length > MAX_CAUSES_APART) return [...causes, left];
    const [most] = [...countOf(left.flatMap(({ lines }) => lines))].reduce((a, b) => (b[1] > a[1] ? b : a));
    causes.push(left.filter(({ lines }) => lines.includes(most)));
    left = left.filter(({ lines }) => !lines.includes(most));
  }
  return causes;
};

/** A line with a free end nearer than this behind another one was meant to end on it, in mm. */
const OVERRUN_MM = 0.8;

/** The line of a crossing that ends just behind the other one, with its overshoot. */
const overrunOf = ({ at, lines: pair }: Crossing, lines: readonly TypedCurve[], isFree: FreeEndTest) => {
  const ends = pair.map((k) => {
    const { curve, line } = lines[k]!;
    const beyond = (end: 0 | 1): number =>
      isFree(k, end) ? distance(at, end ? curve.to : curve.from) : Number.POSITIVE_INFINITY;
    return { line, by: Math.min(beyond(0), beyond(1)) };
  });
  const [past, other] = ends.sort((a, b) => a.by - b.by);
  return past!.by < OVERRUN_MM ? { ...past!, other: other!.line } : undefined;
};

const sentence = (crossings: readonly Crossing[], lines: readonly TypedCurve[], isFree: FreeEndTest): string => {
  const [first] = crossings;
  const shared = first!.lines.find((k) => crossings.every((crossing) => crossing.lines.includes(k)));
  if (shared === undefined) {
    const all = new Set(crossings.flatMap((crossing) => crossing.lines));
    return `${all.size} lines run across one another in ${crossings.length} places`;
  }
  const past = crossings.flatMap((crossing) => overrunOf(crossing, lines, isFree) ?? []);
  if (past.length === crossings.length) {
    const { line, other, by } = past.reduce((a, b) => (b.by > a.by ? b : a));
    return past.length === 1
      ? `A ${line} runs ${by.toFixed(3)} mm past a ${other}`
      : `Lines run past one another in ${past.length} places, by up to ${by.toFixed(3)} mm`;
  }
  const others = new Set(crossings.flatMap((crossing) => crossing.lines).filter((k) => k !== shared));
  if (others.size === 1) {
    // Cuts go before creases, in any drawing order.
    const [a, b] = first!.lines.map((k) => lines[k]!.line).sort((p, q) => Number(bends(p)) - Number(bends(q)));
    return `A ${a} runs across a ${b}${crossings.length > 1 ? ` in ${crossings.length} places` : ''}`;
  }
  const [other, ...more] = new Set([...others].map((k) => lines[k]!.line));
  const across = more.length ? `other lines in ${crossings.length} places` : `${others.size} ${other}s`;
  return `A ${lines[shared]!.line} runs across ${across}`;
};

const findingOf = (crossings: readonly Crossing[], text: string, place: LinePlace): Finding => {
  const places = somePlaces(crossings.flatMap(({ lines }) => lines.map(place)));
  return bareFinding('crossing', text, { at: crossings[0]!.at, places });
};
