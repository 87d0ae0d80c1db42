import { addTo, distance, length, once, type Point } from '../../geometry/index.ts';
import {
  type ClosedDrawing,
  endsAt,
  NearestCurve,
  OUTSIDE,
  type PlanarDrawing,
  type Regions,
  step,
  UnionFind,
  WELD,
} from '../../recognise/lines/index.ts';
import type { Doubles } from './doubled.ts';
import { type Finding, type LinePlace, somePlaces } from './finding.ts';
import { STEP } from './outlines.ts';

/** A free end nearer than this to another line was meant to reach it, in mm. Slits keep farther away from creases. */
const MISSED_GAP = 0.8;

/** Lines of the end's own chain that are nearer than this along the chain show no gap, in mm. */
const OWN_CHAIN = 4 * MISSED_GAP;

/** A free end, and the line that it just misses. */
interface Miss {
  readonly edge: number;
  readonly other: number;
  readonly at: Point;
  readonly gap: number;
  /** True when the end lies behind the line, which its edge leaves at a corner. */
  readonly past: boolean;
}

/**
 * Ends that just miss a line, and creases that end in the board. Cuts that end in the board are slits.
 * @param closed the drawing with its outlines closed. When a crease ends in a gap, the gap is the cause.
 * @param beside lines with doubles beside them. Their ends are not a separate cause.
 */
export const findLooseEnds = (drawing: PlanarDrawing, closed: ClosedDrawing, beside: Doubles, place: LinePlace) => {
  const { nodes, edges } = drawing;
  const chains = chainsOf(drawing);
  const cuts = new Set(edges.flatMap(({ line, of }) => (line === 'cut' ? [of] : [])));
  const inGap = new Set(closed.drawing.edges.slice(edges.length).flatMap(({ from, to }) => [from, to]));
  // An outline that lacks a line may end just beside the step to a neighbouring crease.
  const inWideGap = new Set(closed.gaps.flatMap(({ from, to, size }) => (size > STEP ? [from, to] : [])));
  const nearest = once(() => new NearestCurve(edges.map(({ curve }) => curve)));
  const crossed = new Map<number, Point[]>();
  for (const { at, lines } of drawing.crossed)
    if (lines.some((k) => cuts.has(k))) for (const k of lines) addTo(crossed, k, at);
  /** True when the line crosses another one there. The end beyond the crossing is then not a separate cause. */
  const isAcross = (line: number, corner: Point): boolean => {
    const own = crossed.get(line) ?? [];
    step(own.length);
    return own.some((at) => distance(at, corner) < 2 * WELD);
  };
  const misses: Miss[] = [];
  const dangling: { readonly edge: number; readonly at: Point }[] = [];
  edges.forEach(({ from, to, line, of, curve }, edge) => {
    if (beside.has(of)) return;
    for (const node of [from, to]) {
      const start = nodes[node === from ? to : from]!;
      if (inWideGap.has(node) || !chains.isFree(node) || isAcross(of, start)) continue;
      const at = nodes[node]!;
      const own = chains.near(edge, node);
      const miss = chains.closing(edge, node) ?? missOf(nearest(), at, own, (other) => edges[other]!.line === line);
      if (miss)
        misses.push({ edge, at, ...miss, past: length(curve) < MISSED_GAP && endsAt(edges[miss.other]!.curve, start) });
      else if (line !== 'cut' && !inGap.has(node)) dangling.push({ edge, at });
    }
  });
  const real = misses.filter(({ other }) => !beside.has(edges[other]!.of));
  return {
    findings: [...gapFindings(real, drawing, place), ...danglingFindings(dangling, drawing, closed.regions, place)],
    // Cuts that an end misses, or whose end misses another cut: the outline is open there.
    missed: new Set(
      real
        .filter(({ edge }) => edges[edge]!.line === 'cut')
        .flatMap(({ edge, other }) => [edges[edge]!.of, edges[other]!.of]),
    ),
  };
};

