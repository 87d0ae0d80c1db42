import type { LineType } from '../../board/index.ts';
import type { Box, Point } from '../../geometry/index.ts';
import { type Dieline, lengths } from '../../sheet/index.ts';
import { CHORD_GAP } from '../nearest-curve.ts';
import { boxSize, cutBox, type TypedCurve, totalLength } from '../typed-curve.ts';
import { withoutBleed } from '../without-bleed.ts';
import { type Aligned, type Alignment, align, alignCurve } from './align.ts';
import { type Deviation, deviations } from './deviation.ts';
import { type DrawnPiece, drawnPieces, type LineGroup, mergeOverlapping } from './drawn-pieces.ts';
import { SCALE_ROUNDING, type Similarity, scaleBetween, turnsBetween, undo } from './similarity.ts';

/** Their drawing compared with ours, in mm. */
export interface DrawingComparison {
  /** Parts of lines that only one drawing has, the farthest first, in the frame of ours. */
  readonly deviations: readonly Deviation[];
  /** The farthest point of all; undefined where everything is within rounding. */
  readonly largest: Pick<Deviation, 'distance' | 'at' | 'of' | 'line'> | undefined;
  /** Their lines, each piece aligned with ours. */
  readonly aligned: readonly TypedCurve[];
  /** The alignments of the pieces, the largest piece first. */
  readonly alignments: readonly Alignment[];
  /** True when their drawing shows the other side of the sheet. */
  readonly mirrored: boolean;
  /** Rotation of their drawing against ours, including quarter turns, and its scale. */
  readonly similarity: Similarity;
  readonly pieces: { readonly theirs: number; readonly ours: number };
  /** Ids of our parts that are missing in theirs, and boxes of their pieces that are too many; empty where sizes do not tell which. */
  readonly missing: readonly string[];
  readonly extra: readonly Box[];
  readonly lengths: readonly { readonly line: LineType; readonly theirs: number; readonly ours: number }[];
  /** Width and height of each piece, in the frame of ours. */
  readonly sizes: readonly { readonly theirs: Point; readonly ours: Point }[];
}

/** Caches a derived value per drawing, because one foreign drawing is compared with many of ours. */
const cachedBy = <T>(make: (drawing: Dieline) => T): ((drawing: Dieline) => T) => {
  const known = new WeakMap<Dieline, T>();
  return (drawing) => {
    const before = known.get(drawing);
    if (before !== undefined) return before;
    const value = make(drawing);
    known.set(drawing, value);
    return value;
  };
};

/** A drawing that is compared. */
const comparable = cachedBy(({ nodes, lines, parts }): Dieline => ({ nodes, parts, lines: withoutBleed(lines) }));

const piecesOf = cachedBy(drawnPieces);

/** Nearer than this is rounding of the file, in mm. */
const ROUNDING = 0.002;

/** Lines that may miss at a scale. */
const SCALE_DEFECTS = 2;

/**
 * Compares as sets of points, piece by piece, independent of how lines are split and ordered and how pieces lie. When
 * the counts of pieces differ, joins the parts of a torn piece; if they still differ, aligns the drawings as a whole.
 */
export const compare = (theirs: Dieline, ours: Dieline, tolerance: number): DrawingComparison => {
  const [a, b] = [comparable(theirs), comparable(ours)];
  let best = compareTurned(a, b, { degrees: 0, scale: 1 }, tolerance);
  if (isSame(best)) return best;
  for (const degrees of turnsBetween(a.lines, b.lines)) {
    const turned = compareTurned(a, b, { degrees, scale: 1 }, tolerance);
    if (turned.deviations.length < best.deviations.length) best = turned;
  }
  return best;
};

/**
 * Compares their drawing as if it were scaled; undefined when no scale makes it ours.
 * @param before the comparison at its own scale.
 * @param known scale of their drawing against ours; taken from the length of its cuts when omitted.
 */
export const compareScaled = (
  theirs: Dieline,
  ours: Dieline,
  tolerance: number,
  before: DrawingComparison,
  known?: number,
): DrawingComparison | undefined => {
  const [a, b] = [comparable(theirs), comparable(ours)];
  const scale = known ?? scaleBetween(a, b);
  if (!scale || Math.abs(scale - 1) < SCALE_ROUNDING) return undefined;
  for (const degrees of [0, ...turnsBetween(a.lines, b.lines)]) {
    const scaled = compareTurned(a, b, { degrees, scale }, tolerance);
    const few = scaled.deviations.length <= SCALE_DEFECTS && 4 * scaled.deviations.length < before.deviations.length;
    if (few && scaled.pieces.theirs === scaled.pieces.ours) return scaled;
  }
  return undefined;
};

