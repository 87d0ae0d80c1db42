import { step } from '../lines/steps.ts';
import { boxSize, cutBox, totalLength } from '../lines/typed-curve.ts';
import { type DrawnPiece, type LineGroup, mergeOverlapping } from './drawn-pieces.ts';

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

/** The other pieces. */
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
