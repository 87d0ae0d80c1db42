import {
  type Curve,
  countOf,
  crossings,
  distance,
  length,
  type Point,
  parameterAt,
  pointAt,
  straight,
  tangentAt,
} from '../../geometry/index.ts';
import { CutPaths, turnAlong } from './cut-paths.ts';
import { rectangleOf } from './frames.ts';
import { eachTwo } from './once.ts';
import { type PlanarDrawing, type PlanarEdge, WELD } from './planar.ts';
import { OUTSIDE } from './region-kinds.ts';
import { outsideTest, type Regions, regionsOf } from './regions.ts';
import { step } from './steps.ts';
import { UnionFind } from './union-find.ts';

/** A chain open by more than this share of its length is a line, not an outline, unless so many lines or more turn by so many radians. */
const LINE_SHARE = 0.5;
const [ROUND_LINES, ROUND] = [3, 0.75 * Math.PI] as const;

/** Ends of two chains belong together when they are nearer than this, in mm, or than this share of the shorter chain. */
const [NEAR, NEAR_SHARE] = [5, 0.4] as const;

/** Cosine of the angle between the directions of two ends that are beside one another. */
const TURNED_BACK = 0.9;

/** With more open ends than the first nothing is closed; with more than the second, no wide gap. */
const [MOST_ENDS, MOST_FAR_ENDS] = [2000, 60] as const;

/** A drawing whose open outlines were closed by straight cuts. */
export interface ClosedDrawing {
  /** The edges of the drawing, then the bridges. */
  readonly drawing: PlanarDrawing;
  readonly regions: Regions;
  readonly gaps: readonly Gap[];
}

/** Two corners between which an outline is open. */
export interface Gap {
  readonly from: number;
  readonly to: number;
  /** In mm. */
  readonly size: number;
}

/** Closes open outlines from each end to the nearest other, so that holes in them are not pieces. A frame around them changes nothing. */
export const closeOutlines = (drawing: PlanarDrawing, regions = regionsOf(drawing)): ClosedDrawing => {
  const closed = closeInOpen(drawing, regions);
  return (closed.gaps.length ? undefined : closeInFrame(drawing, regions)) ?? closed;
};

/** Undefined when the outermost lines are no rectangle of their own, or no frame of what is closed in it. */
const closeInFrame = (drawing: PlanarDrawing, { left, right }: Regions): ClosedDrawing | undefined => {
  const isOuter = (k: number): boolean => left[k] === OUTSIDE || right[k] === OUTSIDE;
  const outer = drawing.edges.filter((_, k) => isOuter(k));
  const inner = drawing.edges.filter((_, k) => !isOuter(k));
  const corners = new Set(outer.flatMap(({ from, to }) => [from, to]));
  if (!inner.length || inner.some(({ from, to }) => corners.has(from) || corners.has(to))) return undefined;
  if (!rectangleOf(outer)) return undefined;
  const content = { ...drawing, edges: inner };
  const { gaps, drawing: bridged } = closeInOpen(content, regionsOf(content));
  if (!gaps.length) return undefined;
  const closed = { ...drawing, edges: [...drawing.edges, ...bridged.edges.slice(inner.length)] };
  const regions = regionsOf(closed);
  return regions.all.some(({ kind }) => kind === 'frame') ? { drawing: closed, regions, gaps } : undefined;
};

const closeInOpen = (drawing: PlanarDrawing, regions: Regions): ClosedDrawing => {
  const all = bridgesOf(drawing, regions);
  const first = withBridges(drawing, regions, all);
  // Ends of slits that lie inside the closed outline do not belong to it.
  const { left, right } = first.regions;
  const isOutline = first.drawing.edges.map((_, k) => left[k] === OUTSIDE || right[k] === OUTSIDE);
  let at = drawing.edges.length;
  const outer = all.filter(({ edges }) => {
    at += edges.length;
    return isOutline.slice(at - edges.length, at).includes(true);
  });
  return outer.length === all.length ? first : withBridges(drawing, regions, outer);
};

/** Steps to hold a bridge against an edge. */
const EDGE_STEPS = 4;

interface Bridge {
  readonly gap: Gap;
  readonly edges: readonly PlanarEdge[];
}

const withBridges = (drawing: PlanarDrawing, regions: Regions, bridges: readonly Bridge[]): ClosedDrawing => {
  if (!bridges.length) return { drawing, regions, gaps: [] };
  const closed = { ...drawing, edges: [...drawing.edges, ...bridges.flatMap(({ edges }) => edges)] };
  return { drawing: closed, regions: regionsOf(closed), gaps: bridges.map(({ gap }) => gap) };
};

