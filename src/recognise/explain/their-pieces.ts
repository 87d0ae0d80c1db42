import { type Box, boundsOf, type Point } from '../../geometry/index.ts';
import type { Dieline, Line } from '../../sheet/index.ts';
import { drawnPieces, mergeOverlapping } from '../compare/drawn-pieces.ts';
import { cutBox } from '../lines/typed-curve.ts';

type Lines = readonly Line[];

/** A piece of a drawing that may have a defect, with its centre. */
export interface TheirPiece {
  readonly lines: Lines;
  readonly centre: Point;
  /** Boxes that place it on a piece of ours: around the lines that hang together, and around all cuts. */
  readonly boxes: readonly Box[];
}

/** A piece of board has more lines than this. */
const STRAY = 2;

/** The centre of the bounding box of all lines. */
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
 * @param broken true when lines may be missing or extra: the disconnected parts of a piece then count as one piece.
 */
export const theirPieces = ({ nodes, lines, parts }: Dieline, broken: boolean): TheirPiece[] => {
  const drawn = drawnPieces({ nodes, lines, parts });
  const groups = broken ? mergeOverlapping(drawn) : drawn.map((piece) => [piece]);
  const pieces = groups.map((group) => group.map(({ lines: own }) => own));
  const whole = broken ? withoutStray(pieces) : pieces;
  return whole
    .map((own): TheirPiece => {
      const [lines, largest] = [own.flat(), largestOf(own)];
      return { lines, centre: centreOf(largest), boxes: [boxOf(largest), cutBox(lines)] };
    })
    .sort((a, b) => boxArea(b.lines) - boxArea(a.lines));
};

/** An extra line may cross the edge of a piece and must not move its centre. */
const largestOf = (groups: readonly Lines[]): Lines => groups.reduce((a, b) => (boxArea(b) > boxArea(a) ? b : a));

/** Drops single lines beside the pieces. The comparison reports them. */
const withoutStray = (pieces: readonly (readonly Lines[])[]): readonly (readonly Lines[])[] => {
  const whole = pieces.filter((groups) => groups.flat().length > STRAY);
  return whole.length ? whole : pieces;
};
