import { type Box, boundsOf, type Point } from '../../geometry/index.ts';
import type { Dieline, Line } from '../../sheet/index.ts';
import { drawnPieces, mergeOverlapping } from '../compare/drawn-pieces.ts';

type Lines = readonly Line[];

/** A piece of a drawing that may be broken, and the middle of it. */
export interface TheirPiece {
  readonly lines: Lines;
  readonly centre: Point;
}

/** A piece of board has more lines than this. */
const STRAY = 2;

/** The middle of the box around all lines. */
export const centreOf = (lines: Lines): Point => {
  const { left, right, bottom, top } = boxOf(lines);
  return [(left + right) / 2, (bottom + top) / 2];
};

export const boxArea = (lines: Lines): number => {
  const { left, right, bottom, top } = boxOf(lines);
  return (right - left) * (top - bottom);
};

const boxOf = (lines: Lines): Box => boundsOf(lines.map(({ curve }) => curve));

/**
 * The pieces of their drawing, the largest first.
 * @param broken whether lines may be missing or too many: parts of a piece that hang together no more are one piece all the same.
 */
export const theirPieces = ({ nodes, lines, parts }: Dieline, broken: boolean): TheirPiece[] => {
  const drawn = drawnPieces({ nodes, lines, parts });
  const groups = broken ? mergeOverlapping(drawn) : drawn.map((piece) => [piece]);
  const pieces = groups.map((group) => group.map(({ lines: own }) => own));
  const whole = broken ? withoutStray(pieces) : pieces;
  return whole
    .map((own): TheirPiece => ({ lines: own.flat(), centre: centreOf(largestOf(own)) }))
    .sort((a, b) => boxArea(b.lines) - boxArea(a.lines));
};

/** What does not belong lies across the edge of a piece, and must not move its middle. */
const largestOf = (groups: readonly Lines[]): Lines => groups.reduce((a, b) => (boxArea(b) > boxArea(a) ? b : a));

/** Without lines that lie alone beside the pieces. They are found by the comparison. */
const withoutStray = (pieces: readonly (readonly Lines[])[]): readonly (readonly Lines[])[] => {
  const whole = pieces.filter((groups) => groups.flat().length > STRAY);
  return whole.length ? whole : pieces;
};
