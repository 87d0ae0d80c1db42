import type { LineType } from '../../board/index.ts';
import { type Dieline, lengths } from '../../sheet/index.ts';
import { boxSize, cutBox, type TypedCurve } from '../lines/typed-curve.ts';
import { type Alignment, alignCurve } from './align.ts';
import { cachedBy } from './cached-by.ts';
import { deviations } from './deviation.ts';
import type { DrawingComparison } from './drawing-comparison.ts';
import { drawnPieces } from './drawn-pieces.ts';
import { countPieces, leftOver, others, wholePieces } from './odd-pieces.ts';
import { pairDrawings, pairPieces } from './piece-pairs.ts';
import { type Similarity, undo } from './similarity.ts';

const piecesOf = cachedBy(drawnPieces);

/** Nearer than this is rounding of the file, in mm. */
const ROUNDING = 0.002;

/** A drawing, and the lines of frames around it: they are no pieces, but would be cut. */
export interface FramedDrawing {
  readonly blanks: Dieline;
  readonly frames: Dieline;
}

/** Compares their drawing as if it were turned and scaled. Its frames move with the largest piece. */
export const compareTurned = (
  theirs: FramedDrawing,
  ours: Dieline,
  by: Similarity,
  tolerance: number,
): DrawingComparison => {
  const straighten = (drawn: Dieline): Dieline => (by.degrees === 0 && by.scale === 1 ? drawn : undo(drawn, by));
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
    similarity: { scale: by.scale, degrees: turnOf(by.degrees, alignments[0]) },
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