export const isSame = ({ deviations: all, pieces }: DrawingComparison): boolean =>
  all.length === 0 && pieces.theirs === pieces.ours;

const compareTurned = (theirs: Dieline, ours: Dieline, by: Similarity, tolerance: number): DrawingComparison => {
  const straight = by.degrees === 0 && by.scale === 1 ? theirs : undo(theirs, by);
  const [left, right] = [piecesOf(straight), piecesOf(ours)];
  const whole = left.length === right.length ? left : wholePieces(left);
  const [extra, missing] = [without(whole, right), without(right, whole)];
  const [these, those] = [rest(whole, extra), rest(right, missing)];
  const pairs = these.length === those.length ? pairPieces(these, those) : [pairDrawings(straight, ours)];
  const aligned: TypedCurve[] = extra.flatMap(({ lines }) =>
    lines.map(({ line, curve }) => ({ line, curve: alignCurve(pairs[0]!.alignment, curve) })),
  );
  const sizes = pairs.map((pair) => {
    const moved = pair.theirs.map(({ line, curve }) => ({ line, curve: alignCurve(pair.alignment, curve) }));
    aligned.push(...moved);
    return { theirs: boxSize(cutBox(moved)), ours: boxSize(cutBox(pair.ours)) };
  });
  const beyond = deviations(aligned, ours.lines, tolerance);
  const first = beyond[0] ?? deviations(aligned, ours.lines, Math.min(ROUNDING, tolerance))[0];
  const [there, here] = [lengths(theirs), lengths(ours)];
  const types = [...new Set([...Object.keys(there), ...Object.keys(here)])] as LineType[];
  const alignments = pairs.map(({ alignment }) => alignment);
  return {
    deviations: beyond,
    largest: first && { distance: first.distance, at: first.at, of: first.of, line: first.line },
    aligned,
    alignments,
    mirrored: alignments.some(({ mirrored }) => mirrored),
    similarity: { scale: by.scale, degrees: turnOf(by.degrees, alignments[0]) },
    pieces: { theirs: countPieces(left, whole, right), ours: right.length },
    missing: missing.map(({ lines: [line] }) => ours.parts[line!.part]!),
    extra: extra.flatMap(({ closed, box }) => (closed ? [box] : [])),
    lengths: types.map((line) => ({ line, theirs: there[line] ?? 0, ours: here[line] ?? 0 })),
    sizes,
  };
};

/** The pieces of a drawing that a fault may have torn, the largest first. */
const wholePieces = (torn: readonly DrawnPiece[]): DrawnPiece[] =>
  mergeOverlapping(torn).map((group) => {
    const lines = group.flatMap((piece) => piece.lines);
    return { lines, box: cutBox(lines), closed: group.some(({ closed }) => closed) };
  });

/** Open lines shorter in all than this share of our smallest piece are stray lines, not a piece. */
const STRAY_SHARE = 0.2;

/** With an open outline, what lay inside it stands alone. As many pieces as ours are then no separate fault. */
const countPieces = (
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
const without = (pieces: readonly DrawnPiece[], taken: readonly DrawnPiece[]): DrawnPiece[] => {
  const left = [...pieces];
  for (const piece of taken) {
    const k = left.findIndex((other) => sameSize(piece, other));
    if (k < 0) return [];
    left.splice(k, 1);
  }
  return left;
};

const rest = (pieces: readonly DrawnPiece[], odd: readonly DrawnPiece[]): DrawnPiece[] =>
  pieces.filter((piece) => !odd.includes(piece));

const sameSize = (a: LineGroup, b: LineGroup): boolean => {
  const [[w, h], [u, v]] = [boxSize(a.box), boxSize(b.box)];
  const near = (p: number, q: number): boolean => Math.abs(p - q) < TWIN_GAP;
  return (near(w, u) && near(h, v)) || (near(w, v) && near(h, u));
};

/** Rotation of their drawing, from -180° to 180°: the angle turned back first, then the quarter turns of the alignment. */
const turnOf = (degrees: number, alignment: Alignment | undefined): number => {
  const angle = degrees - 90 * (alignment?.quarters ?? 0);
  return angle - 360 * Math.round(angle / 360);
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

/** Pieces whose sizes and lines differ by less may be twins, in mm; and how many twins are tried. */
const [TWIN_GAP, TWINS_TRIED] = [0.5, 8] as const;

/**
 * Pairs each of our pieces with the piece of theirs nearest in size and lines. Pieces that are equal are paired first, then the nearest
 * pair: a torn piece may look like another one, and takes what remains. Among twins the best fit wins; a piece and its mirror
 * image are told apart.
 */
const pairPieces = (theirs: readonly LineGroup[], ours: readonly LineGroup[]): PiecePair[] => {
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
