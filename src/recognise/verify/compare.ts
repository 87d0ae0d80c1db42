import type { LineType } from '../../board/index.ts';
import { type Box, type Point, perObject, pointAt } from '../../geometry/index.ts';
import { type Dieline, type Line, lengths } from '../../sheet/index.ts';
import { type Alignment, alignCurve, type Similarity, scaleBetween, turnsBetween, undo } from '../lines/alignment.ts';
import { closeOutlines } from '../lines/close-outlines.ts';
import { boxSize, cutBox, NearestCurve, type TypedCurve, withoutBleed } from '../lines/curves.ts';
import { type Deviation, deviations } from '../lines/deviation.ts';
import { drawnPieces } from '../lines/drawn-pieces.ts';
import { toPlanar, WELD } from '../lines/planar.ts';
import { similarityBetween } from './distortion.ts';
import { countPieces, leftOver, others, pairDrawings, pairPieces, wholePieces } from './piece-pairs.ts';

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

export const isSame = ({ deviations: all, pieces }: DrawingComparison): boolean =>
  all.length === 0 && pieces.theirs === pieces.ours;

const piecesOf = perObject(drawnPieces);

/** Nearer than this is rounding of the file, in mm. */
const ROUNDING = 0.002;

/** A drawing, and the lines of frames around it: they are no pieces, but would be cut. */
type FramedDrawing = Readonly<Record<'blanks' | 'frames', Dieline>>;

/** Compares their drawing as if it were turned and scaled. Its frames move with the largest piece. */
const compareTurned = (theirs: FramedDrawing, ours: Dieline, by: Similarity, tolerance: number): DrawingComparison => {
  const straighten = (drawn: Dieline) =>
    by.degrees === 0 && by.scale === 1 && !by.distortion ? drawn : undo(drawn, by);
  const [straight, frames] = [straighten(theirs.blanks), straighten(theirs.frames)];
  const [left, right] = [piecesOf(straight), piecesOf(ours)];
  const whole = left.length === right.length ? left : wholePieces(left);
  const [extra, missing] = [leftOver(whole, right), leftOver(right, whole)];
  const [these, those] = [others(whole, extra), others(right, missing)];
  const pairs = these.length === those.length ? pairPieces(these, those) : [pairDrawings(straight, ours)];
  const aligned: TypedCurve[] = [...extra, frames].flatMap(({ lines }) =>
    lines.map(({ line, curve }) => ({ line, curve: alignCurve(pairs[0]!.alignment, curve) })),
  );
  const sizes = pairs.map((pair) => {
    const moved = pair.theirs.map(({ line, curve }) => ({ line, curve: alignCurve(pair.alignment, curve) }));
    for (const line of moved) aligned.push(line);
    return { theirs: boxSize(cutBox(moved)), ours: boxSize(cutBox(pair.ours)) };
  });
  const beyond = deviations(aligned, ours.lines, tolerance);
  const first = beyond[0] ?? deviations(aligned, ours.lines, Math.min(ROUNDING, tolerance))[0];
  const all = { ...theirs.blanks, lines: [...theirs.blanks.lines, ...theirs.frames.lines] };
  const [there, here] = [lengths(all), lengths(ours)];
  const types = [...new Set([...Object.keys(there), ...Object.keys(here)])] as LineType[];
  const alignments = pairs.map(({ alignment }) => alignment);
  return {
    deviations: beyond,
    largest: first && { distance: first.distance, at: first.at, of: first.of, line: first.line },
    aligned,
    alignments,
    mirrored: alignments.some(({ mirrored }) => mirrored),
    similarity: { ...by, degrees: turnOf(by.degrees, alignments[0]) },
    pieces: { theirs: countPieces(left, whole, right), ours: right.length },
    missing: missing.map(({ lines: [line] }) => ours.parts[line!.part]!),
    extra: extra.flatMap(({ closed, box }) => (closed ? [box] : [])),
    lengths: types.map((line) => ({ line, theirs: there[line] ?? 0, ours: here[line] ?? 0 })),
    sizes,
  };
};

