import { once, type Point, perObject } from '../../geometry/index.ts';
import type { Dieline, Line } from '../../sheet/index.ts';
import { totalLength } from '../lines/curves.ts';
import { endsOf as endPointsOf } from '../lines/ends.ts';
import { byDistance, exceededByQuarter, squares } from './least-squares.ts';
import { type Nearness, nearer, type Pairing, pairingsOf } from './pairings.ts';
import { asPiece, measuresOf, type OurPiece, ourPieces, type TargetPiece, targetPiece, theirPieces } from './pieces.ts';
import { countDifference, ORIENTATIONS, type Orientation, residuals, signedGaps } from './projections.ts';

type Lines = readonly Line[];

/** One placement of our pieces on theirs. */
export interface Match extends Nearness {
  /** The same for the same pieces in the same orientation. */
  readonly key: string;
  /** True when their sheet lies across ours. */
  readonly turned: boolean;
  readonly mirrored: boolean;
  /** That brings theirs on ours. */
  readonly orientation: Orientation;
  /** Distances of their ends from ours, in mm; undefined when ours has other pieces. */
  readonly ends: (ours: Lines) => readonly number[] | undefined;
  /** The same without the pieces that are farthest off in this drawing: they may be paired wrongly. */
  readonly endsOfNearPieces: (at: Lines) => Match['ends'];
  /** Distances in mm of points of our lines from theirs, however split, up to `SEARCH_DISTANCE_MM`. @param shift of our centre for a missing edge. */
  readonly points: (ours: Lines, shift?: Point) => readonly number[] | undefined;
}

/** Share of the pieces that may be paired wrongly. */
const FAR_SHARE = 1 / 3;

/** The foreign drawing, which may have a defect, prepared for comparison with many of our drawings. */
export class Target {
  readonly #lines: Lines;
  readonly #pieces: readonly TargetPiece[];
  readonly length = once(() => totalLength(this.#lines));
  readonly measures = once(() => measuresOf(this.#pieces.map(({ lines }) => lines)));
  /** The pieces of our drawing, which is compared in many orientations. */
  readonly #ours = perObject((lines: Lines) => ourPieces(lines));

  /** @param asOne true for lines of one piece that do not hang together, as its creases. */
  constructor(theirs: Dieline, asOne = false) {
    this.#lines = theirs.lines;
    this.#pieces = (asOne ? [asPiece([theirs.lines])] : theirPieces(theirs)).map((piece, rank) =>
      targetPiece(piece, endPointsOf(piece.lines), rank),
    );
  }

  get pieces(): number {
    return this.#pieces.length;
  }

  /** The ways our drawing may lie on theirs, the nearest first. */
  matches(ours: Lines): Match[] {
    const own = this.#ours(ours);
    if (own.length !== this.#pieces.length) return [];
    const all = [...ORIENTATIONS.keys()]
      .flatMap((k) =>
        pairingsOf(own, this.#pieces, (theirs, ours) => this.#nearness(theirs, ours, k)).map((theirs) =>
          this.#match(theirs, own, k),
        ),
      )
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

  #nearness(theirs: Pairing, own: readonly OurPiece[], k: number): Nearness {
    let [difference, cost] = [0, 0];
    for (const [i, { projections }] of theirs.entries()) {
      difference += countDifference(projections[k]!, own[i]!.projections);
      cost += squares(residuals(projections[k]!, own[i]!.projections));
    }
    // Prefers the drawn orientation unless another one is clearly nearer.
    return { countDifference: difference, cost: k ? cost : cost * 0.9 };
  }

  #match(theirs: Pairing, own: readonly OurPiece[], k: number): Match {
    const each = (lines: Lines, of: (piece: OurPiece, i: number) => readonly number[]) => {
      const pieces = this.#ours(lines);
      if (pieces.length !== theirs.length) return undefined;
      if (pieces.length === 1) return of(pieces[0]!, 0);
      const all: number[] = [];
      // Faster than to flatten lists.
      for (const [i, piece] of pieces.entries()) for (const gap of of(piece, i)) all.push(gap);
      return all;
    };
    const endsOf = ({ projections }: OurPiece, i: number) => residuals(theirs[i]!.projections[k]!, projections);
    return {
      key: [k, ...theirs.map(({ rank }) => rank)].join(),
      turned: ORIENTATIONS[k]!.quarters % 2 === 1,
      mirrored: ORIENTATIONS[k]!.mirrored,
      orientation: ORIENTATIONS[k]!,
      ...this.#nearness(theirs, own, k),
      ends: (lines) => each(lines, endsOf),
      endsOfNearPieces: (at) => {
        const off = this.#ours(at).map((piece, i) => squares(endsOf(piece, i)));
        const far = [...off.keys()].sort((a, b) => off[b]! - off[a]!).slice(0, Math.ceil(FAR_SHARE * off.length));
        return (lines) => each(lines, (piece, i) => endsOf(piece, i).map((gap) => (far.includes(i) ? 0 : gap)));
      },
      points: (lines, [x, y] = [0, 0]) =>
        each(lines, ({ lines: own, centre }, i) =>
          signedGaps(own, [centre[0] - x, centre[1] - y], theirs[i]!.near[k]!()),
        ),
    };
  }
}

/** True when the ends are as near in both placements. */
const isLevel = (a: Match, b: Match): boolean => Math.abs(a.cost - b.cost) <= LEVEL * (1 + Math.max(a.cost, b.cost));

/** Sums of squares that differ by less, in mm² and as a share, are rounding. */
const LEVEL = 1e-6;
