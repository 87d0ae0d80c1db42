import type { LineType } from '../../board/index.ts';
import { boundsOf, type Curve, centreForm, cross, distance, type Point, pointAt } from '../../geometry/index.ts';
import type { Dieline, Line } from '../../sheet/index.ts';
import { type Alignment, alignCurve, applyAlignment } from '../compare/align.ts';
import { drawnPieces } from '../compare/drawn-pieces.ts';
import { NearestCurve, nearPairs } from '../nearest-curve.ts';
import { cutBox } from '../typed-curve.ts';
import { UnionFind } from '../union-find.ts';
import { endsOf } from './ends.ts';
import { squares } from './fit.ts';
import { once } from './once.ts';
import {
  countDifference,
  ORIENTATIONS,
  type Orientation,
  type Projections,
  projectionsOf,
  residuals,
} from './projections.ts';

type Lines = readonly Line[];

/** How near our drawing is to theirs before anything is fitted. */
export interface Nearness {
  /** Ends that only one of the two has; infinite where one has a line type that the other has not. */
  readonly countDifference: number;
  /** Sum of squared distances of the ends, in mm². Infinite where the counts differ too much to be compared. */
  readonly cost: number;
}

/** One way our pieces may lie on theirs. */
export interface Match extends Nearness {
  /** The same for the same pieces in the same orientation. */
  readonly key: string;
  /** The distance of each end of theirs to ours, in mm; undefined where ours has other pieces. */
  readonly ends: (ours: Lines) => readonly number[] | undefined;
  /** The distance of points of our lines to theirs, in mm, however these are split; at most `MAX_GAP`. */
  readonly points: (ours: Lines) => readonly number[] | undefined;
}

/** Points are searched within this distance, in mm. */
export const MAX_GAP = 10;

/** Drawings whose ends differ by more are not compared end by end. */
const COMPARABLE = 12;

interface TargetPiece {
  readonly lines: Lines;
  /** 0 for the largest. */
  readonly rank: number;
  /** In each orientation. */
  readonly projections: readonly Projections[];
}

const cutBoxArea = (lines: Lines): number => {
  const { left, right, bottom, top } = cutBox(lines);
  return (right - left) * (top - bottom);
};

/** Their drawing, prepared for comparison with many of ours. */
export class Target {
  readonly #pieces: readonly TargetPiece[];
  /** Ends of all pieces by line type. */
  readonly #counts: ReadonlyMap<LineType, number>;

