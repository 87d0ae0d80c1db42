import { boxArea, type OurPiece, type TargetPiece } from './pieces.ts';

/** Nearness of our drawing to theirs before fitting. */
export interface Nearness {
  /** Ends that only one drawing has. */
  readonly countDifference: number;
  /** Sum of squared distances of the ends, in mm². */
  readonly cost: number;
}

/** Below 0 where `a` is nearer. */
export const nearer = (a: Nearness, b: Nearness): number => a.countDifference - b.countDifference || a.cost - b.cost;

/** Drawings whose ends differ by more are not compared end by end. */
const COMPARABLE = 12;

/** How near some pieces of ours, in one orientation, are to as many of theirs. */
export type PieceNearness = (theirs: readonly TargetPiece[], ours: readonly OurPiece[]) => Nearness;

/** Pieces of theirs in the order of ours. */
export type Pairing = readonly TargetPiece[];

/** The likely pairings of as many pieces. Two pieces may be swapped: the sizes decide which one is larger. */
export const pairingsOf = (ours: readonly OurPiece[], theirs: readonly TargetPiece[], compared: PieceNearness) => {
  if (ours.length === 2) {
    const [a, b] = theirs;
    return [
      [a!, b!],
      [b!, a!],
    ];
  }
  const nearness = ofPairs(ours, theirs, compared);
  return distinct([
    eachWithNearest(ours, theirs, nearness),
    nearestFirst(ours, theirs, nearness),
    bySize(ours, theirs),
    bySize(ours, theirs, nearness),
  ]);
};

/** The nearness of each pair, compared once. */
const ofPairs = (ours: readonly OurPiece[], theirs: readonly TargetPiece[], nearness: PieceNearness): PieceNearness => {
  const known = new Map(
    ours.map((piece) => [piece, new Map(theirs.map((other) => [other, nearness([other], [piece])]))]),
  );
  return ([other], [piece]) => known.get(piece!)!.get(other!)!;
};

/** Each of ours, in turn, with the nearest remaining one. */
const eachWithNearest = (ours: readonly OurPiece[], theirs: readonly TargetPiece[], nearness: PieceNearness) => {
  if (ours.length === 1) return theirs;
  const left = [...theirs];
  return ours.map((piece) => {
    const each = left.map((other) => nearness([other], [piece]));
    const best = each.reduce((b, near, i) => (nearer(near, each[b]!) < 0 ? i : b), 0);
    return left.splice(best, 1)[0]!;
  });
};

/** The nearest pairs first, whatever a defect adds or takes: at almost the right sizes, a piece with one is nearest to its own partner. */
const nearestFirst = (ours: readonly OurPiece[], theirs: readonly TargetPiece[], nearness: PieceNearness): Pairing => {
  const pairs = ours.flatMap((piece, i) =>
    theirs.map((other) => {
      const { countDifference, cost } = nearness([other], [piece]);
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
};

/**
 * Pairs by size: when all pieces grow, a piece may be nearer to a wrong one.
 * @param nearness given to pair only pieces whose ends differ least. A piece with a defect then finds a wrong partner.
 */
const bySize = (ours: readonly OurPiece[], theirs: readonly TargetPiece[], nearness?: PieceNearness): Pairing => {
  // Theirs are sorted: the first is the largest.
  const left = [...theirs];
  const paired: TargetPiece[] = [];
  for (const i of [...ours.keys()].sort((a, b) => boxArea(ours[b]!.lines) - boxArea(ours[a]!.lines))) {
    const unlike = nearness ? left.map((other) => nearness([other], [ours[i]!]).countDifference) : [0];
    paired[i] = left.splice(unlike.indexOf(Math.min(...unlike)), 1)[0]!;
  }
  return paired;
};

const distinct = (pairings: readonly Pairing[]): Pairing[] =>
  pairings.filter((one, k) => pairings.findIndex((other) => other.every((piece, i) => piece === one[i])) === k);