/** Rotation of their drawing, from -180° to 180°: the angle turned back first, then the quarter turns of the alignment. */
const turnOf = (degrees: number, alignment: Alignment | undefined): number => {
  const angle = degrees - 90 * (alignment?.quarters ?? 0);
  return angle - 360 * Math.round(angle / 360);
};

/** The lines of rectangles around blanks that are taken for frames, however often they are drawn. */
const frameLines = (lines: readonly Line[]): Line[] => {
  const { drawing, regions } = closeOutlines(toPlanar(lines));
  const { all, left, right } = regions;
  if (!all.some(({ kind }) => kind === 'frame')) return [];
  const isOut = (k: number): boolean => all[k]!.kind === 'frame' || all[k]!.kind === 'outside';
  const sides = drawing.edges.filter((_, k) => left[k] !== right[k] && isOut(left[k]!) && isOut(right[k]!));
  const nearest = new NearestCurve(sides.map(({ curve }) => curve));
  return lines.filter(({ curve }) => [0, 0.5, 1].every((t) => nearest.find(pointAt(curve, t), WELD)));
};

const comparable = perObject(
  ({ nodes, lines, parts }: Dieline): Dieline => ({ nodes, parts, lines: withoutBleed(lines) }),
);

const asDrawn = (blanks: Dieline): FramedDrawing => ({ blanks, frames: { ...blanks, lines: [] } });

/** The drawing with its frames apart; empty where it has none. */
const withFramesApart = perObject((drawing: Dieline): readonly FramedDrawing[] => {
  const frames = new Set(frameLines(drawing.lines));
  if (!frames.size) return [];
  const blanks = drawing.lines.filter((line) => !frames.has(line));
  return [{ blanks: { ...drawing, lines: blanks }, frames: { ...drawing, lines: [...frames] } }];
});

/** Lines that may miss at a scale. */
const SCALE_DEFECTS = 2;

/**
 * Compares as sets of points, piece by piece, however lines are split and pieces lie. When counts of pieces differ, it joins the parts
 * of a torn piece; if they still differ, it aligns the drawings as a whole. A frame is no piece and moves none, but its lines are too many.
 */
export const compare = (theirs: Dieline, ours: Dieline, tolerance: number): DrawingComparison => {
  const [a, b] = [comparable(theirs), comparable(ours)];
  const whole = compareFramed(asDrawn(a), b, tolerance);
  if (isSame(whole)) return whole;
  const apart = withFramesApart(a).map((framed) => compareFramed(framed, b, tolerance));
  // A plain blank with a window may look like a page.
  return apart.find(({ deviations }) => deviations.length <= whole.deviations.length) ?? whole;
};

const compareFramed = (theirs: FramedDrawing, ours: Dieline, tolerance: number): DrawingComparison => {
  let best = compareTurned(theirs, ours, { degrees: 0, scale: 1 }, tolerance);
  if (isSame(best)) return best;
  for (const degrees of turnsBetween(theirs.blanks.lines, ours.lines)) {
    const turned = compareTurned(theirs, ours, { degrees, scale: 1 }, tolerance);
    if (turned.deviations.length < best.deviations.length) best = turned;
  }
  return best;
};

/** Compares their drawing as if it were scaled or distorted; undefined when no scale and no distortion makes it ours. */
export const compareScaled = (theirs: Dieline, ours: Dieline, tolerance: number, before: DrawingComparison) => {
  const [a, b] = [comparable(theirs), comparable(ours)];
  for (const drawn of [asDrawn(a), ...withFramesApart(a)]) {
    const scale = scaleBetween(drawn.blanks, b);
    if (!scale) continue;
    for (const degrees of [0, ...turnsBetween(drawn.blanks.lines, b.lines)]) {
      const found = similarityBetween(drawn.blanks, b, { degrees, scale });
      if (!found) continue;
      const scaled = compareTurned(drawn, b, found, tolerance);
      const defects = scaled.deviations.length - drawn.frames.lines.length;
      const few = defects <= SCALE_DEFECTS && 4 * defects < before.deviations.length;
      if (few && scaled.pieces.theirs === scaled.pieces.ours) return scaled;
    }
  }
  return undefined;
};