/** The line that an end just misses. At a corner a cut was meant to reach a cut, a crease a crease. @param own edges of its own chain. */
const missOf = (nearest: NearestCurve, at: Point, own: ReadonlySet<number>, isAlike: (other: number) => boolean) => {
  const hit = nearest.find(at, MISSED_GAP, (other) => !own.has(other));
  if (!hit || hit.distance <= WELD / 2) return undefined;
  const alike = nearest.find(at, hit.distance + WELD, (other) => !own.has(other) && isAlike(other));
  return { other: (alike ?? hit).of, gap: hit.distance };
};

/** Chains of edges, through corners where only two edges meet. */
const chainsOf = ({ nodes, edges }: PlanarDrawing) => {
  const edgesAt = nodes.map((): number[] => []);
  edges.forEach(({ from, to }, k) => {
    edgesAt[from]!.push(k);
    edgesAt[to]!.push(k);
  });
  const isFree = (node: number): boolean => edgesAt[node]!.length === 1;
  return {
    isFree,
    /** The edges of the chain that begin nearer to its free end than `OWN_CHAIN`, the first one included. */
    near: (edge: number, node: number): ReadonlySet<number> => {
      const own = new Set<number>();
      let [k, at, walked] = [edge, node, 0];
      while (walked < OWN_CHAIN && !own.has(k)) {
        own.add(k);
        step();
        const { from, to, curve } = edges[k]!;
        walked += length(curve);
        at = at === from ? to : from;
        const next = edgesAt[at]!;
        if (next.length !== 2) break;
        k = next[0] === k ? next[1]! : next[0]!;
      }
      return own;
    },
    /** For a long chain that nearly closes on itself: its other end, when that is free and near. */
    closing: (edge: number, node: number): Pick<Miss, 'other' | 'gap'> | undefined => {
      const { from, to, curve } = edges[edge]!;
      const other = node === from ? to : from;
      const gap = distance(nodes[node]!, nodes[other]!);
      return isFree(other) && gap < MISSED_GAP && length(curve) > OWN_CHAIN ? { other: edge, gap } : undefined;
    },
  };
};

/** A line that misses several others has one cause. */
const gapFindings = (misses: readonly Miss[], { edges }: PlanarDrawing, place: LinePlace) => {
  const linesOf = ({ edge, other }: Miss) => [edges[edge]!.of, edges[other]!.of];
  return UnionFind.sharing(misses, linesOf).map((group): Finding => {
    const largest = group.reduce((a, b) => (b.gap > a.gap ? b : a));
    const places = new Set(group.map(({ edge, other }) => [edge, other].sort().join()));
    const [a, b] = [edges[largest.edge]!, edges[largest.other]!];
    const size = largest.gap;
    return {
      kind: 'gap',
      text:
        places.size === 1
          ? `A ${a.line} ${largest.past ? 'runs' : 'ends'} ${size.toFixed(3)} mm ${largest.past ? 'past' : 'short of'} ${largest.edge === largest.other ? 'its own start' : `a ${b.line}`}`
          : `A ${a.line} and its neighbours miss each other in ${places.size} places, by up to ${size.toFixed(3)} mm`,
      at: largest.at,
      size,
      places: somePlaces(group.flatMap(linesOf).map(place)),
      marks: group.map(({ edge }) => edges[edge]!.curve),
    };
  });
};

const danglingFindings = (
  dangling: readonly { readonly edge: number; readonly at: Point }[],
  { edges }: PlanarDrawing,
  { left }: Regions,
  place: LinePlace,
): Finding[] =>
  UnionFind.sharing(dangling, ({ edge }) => [edges[edge]!.of]).map(([first, ...more]): Finding => {
    const { line, of, curve } = edges[first!.edge]!;
    const where = left[first!.edge] === OUTSIDE ? 'outside the board' : 'in the board';
    return {
      kind: 'dangling crease',
      text: more.length ? `A ${line} begins and ends ${where}` : `A ${line} ends ${where}`,
      at: first!.at,
      places: [place(of)],
      marks: [curve],
    };
  });
