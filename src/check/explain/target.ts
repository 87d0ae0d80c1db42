import type { Box, Point } from '../../geometry/index.ts';
import type { Dieline, Line } from '../../sheet/index.ts';
import { type Alignment, applyAlignment } from '../compare/align.ts';
import { endsOf as endPointsOf } from './ends.ts';
import { byDistance, exceededByQuarter, squares } from './fit.ts';
import { linesApart, originsBetween } from './lines-apart.ts';
import { measuresOf, type OverallMeasures } from './measures.ts';
import { type NearLinesByType, nearLinesOf, signedGaps } from './near-lines.ts';
import { type Nearness, nearer } from './nearness.ts';
import { once } from './once.ts';
import { linesByPart, type OurPiece, ourPieces } from './our-pieces.ts';
import {
  type Counts,
  countDifference,
  countsOf,
  ORIENTATIONS,
  type Orientation,
  type Projections,
  projectionsOf,
  residuals,
} from './projections.ts';
import { boxArea, type TheirPiece, theirPieces } from './their-pieces.ts';

type Lines = readonly Line[];

/** One placement of our pieces on theirs. */
export interface Match extends Nearness {
  /** The same for the same pieces in the same orientation. */
  readonly key: string;
  /** True when their sheet lies across ours. */
  readonly turned: boolean;
  readonly mirrored: boolean;
  /** Distances of their ends from ours, in mm; undefined when ours has other pieces. */
  readonly ends: (ours: Lines) => readonly number[] | undefined;
  /** The same without the pieces that are farthest off in this drawing: they may be paired wrongly. */
  readonly endsOfNearPieces: (at: Lines) => Match['ends'];
  /**
   * Distances of points of our lines from theirs, in mm, independent of how these are split; at most `MAX_GAP`.
   * @param shift of our centre against theirs, for a drawing that lacks an edge.
   */
  readonly points: (ours: Lines, shift?: Point) => readonly number[] | undefined;
  /** Our lines that leave theirs by more than `tolerance` mm at some place, up to `most` and one more. */
  readonly linesApart: (ours: Lines, tolerance: number, most: number) => number;
}

/** Drawings whose ends differ by more are not compared end by end. */
const COMPARABLE = 12;

/** Share of the pieces that may be paired wrongly. */
const FAR_SHARE = 1 / 3;

interface TargetPiece extends Omit<TheirPiece, 'boxes'> {
  /** 0 for the largest. */
  readonly rank: number;
  /** In each orientation. */
  readonly projections: readonly Projections[];
  /** In each orientation. */
  readonly near: readonly (() => NearLinesByType)[];
  /** In each orientation, about the centre. */
  readonly boxes: readonly (readonly Box[])[];
}

/** The foreign drawing, prepared for comparison with many of our drawings. */
export class Target {
  readonly #pieces: readonly TargetPiece[];
  /** Ends of all pieces by line type. */
  readonly #counts: Counts;
  /** Difference for a line type that only one drawing has. */
  readonly #missing: 0 | undefined;
  readonly #measures = once(() => measuresOf(this.#pieces.map(({ lines }) => lines)));
  /** Pieces by our drawing, which is compared in many orientations. */
  readonly #known = new WeakMap<Lines, readonly OurPiece[]>();