const bridgesOf = ({ nodes, edges }: PlanarDrawing, { left, right }: Regions): Bridge[] => {
  const cuts = edges.filter(({ line }) => line === 'cut');
  const count = countOf(cuts.flatMap(({ from, to }) => [from, to]));
  // Where a crease closes what is left of a blank, the cuts at a gap have board on one side.
  const all = new Set(
    edges.flatMap(({ line, from, to }, k) =>
      line === 'cut' && (left[k] === OUTSIDE || right[k] === OUTSIDE)
        ? [from, to].filter((node) => count.get(node) === 1)
        : [],
    ),
  );
  if (all.size < 2 || all.size > MOST_ENDS) return [];

  const leaving = new Map(
    cuts.flatMap(({ from, to, curve }): [number, Point][] => {
      const [start, end] = [tangentAt(curve, 0), tangentAt(curve, 1)];
      return [
        [from, [-start[0], -start[1]]],
        [to, end],
      ];
    }),
  );
  const chains = new Chains(cuts, nodes.length);
  const ends = new Set(chains.outlineEnds([...all]));
  // A bridge through board or along a crease would separate panels.
  const isOutside = outsideTest({ edges }, { left, right });
  const bridges: Bridge[] = [];
  for (const { a, b, gap } of nearestFirst([...ends], nodes)) {
    step();
    if (!ends.has(a) || !ends.has(b) || !chains.belong(a, b, gap)) continue;
    if (!chains.isOne(a, b) && isTurnedBack(leaving.get(a)!, leaving.get(b)!)) continue;
    step(nodes.length + EDGE_STEPS * edges.length);
    const bridge = bridgeBetween(a, b, nodes);
    if (bridge.some(({ curve }) => edges.some((edge) => isAcross(curve, edge.curve)) || !isOutside(curve))) continue;
    bridges.push({ gap: { from: a, to: b, size: gap }, edges: bridge });
    chains.join(a, b);
    ends.delete(a);
    ends.delete(b);
  }
  return bridges;
};

/** A straight cut between corners, split at the corners that lie on it: creases may end there. */
const bridgeBetween = (a: number, b: number, nodes: readonly Point[]): PlanarEdge[] => {
  const whole = straight(nodes[a]!, nodes[b]!);
  const on = nodes.flatMap((p, node) => {
    const t = node === a || node === b ? undefined : parameterAt(whole, p, WELD);
    return t !== undefined && t > 0 && t < 1 ? [{ node, t }] : [];
  });
  const corners = [a, ...on.sort((p, q) => p.t - q.t).map(({ node }) => node), b];
  return corners.slice(1).map((to, k) => {
    const from = corners[k]!;
    return { from, to, curve: straight(nodes[from]!, nodes[to]!), line: 'cut', of: -1 };
  });
};

const isAcross = (bridge: Curve, other: Curve): boolean =>
  crossings(bridge, other).some((t) => {
    const at = pointAt(bridge, t);
    return distance(at, bridge.from) > WELD && distance(at, bridge.to) > WELD;
  });

/** True when two ends point the same way. Lines side by side do not close an outline. */
const isTurnedBack = (a: Point, b: Point): boolean =>
  a[0] * b[0] + a[1] * b[1] > TURNED_BACK * Math.hypot(...a) * Math.hypot(...b);

/** Pairs of ends, the nearest first. */
const nearestFirst = (ends: readonly number[], nodes: PlanarDrawing['nodes']) => {
  step((ends.length * ends.length) / 2);
  const reach = ends.length > MOST_FAR_ENDS ? NEAR : Number.POSITIVE_INFINITY;
  return eachTwo(ends)
    .map(([a, b]) => ({ a, b, gap: distance(nodes[a]!, nodes[b]!) }))
    .filter(({ gap }) => gap <= reach)
    .sort((p, q) => p.gap - q.gap);
};

/** Connected cuts, by the corners that they end in. A line that sticks out of a closed outline is not an end of it. */
class Chains {
  readonly #paths: CutPaths;
  readonly #joined: UnionFind;
  readonly #lengths = new Map<number, number>();
  readonly #closed = new Set<number>();

  constructor(cuts: readonly PlanarEdge[], nodes: number) {
    this.#paths = new CutPaths(cuts);
    this.#joined = new UnionFind(nodes);
    const closing = cuts.filter(({ from, to }) => {
      const isClosing = this.isOne(from, to);
      this.#joined.join(from, to);
      return isClosing;
    });
    for (const { from } of closing) this.#closed.add(this.#joined.find(from));
    for (const { from, curve } of cuts) this.#add(from, length(curve));
  }

  isOne(a: number, b: number): boolean {
    return this.#joined.find(a) === this.#joined.find(b);
  }

  /** True when two ends, so many mm apart, belong together. */
  belong(a: number, b: number, gap: number): boolean {
    if ([a, b].some((node) => this.#closed.has(this.#joined.find(node)))) return false;
    const [one, other] = [this.#length(a), this.#length(b)];
    if (!this.isOne(a, b)) return gap <= Math.max(NEAR, NEAR_SHARE * Math.min(one, other));
    return gap <= LINE_SHARE * one || this.#turnsRound(a, b);
  }

  #turnsRound(a: number, b: number): boolean {
    const path = this.#paths.between(a, b);
    return path.length >= ROUND_LINES && Math.abs(turnAlong(path)) > ROUND;
  }

  /** The ends of outlines among these ends of cuts; slits have the others. */
  outlineEnds(ends: readonly number[]): number[] {
    return this.#joined.groups(ends, (node) => node).flatMap((own) => this.#paths.outlineEnds(own));
  }

  join(a: number, b: number): void {
    if (this.isOne(a, b)) {
      this.#closed.add(this.#joined.find(a));
      return;
    }
    const more = this.#length(a);
    this.#joined.join(a, b);
    this.#add(b, more);
  }

  #length(node: number): number {
    return this.#lengths.get(this.#joined.find(node)) ?? 0;
  }

  #add(node: number, size: number): void {
    const chain = this.#joined.find(node);
    this.#lengths.set(chain, (this.#lengths.get(chain) ?? 0) + size);
  }
}
