import { lengths } from '../../sheet/index.ts';
import { CHORD_GAP } from '../lines/nearest-curve.ts';
import { boxSize, type TypedCurve } from '../lines/typed-curve.ts';
import { type Aligned, align } from './align.ts';
import type { LineGroup } from './drawn-pieces.ts';

/** A piece of theirs laid on one of ours. */
export interface PiecePair extends Aligned {
  readonly theirs: readonly TypedCurve[];
  readonly ours: readonly TypedCurve[];
}

type HasLines = { readonly lines: readonly TypedCurve[] };

/** Two drawings as one pair. */
export const pairDrawings = ({ lines: theirs }: HasLines, { lines: ours }: HasLines): PiecePair => ({
  theirs,
  ours,
  ...align(theirs, ours),
});

/** Pieces whose sizes and lines differ by less may be twins, in mm; and how many twins are tried. */
const [TWIN_GAP, TWINS_TRIED] = [0.5, 8] as const;

/**
 * Pairs each of our pieces with the piece of theirs nearest in size and lines. Pieces that are equal are paired first, then the nearest
 * pair: a torn piece may look like another one, and takes what remains. Among twins the best fit wins; a piece and its mirror
 * image are told apart.
 */
export const pairPieces = (theirs: readonly LineGroup[], ours: readonly LineGroup[]): PiecePair[] => {
  const costs = ours.map((piece) => theirs.map((other) => pieceDifference(piece, other)));
  const left = new Set(theirs.keys());
  const open = new Set(ours.keys());
  const pairs: PiecePair[] = [];
  const known = new Map<string, PiecePair>();
  const pairOf = (j: number, k: number): PiecePair => {
    const pair = known.get(`${j},${k}`) ?? pairDrawings(theirs[j]!, ours[k]!);
    known.set(`${j},${k}`, pair);
    return pair;
  };
  const least = (k: number): number => Math.min(...[...left].map((j) => costs[k]![j]!));
  const best = (k: number): { readonly j: number; readonly pair: PiecePair } => {
    let found: ReturnType<typeof best> | undefined;
    for (const j of [...left].filter((j) => costs[k]![j]! <= least(k) + TWIN_GAP).slice(0, TWINS_TRIED)) {
      const pair = pairOf(j, k);
      if (!found || pairCost(pair) < pairCost(found.pair)) found = { j, pair };
      if (pairCost(found.pair) === 0) break;
    }
    return found!;
  };
  const take = (k: number, { j, pair }: ReturnType<typeof best>): void => {
    left.delete(j);
    open.delete(k);
    pairs[k] = pair;
  };
  for (const k of ours.keys()) {
    const found = best(k);
    if (pairCost(found.pair) === 0) take(k, found);
  }
  while (open.size) {
    const k = [...open].reduce((nearest, other) => (least(other) < least(nearest) ? other : nearest));
    take(k, best(k));
  }
  return pairs;
};

const pairCost = ({ meanGap, alignment }: Aligned): number =>
  Math.max(0, meanGap - CHORD_GAP) + (alignment.mirrored ? CHORD_GAP : 0);

const pieceDifference = (a: LineGroup, b: LineGroup): number => {
  const [p, q] = [boxSize(a.box), boxSize(b.box)];
  const sides = Math.min(Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1]), Math.abs(p[0] - q[1]) + Math.abs(p[1] - q[0]));
  const total = (piece: LineGroup): number =>
    Object.values(lengths({ nodes: [], parts: [], lines: piece.lines })).reduce((x, y) => x + y, 0);
  return sides + Math.abs(total(a) - total(b));
};