  /** @param broken whether lines may be missing: parts of a piece that hang together no more are one piece all the same. */
  constructor({ nodes, lines, parts }: Dieline, broken = false) {
    const all = lines.filter(({ line }) => line !== 'bleed');
    const groups = drawnPieces({ nodes, lines: all, parts }).map(({ lines: own }) => own);
    const pieces = (broken ? withoutStray(mergeOverlapping(groups)) : groups).sort(
      (a, b) => cutBoxArea(b) - cutBoxArea(a),
    );
    const ends = pieces.map(endsOf);
    this.#counts = countsOf(ends);
    this.#pieces = pieces.map((own, rank) => ({
      lines: own,
      rank,
      projections: ORIENTATIONS.map((each) => projectionsOf(own, each, ends[rank]!)),
    }));
  }

  get pieces(): number {
    return this.#pieces.length;
  }

  /** How near a drawing of ours is; undefined where it cannot be theirs at any size. */
  nearness(ours: Lines): Nearness | undefined {
    const own = partsOf(ours);
    if (own.length !== this.#pieces.length) return undefined;
    const ends = own.map(endsOf);
    const counts = countsOf(ends);
    let difference = counts.size === this.#counts.size ? 0 : Number.POSITIVE_INFINITY;
    for (const [kind, count] of this.#counts)
      difference += Math.abs(count - (counts.get(kind) ?? Number.POSITIVE_INFINITY));
    if (!Number.isFinite(difference)) return undefined;
    // Most of the catalogue ends here.
    if (difference > COMPARABLE) return { countDifference: difference, cost: Number.POSITIVE_INFINITY };
    const projections = own.map((lines, k) => projectionsOf(lines, undefined, ends[k]!));
    const [drawn, ...rotated] = ORIENTATIONS.keys();
    const first = this.#nearest(projections, drawn!);
    const all = first.countDifference ? [first] : [first, ...rotated.map((k) => this.#nearest(projections, k))];
    const best = all.reduce((a, b) => (nearer(b, a) < 0 ? b : a));
    return Number.isFinite(best.countDifference) ? best : undefined;
  }

  #nearest(projections: readonly Projections[], k: number): Nearness {
    return nearnessOf(this.#pairing(projections, k), projections, k);
  }

  /** The ways our drawing may lie on theirs, the nearest first. */
  matches(ours: Lines): Match[] {
    const own = partsOf(ours);
    if (own.length !== this.#pieces.length) return [];
    const projections = own.map((lines) => projectionsOf(lines));
    const all = ORIENTATIONS.flatMap((each, k) =>
      [this.#pairing(projections, k), this.#bySize(own)].map((theirs) => match(theirs, projections, each, k)),
    ).sort(nearer);
    // A drawing that is its own mirror image lies the same way in several orientations.
    return all.filter(({ cost }, k) => k === 0 || Math.abs(cost - all[k - 1]!.cost) > 1e-6 * cost);
  }

  /** Their pieces in the order of ours: for each the nearest one that is left. */
  #pairing(projections: readonly Projections[], k: number): TargetPiece[] {
    if (projections.length === 1) return [...this.#pieces];
    const left = [...this.#pieces];
    return projections.map((ours) => {
      const each = left.map((piece) => nearnessOf([piece], [ours], k));
      const best = each.reduce((b, near, i) => (nearer(near, each[b]!) < 0 ? i : b), 0);
      return left.splice(best, 1)[0]!;
    });
  }

  /** The largest with the largest: where all pieces grow, one may lie nearer to another. */
  #bySize(own: readonly Lines[]): TargetPiece[] {
    const order = own
      .map((lines, i) => ({ i, size: cutBoxArea(lines) }))
      .sort((a, b) => b.size - a.size)
      .map(({ i }) => i);
    return own.map((_, i) => this.#pieces[order.indexOf(i)]!);
  }
}

/** A piece of board has more lines than this. */
const STRAY = 2;

/** Without lines that lie alone beside the pieces. They are found by the comparison. */
const withoutStray = (groups: readonly Lines[]): Lines[] => {
  const pieces = groups.filter((lines) => lines.length > STRAY);
  return pieces.length ? pieces : [...groups];
};

/** Groups of lines whose boxes overlap, as one. */
const mergeOverlapping = (groups: readonly Lines[]): Lines[] => {
  const boxes = groups.map((lines) => boundsOf(lines.map(({ curve }) => curve)));
  const joined = new UnionFind(groups.length);
  for (const [a, b] of nearPairs(boxes, 0)) joined.join(a, b);
  return joined.groups(groups, (_, k) => k).map((all) => all.flat());
};

const countsOf = (pieces: readonly ReturnType<typeof endsOf>[]): Map<LineType, number> => {
  const counts = new Map<LineType, number>();
  for (const ends of pieces)
    for (const [kind, points] of ends) counts.set(kind, (counts.get(kind) ?? 0) + points.length);
  return counts;
};

/** Below 0 where `a` is nearer. */
export const nearer = (a: Nearness, b: Nearness): number => a.countDifference - b.countDifference || compareCosts(a, b);

const compareCosts = ({ cost: a }: Nearness, { cost: b }: Nearness): number => (a === b ? 0 : a - b);

const nearnessOf = (theirs: readonly TargetPiece[], ours: readonly Projections[], k: number): Nearness => {
  const cost = theirs.reduce((sum, piece, i) => sum + squares(residuals(piece.projections[k]!, ours[i]!)), 0);
  return {
    countDifference: theirs.reduce((sum, piece, i) => sum + countDifference(piece.projections[k]!, ours[i]!), 0),
    // As it is drawn, unless another orientation is clearly nearer.
    cost: k ? cost : cost * 0.9,
  };
};

const match = (
  theirs: readonly TargetPiece[],
  projections: readonly Projections[],
  orientation: Orientation,
  k: number,
): Match => {
  const each = (lines: Lines, of: (own: Lines, i: number) => readonly number[]): readonly number[] | undefined => {
    const own = partsOf(lines);
    return own.length === theirs.length ? own.flatMap(of) : undefined;
  };
  const near = theirs.map(({ lines }) => once(() => nearOf(lines, orientation)));
  return {
    key: [k, ...theirs.map(({ rank }) => rank)].join(),
    ...nearnessOf(theirs, projections, k),
    ends: (lines) => each(lines, (own, i) => residuals(theirs[i]!.projections[k]!, projectionsOf(own))),
    points: (lines) => each(lines, (own, i) => signedGaps(own, near[i]!())),
  };
};

const partsOf = (lines: Lines): Lines[] => {
  const parts = new Map<number, Line[]>();
  for (const line of lines) {
    const part = parts.get(line.part);
    if (part) part.push(line);
    else parts.set(line.part, [line]);
  }
  return [...parts.values()];
};

const cutBoxCentre = (lines: Lines): Point => {
  const { left, right, bottom, top } = cutBox(lines);
  return [(left + right) / 2, (bottom + top) / 2];
};

interface NearLines {
  readonly curves: readonly Curve[];
  readonly nearest: NearestCurve;
}

/** Their lines by line type, centred and oriented as ours. */
const nearOf = (lines: Lines, orientation: Orientation): ReadonlyMap<LineType, NearLines> => {
  const [x, y] = applyAlignment({ ...orientation, shift: [0, 0] }, cutBoxCentre(lines));
  const alignment: Alignment = { ...orientation, shift: [-x, -y] };
  return new Map(
    [...new Set(lines.map(({ line }) => line))].map((kind) => {
      const curves = lines.filter(({ line }) => line === kind).map(({ curve }) => alignCurve(alignment, curve));
      return [kind, { curves, nearest: new NearestCurve(curves) }];
    }),
  );
};

const signedGaps = (lines: Lines, theirs: ReadonlyMap<LineType, NearLines>): number[] => {
  const [x, y] = cutBoxCentre(lines);
  return lines.flatMap(({ line, curve }) => {
    const near = theirs.get(line);
    return [0, 0.31, 0.5, 0.77, 1].map((t) => {
      const [u, v] = pointAt(curve, t);
      const p: Point = [u - x, v - y];
      const hit = near?.nearest.find(p, MAX_GAP);
      return hit ? hit.distance * signedSide(near!.curves[hit.of]!, p) : MAX_GAP;
    });
  });
};

/** 1 or -1 by the side of the curve: a point that moves across it changes the sign of its gap, and not the slope. */
const signedSide = (curve: Curve, p: Point): number => {
  if (curve.kind !== 'arc')
    return Math.sign(
      cross([curve.to[0] - curve.from[0], curve.to[1] - curve.from[1]], [p[0] - curve.from[0], p[1] - curve.from[1]]),
    );
  const { centre, radius } = centreForm(curve);
  return Math.sign(distance(p, centre) - radius);
};
