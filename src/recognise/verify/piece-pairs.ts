import { keptIn } from '../../geometry/index.ts';
import { boxSize, CHORD_GAP, cutBox, type TypedCurve, totalLength } from '../lines/curves.ts';
import { type DrawnPiece, type LineGroup, mergeOverlapping } from '../lines/drawn-pieces.ts';
import { step } from '../lines/steps.ts';
import { type Aligned, align } from './align.ts';

/** The pieces of a drawing that a fault may have torn, the largest first. */
export const wholePieces = (torn: readonly DrawnPiece[]): DrawnPiece[] =>
  mergeOverlapping(torn).map((group) => {
    const lines = group.flatMap((piece) => piece.lines);
    return { lines, box: cutBox(lines), closed: group.some(({ closed }) => closed) };
  });

/** Open lines shorter in all than this share of our smallest piece are stray lines, not a piece. */
const STRAY_SHARE = 0.2;

/** With an open outline, what lay inside it stands alone. As many pieces as ours are then no separate fault. */
export const countPieces = (
  theirs: readonly DrawnPiece[],
  whole: readonly DrawnPiece[],
  ours: readonly DrawnPiece[],
): number => {
  if (theirs.every(({ closed }) => closed)) return theirs.length;
  const least = STRAY_SHARE * Math.min(...ours.map(({ lines }) => totalLength(lines)));
  const pieces = whole.filter(({ closed, lines }) => closed || totalLength(lines) >= least);
  return Math.max(pieces.length, Math.min(theirs.length, ours.length));
};

/** Pieces of one drawing that are left when each of the other has taken one of its size; none if one of those finds none. */
export const leftOver = (pieces: readonly DrawnPiece[], taken: readonly DrawnPiece[]): DrawnPiece[] => {
  const left = [...pieces];
  for (const piece of taken) {
    step(left.length);
    const k = left.findIndex((other) => sameSize(piece, other));
    if (k < 0) return [];
    left.splice(k, 1);
  }
  return left;
};

export const others = (pieces: readonly DrawnPiece[], odd: readonly DrawnPiece[]): DrawnPiece[] => {
  const left = new Set(odd);
  return pieces.filter((piece) => !left.has(piece));
};

/** Sides that differ by less are the same, in mm. */
const SAME_SIZE = 0.5;

const sameSize = (a: LineGroup, b: LineGroup): boolean => {
  const [[w, h], [u, v]] = [boxSize(a.box), boxSize(b.box)];
  const near = (p: number, q: number): boolean => Math.abs(p - q) < SAME_SIZE;
  return (near(w, u) && near(h, v)) || (near(w, v) && near(h, u));
};

type HasLines = { readonly lines: readonly TypedCurve[] };

/** Two drawings as one pair, or a piece of theirs laid on one of ours. */
export const pairDrawings = ({ lines: theirs }: HasLines, { lines: ours }: HasLines) => ({
  theirs,
  ours,
  ...align(theirs, ours),
});

/** Pieces whose sizes and lines differ by less may be twins, in mm; and how many twins are tried. */
const [TWIN_GAP, TWINS_TRIED] = [0.5, 8] as const;

/**
 * Pairs each of our pieces with theirs nearest in size and lines: equal ones first, then the nearest pair, because a torn piece may look
 * like another one, and takes what remains. Among twins the best fit wins; a piece and its mirror image are told apart.
 */
export const pairPieces = (theirs: readonly LineGroup[], ours: readonly LineGroup[]) => {
  const costs = ours.map((piece) => theirs.map((other) => pieceDifference(piece, other)));
  const left = new Set(theirs.keys());
  const open = new Set(ours.keys());
  type PiecePair = ReturnType<typeof pairDrawings>;
  const pairs: PiecePair[] = [];
  const known = new Map<string, PiecePair>();
  const pairOf = (j: number, k: number) => keptIn(known, `${j},${k}`, () => pairDrawings(theirs[j]!, ours[k]!));
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
  return sides + Math.abs(totalLength(a.lines) - totalLength(b.lines));
};
