import type { LineType } from '../../board/index.ts';
import type { Box, Point } from '../../geometry/index.ts';
import { type Dieline, lengths } from '../../sheet/index.ts';
import { CHORD_GAP } from '../nearest-curve.ts';
import { cutBox, type TypedCurve } from '../typed-curve.ts';
import { type Aligned, type Alignment, align, alignCurve } from './align.ts';
import { type Deviation, deviations } from './deviation.ts';
import { type DrawnPiece, drawnPieces } from './drawn-pieces.ts';

/** Their drawing held against ours, in mm. */
export interface DrawingComparison {
  /** What either has and the other does not, the farthest first, where ours lies. */
  readonly deviations: readonly Deviation[];
  /** The farthest of all points, however near; 0 where there is no line. */
  readonly largest: Pick<Deviation, 'distance' | 'at' | 'of' | 'line'> | undefined;
  /** Their lines, each piece laid on ours. */
  readonly aligned: readonly TypedCurve[];
  /** How the pieces were laid, the largest first. */
  readonly alignments: readonly Alignment[];
  /** Their drawing shows the other side of the sheet. */
  readonly mirrored: boolean;
  readonly pieces: { readonly theirs: number; readonly ours: number };
  readonly lengths: readonly { readonly line: LineType; readonly theirs: number; readonly ours: number }[];
  /** Width and height of each piece as ours lies. */
  readonly sizes: readonly { readonly theirs: Point; readonly ours: Point }[];
}

/** Lines that are compared: what is made. Bleed is laid out by whoever prints. */
const withoutBleed = ({ nodes, lines, parts }: Dieline): Dieline => ({
  nodes,
  parts,
  lines: lines.filter(({ line }) => line !== 'bleed'),
});

/** Nearer than this is rounding of the file, in mm. */
const ROUNDING = 0.002;

/**
 * Compares as sets of points, piece by piece: whichever way lines are split and ordered, and pieces moved, turned by
 * quarters or mirrored. Where the pieces are not as many, the drawings are laid on one another as they are.
 */
export const compare = (theirs: Dieline, ours: Dieline, tolerance: number): DrawingComparison => {
  const [a, b] = [withoutBleed(theirs), withoutBleed(ours)];
  const [left, right] = [drawnPieces(a), drawnPieces(b)];
  const pairs = left.length === right.length ? pairPieces(left, right) : undefined;
  const layings: Alignment[] = [];
  const sizes: { theirs: Point; ours: Point }[] = [];
  const laid: TypedCurve[] = [];
  for (const { theirs, ours, alignment: laying } of pairs ?? [pairDrawings(a, b)]) {
    const moved = theirs.map(({ line, curve }) => ({ line, curve: alignCurve(laying, curve) }));
    layings.push(laying);
    laid.push(...moved);
    sizes.push({ theirs: boxSize(cutBox(moved)), ours: boxSize(cutBox(ours)) });
  }
  const all = deviations(laid, b.lines, Math.min(ROUNDING, tolerance));
  const [first] = all;
  const [there, here] = [lengths(a), lengths(b)];
  const kinds = [...new Set([...Object.keys(there), ...Object.keys(here)])] as LineType[];
  return {
    deviations: all.filter(({ distance }) => distance > tolerance),
    largest: first && { distance: first.distance, at: first.at, of: first.of, line: first.line },
    aligned: laid,
    alignments: layings,
    mirrored: layings.some(({ mirrored }) => mirrored),
    pieces: { theirs: left.length, ours: right.length },
    lengths: kinds.map((line) => ({ line, theirs: there[line] ?? 0, ours: here[line] ?? 0 })),
    sizes,
  };
};

interface PiecePair extends Aligned {
  readonly theirs: readonly TypedCurve[];
  readonly ours: readonly TypedCurve[];
}

type HasLines = { readonly lines: readonly TypedCurve[] };

const pairDrawings = ({ lines: theirs }: HasLines, { lines: ours }: HasLines): PiecePair => ({
  theirs,
  ours,
  ...align(theirs, ours),
});

/** Sizes and lines that differ by less may be those of a twin, in mm. */
const TWIN_GAP = 0.5;
/** Twins that are tried: many strips alike need not be told apart. */
const TWINS_TRIED = 8;

/**
 * Each of our pieces with that of theirs whose sizes and lines are nearest to its own, the largest first. Of twins it is the
 * one that lies best; a piece and its mirror image are not taken for one another.
 */
const pairPieces = (theirs: readonly DrawnPiece[], ours: readonly DrawnPiece[]): PiecePair[] => {
  const left = [...theirs];
  return ours.map((piece) => {
    const costs = left.map((other) => pieceDifference(piece, other));
    const least = Math.min(...costs);
    let best: PiecePair | undefined;
    for (const other of left.filter((_, k) => costs[k]! <= least + TWIN_GAP).slice(0, TWINS_TRIED)) {
      const tried = pairDrawings(other, piece);
      if (!best || pairCost(tried) < pairCost(best)) best = tried;
      if (pairCost(best) === 0) break;
    }
    left.splice(
      left.findIndex(({ lines }) => lines === best!.theirs),
      1,
    );
    return best!;
  });
};

const pairCost = ({ meanGap: far, alignment: laying }: Aligned): number =>
  Math.max(0, far - CHORD_GAP) + (laying.mirrored ? CHORD_GAP : 0);

const pieceDifference = (a: DrawnPiece, b: DrawnPiece): number => {
  const [p, q] = [boxSize(a.box), boxSize(b.box)];
  const sides = Math.min(Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1]), Math.abs(p[0] - q[1]) + Math.abs(p[1] - q[0]));
  const running = (piece: DrawnPiece): number =>
    Object.values(lengths({ nodes: [], parts: [], lines: piece.lines })).reduce((x, y) => x + y, 0);
  return sides + Math.abs(running(a) - running(b));
};

const boxSize = ({ left, right, bottom, top }: Box): Point => [right - left, top - bottom];
