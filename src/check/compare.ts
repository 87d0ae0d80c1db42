import type { LineType } from '../board/index.ts';
import type { Box, Point } from '../geometry/index.ts';
import { type Dieline, lengths } from '../sheet/index.ts';
import { type Aligned, align, type Laying, layCurve } from './align.ts';
import { type Stray, strays } from './deviation.ts';
import { cutBox, type Lined } from './lined.ts';
import { NEAR } from './nearby.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** Their drawing held against ours, in mm. */
export interface Comparison {
  /** What either has and the other does not, the farthest first, where ours lies. */
  readonly strays: readonly Stray[];
  /** The farthest of all points, however near; 0 where there is no line. */
  readonly largest: Pick<Stray, 'distance' | 'at' | 'of' | 'line'> | undefined;
  /** Their lines, each piece laid on ours. */
  readonly laid: readonly Lined[];
  /** How the pieces were laid, the largest first. */
  readonly layings: readonly Laying[];
  /** Their drawing shows the other side of the sheet. */
  readonly mirrored: boolean;
  readonly pieces: { readonly theirs: number; readonly ours: number };
  readonly lengths: readonly { readonly line: LineType; readonly theirs: number; readonly ours: number }[];
  /** Width and height of each piece as ours lies. */
  readonly sizes: readonly { readonly theirs: Point; readonly ours: Point }[];
}

/** Lines that are compared: what is made. Bleed is laid out by whoever prints. */
const made = ({ nodes, lines, parts }: Dieline): Dieline => ({
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
export const compare = (theirs: Dieline, ours: Dieline, tolerance: number): Comparison => {
  const [a, b] = [made(theirs), made(ours)];
  const [left, right] = [piecesOf(a), piecesOf(b)];
  const pairs = left.length === right.length ? paired(left, right) : undefined;
  const layings: Laying[] = [];
  const sizes: { theirs: Point; ours: Point }[] = [];
  const laid: Lined[] = [];
  for (const { theirs, ours, laying } of pairs ?? [pair(a, b)]) {
    const moved = theirs.map(({ line, curve }) => ({ line, curve: layCurve(laying, curve) }));
    layings.push(laying);
    laid.push(...moved);
    sizes.push({ theirs: sizeOf(cutBox(moved)), ours: sizeOf(cutBox(ours)) });
  }
  const all = strays(laid, b.lines, Math.min(ROUNDING, tolerance));
  const [first] = all;
  const [there, here] = [lengths(a), lengths(b)];
  const kinds = [...new Set([...Object.keys(there), ...Object.keys(here)])] as LineType[];
  return {
    strays: all.filter(({ distance }) => distance > tolerance),
    largest: first && { distance: first.distance, at: first.at, of: first.of, line: first.line },
    laid,
    layings,
    mirrored: layings.some(({ mirrored }) => mirrored),
    pieces: { theirs: left.length, ours: right.length },
    lengths: kinds.map((line) => ({ line, theirs: there[line] ?? 0, ours: here[line] ?? 0 })),
    sizes,
  };
};

interface Pair extends Aligned {
  readonly theirs: readonly Lined[];
  readonly ours: readonly Lined[];
}

type Lines = { readonly lines: readonly Lined[] };

const pair = ({ lines: theirs }: Lines, { lines: ours }: Lines): Pair => ({ theirs, ours, ...align(theirs, ours) });

/** Sizes and lines that differ by less may be those of a twin, in mm. */
const TWINS = 0.5;
/** Twins that are tried: many strips alike need not be told apart. */
const TRIED = 8;

/**
 * Each of our pieces with that of theirs whose sizes and lines are nearest to its own, the largest first. Of twins it is the
 * one that lies best; a piece and its mirror image are not taken for one another.
 */
const paired = (theirs: readonly Piece[], ours: readonly Piece[]): Pair[] => {
  const left = [...theirs];
  return ours.map((piece) => {
    const costs = left.map((other) => unlike(piece, other));
    const least = Math.min(...costs);
    let best: Pair | undefined;
    for (const other of left.filter((_, k) => costs[k]! <= least + TWINS).slice(0, TRIED)) {
      const tried = pair(other, piece);
      if (!best || badness(tried) < badness(best)) best = tried;
      if (badness(best) === 0) break;
    }
    left.splice(
      left.findIndex(({ lines }) => lines === best!.theirs),
      1,
    );
    return best!;
  });
};

const badness = ({ far, laying }: Aligned): number => Math.max(0, far - NEAR) + (laying.mirrored ? NEAR : 0);

const unlike = (a: Piece, b: Piece): number => {
  const [p, q] = [sizeOf(a.box), sizeOf(b.box)];
  const sides = Math.min(Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1]), Math.abs(p[0] - q[1]) + Math.abs(p[1] - q[0]));
  const running = (piece: Piece): number =>
    Object.values(lengths({ nodes: [], parts: [], lines: piece.lines })).reduce((x, y) => x + y, 0);
  return sides + Math.abs(running(a) - running(b));
};

const sizeOf = ({ left, right, bottom, top }: Box): Point => [right - left, top - bottom];