  /** @param broken true when the drawing may have a defect: missing lines, extra lines, or lines of another type. */
  constructor(theirs: Dieline, broken = false) {
    this.#missing = broken ? 0 : undefined;
    const pieces = theirPieces(theirs, broken);
    const ends = pieces.map(({ lines }) => endPointsOf(lines));
    this.#counts = countsOf(ends);
    this.#pieces = pieces.map(({ lines, centre, boxes }, rank) => ({
      lines,
      centre,
      rank,
      projections: ORIENTATIONS.map((each) => projectionsOf(ends[rank]!, centre, each)),
      near: ORIENTATIONS.map((each) => once(() => nearLinesOf(lines, each, centre))),
      boxes: ORIENTATIONS.map((each) => boxes.map((box) => oriented(box, each, centre))),
    }));
  }

  get pieces(): number {
    return this.#pieces.length;
  }

  get measures(): OverallMeasures {
    return this.#measures();
  }

  /** The nearness of our drawing; undefined if it cannot be theirs at any size. */
  nearness(ours: Lines): Nearness | undefined {
    const parts = linesByPart(ours);
    if (parts.length !== this.#pieces.length) return undefined;
    const counted = this.#countDifference(countsOf(parts.map(endPointsOf)));
    if (!Number.isFinite(counted)) return undefined;
    // Rules out most of the catalogue.
    if (counted > COMPARABLE) return { countDifference: counted, cost: Number.POSITIVE_INFINITY };
    const own = this.#ours(ours);
    const [drawn, ...rotated] = ORIENTATIONS.keys();
    const first = this.#nearest(own, drawn!);
    const all = first.countDifference ? [first] : [first, ...rotated.map((k) => this.#nearest(own, k))];
    const best = all.reduce((a, b) => (nearer(b, a) < 0 ? b : a));
    return Number.isFinite(best.countDifference) ? best : undefined;
  }

  /** The ways our drawing may lie on theirs, the nearest first. */
  matches(ours: Lines): Match[] {
    const own = this.#ours(ours);
    if (own.length !== this.#pieces.length) return [];
    const all = [...ORIENTATIONS.keys()]
      .flatMap((k) => this.#pairings(own, k).map((theirs) => this.#match(theirs, own, k)))
      .sort(nearer);
    // A symmetric drawing has equal placements in several orientations. Of a pinwheel, only the ends are symmetric.
    return all.filter((match, k) => k === 0 || !isLevel(match, all[k - 1]!) || match.mirrored !== all[k - 1]!.mirrored);
  }

  /** The nearest way our drawing may lie on theirs; where ends leave open which one that is, their lines decide. */
  nearestMatch(ours: Lines): Match | undefined {
    const [first, ...others] = this.matches(ours);
    const level = others.filter((other) => isLevel(other, first!));
    if (!level.length) return first;
    const gap = ({ points }: Match): number => exceededByQuarter(byDistance(points(ours) ?? []));
    return level.reduce((best, other) => (gap(other) < gap(best) ? other : best), first!);
  }

  /** True when each placement of as many pieces leaves more than `most` of our lines farther than `tolerance` mm from theirs. */
  isFar(ours: Lines, tolerance: number, most: number): boolean {
    const all = this.matches(ours);
    return all.length > 0 && all.every(({ linesApart: count }) => count(ours, tolerance, most) > most);
  }

  #ours(lines: Lines): readonly OurPiece[] {
    const known = this.#known.get(lines);
    if (known) return known;
    const pieces = ourPieces(lines);
    this.#known.set(lines, pieces);
    return pieces;
  }

  #countDifference(ours: Counts): number {
    return countDifference(this.#counts, ours, this.#missing);
  }

  #nearest(own: readonly OurPiece[], k: number): Nearness {
    return this.#nearness(this.#pairing(own, k), own, k);
  }

  #nearness(theirs: readonly TargetPiece[], own: readonly OurPiece[], k: number): Nearness {
    let [difference, cost] = [0, 0];
    for (const [i, { projections }] of theirs.entries()) {
      difference += countDifference(endsIn(projections[k]!), endsIn(own[i]!.projections), this.#missing);
      cost += squares(residuals(projections[k]!, own[i]!.projections));
    }
    // Prefers the drawn orientation unless another one is clearly nearer.
    return { countDifference: difference, cost: k ? cost : cost * 0.9 };
  }

  #match(theirs: readonly TargetPiece[], own: readonly OurPiece[], k: number): Match {
    const each = (
      lines: Lines,
      of: (piece: OurPiece, i: number) => readonly number[],
    ): readonly number[] | undefined => {
      const pieces = this.#ours(lines);
      if (pieces.length !== theirs.length) return undefined;
      return pieces.length === 1 ? of(pieces[0]!, 0) : pieces.flatMap(of);
    };
    const endsOf = ({ projections }: OurPiece, i: number): number[] =>
      residuals(theirs[i]!.projections[k]!, projections);
    return {
      key: [k, ...theirs.map(({ rank }) => rank)].join(),
      turned: ORIENTATIONS[k]!.quarters % 2 === 1,
      mirrored: ORIENTATIONS[k]!.mirrored,
      ...this.#nearness(theirs, own, k),
      ends: (lines) => each(lines, endsOf),
      endsOfNearPieces: (at) => {
        const off = this.#ours(at).map((piece, i) => squares(endsOf(piece, i)));
        const far = [...off.keys()].sort((a, b) => off[b]! - off[a]!).slice(0, Math.ceil(FAR_SHARE * off.length));
        return (lines) => each(lines, (piece, i) => endsOf(piece, i).map((gap) => (far.includes(i) ? 0 : gap)));
      },
      linesApart: (lines, tolerance, most) => {
        let apart = 0;
        for (const [i, { lines: own, boxes }] of this.#ours(lines).entries()) {
          const { near, boxes: placed } = theirs[i]!;
          const origins = boxes().flatMap((box, j) => originsBetween(box, placed[k]![j]!));
          apart += linesApart(own, origins, near[k]!(), tolerance, most - apart);
          if (apart > most) break;
        }
        return apart;
      },
      points: (lines, [x, y] = [0, 0]) =>
        each(lines, ({ lines: own, centre }, i) =>
          signedGaps(own, [centre[0] - x, centre[1] - y], theirs[i]!.near[k]!()),
        ),
    };
  }

  /** Two pieces may be swapped: the sizes decide which one is larger. */
  #pairings(own: readonly OurPiece[], k: number): readonly (readonly TargetPiece[])[] {
    const [a, b] = this.#pieces;
    return own.length === 2
      ? [
          [a!, b!],
          [b!, a!],
        ]
      : distinct([this.#pairing(own, k), this.#byPlace(own, k), this.#bySize(own, false), this.#bySize(own, true)]);
  }

  /**
   * The nearest pairs first, whatever a defect adds or takes. Of two similar pieces, the one with the defect may have other ends than
   * both of ours; at almost the right sizes it is still nearest to its own partner.
   */
  #byPlace(own: readonly OurPiece[], k: number): TargetPiece[] {
    const pairs = own.flatMap((piece, i) =>
      this.#pieces.map((other) => {
        const { countDifference, cost } = this.#nearness([other], [piece], k);
        return { i, other, cost: countDifference > COMPARABLE ? Number.POSITIVE_INFINITY : cost };
      }),
    );
    const paired: TargetPiece[] = [];
    const taken = new Set<TargetPiece>();
    for (const { i, other } of pairs.sort((a, b) => (a.cost === b.cost ? 0 : a.cost - b.cost)))
      if (!paired[i] && !taken.has(other)) {
        paired[i] = other;
        taken.add(other);
      }
    return paired;
  }

  /** Their pieces in the order of ours: each with the nearest remaining one. */
  #pairing(own: readonly OurPiece[], k: number): TargetPiece[] {
    if (own.length === 1) return [...this.#pieces];
    const left = [...this.#pieces];
    return own.map((piece) => {
      const each = left.map((other) => this.#nearness([other], [piece], k));
      const best = each.reduce((b, near, i) => (nearer(near, each[b]!) < 0 ? i : b), 0);
      return left.splice(best, 1)[0]!;
    });
  }

  /**
   * Pairs by size: when all pieces grow, a piece may be nearer to a wrong one.
   * @param alike true to pair only pieces whose ends differ least. A piece with a defect then finds a wrong partner.
   */
  #bySize(own: readonly OurPiece[], alike: boolean): TargetPiece[] {
    const left = [...this.#pieces];
    const paired: TargetPiece[] = [];
    const order = [...own.keys()].sort((a, b) => boxArea(own[b]!.lines) - boxArea(own[a]!.lines));
    for (const i of order) {
      if (!alike) {
        paired[i] = left.shift()!;
        continue;
      }
      const counts = endsIn(own[i]!.projections);
      const unlike = left.map(({ projections: [drawn] }) => countDifference(endsIn(drawn!), counts, this.#missing));
      // Their pieces are sorted: of those as alike, the first is the largest.
      paired[i] = left.splice(unlike.indexOf(Math.min(...unlike)), 1)[0]!;
    }
    return paired;
  }
}

/** True when the ends are as near in both placements. */
const isLevel = (a: Match, b: Match): boolean => Math.abs(a.cost - b.cost) <= LEVEL * (1 + Math.max(a.cost, b.cost));

/** Sums of squares that differ by less, in mm² and as a share, are rounding. */
const LEVEL = 1e-6;

const distinct = (pairings: readonly (readonly TargetPiece[])[]): (readonly TargetPiece[])[] =>
  pairings.filter((one, k) => pairings.findIndex((other) => other.every((piece, i) => piece === one[i])) === k);

const endsIn = (projections: Projections): Counts =>
  new Map([...projections].map(([kind, lists]) => [kind, lists[0]!.length]));

/** A box about the centre, oriented like ours. */
const oriented = ({ left, right, bottom, top }: Box, orientation: Orientation, [x, y]: Point): Box => {
  const place: Alignment = { ...orientation, shift: [0, 0] };
  const [[a, b], [c, d]] = [applyAlignment(place, [left - x, bottom - y]), applyAlignment(place, [right - x, top - y])];
  return { left: Math.min(a, c), right: Math.max(a, c), bottom: Math.min(b, d), top: Math.max(b, d) };
};
