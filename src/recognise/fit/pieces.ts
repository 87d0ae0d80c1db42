import { bends } from '../../board/index.ts';
import { addTo, boundsOfLines, boxCentre, length, once, type Point } from '../../geometry/index.ts';
import type { Dieline, Line } from '../../sheet/index.ts';
import { boxSize } from '../lines/curves.ts';
import { drawnPieces, mergeOverlapping } from '../lines/drawn-pieces.ts';
import { type EndPoints, endsOf } from '../lines/ends.ts';
import { ORIENTATIONS, orientedLinesOf, projectionsOf } from './projections.ts';

type Lines = readonly Line[];

type TheirPiece = ReturnType<typeof asPiece>;

/** A piece of board has more lines than this. */
const STRAY = 2;

const centreOf = (lines: Lines): Point => boxCentre(boundsOfLines(lines));

export const boxArea = (lines: Lines): number => {
  const [width, height] = boxSize(boundsOfLines(lines));
  return width * height;
};

/** The pieces of their drawing, the largest first. Lines may be missing or extra: the disconnected parts of a piece count as one piece. */
export const theirPieces = (theirs: Dieline): TheirPiece[] =>
  withoutStray(mergeOverlapping(drawnPieces(theirs)).map((group) => group.map(({ lines }) => lines)))
    .map(asPiece)
    .sort((a, b) => boxArea(b.lines) - boxArea(a.lines));

/** Groups of lines as one piece of a drawing that may have a defect, with its centre. */
export const asPiece = (groups: readonly Lines[]) => ({ lines: groups.flat(), centre: centreOf(largestOf(groups)) });

/** An extra line may cross the edge of a piece and must not move its centre. */
const largestOf = (groups: readonly Lines[]): Lines => groups.reduce((a, b) => (boxArea(b) > boxArea(a) ? b : a));

/** Drops single lines beside the pieces. The comparison reports them. */
const withoutStray = (pieces: readonly (readonly Lines[])[]): readonly (readonly Lines[])[] => {
  const whole = pieces.filter((groups) => groups.flat().length > STRAY);
  return whole.length ? whole : pieces;
};

export type TargetPiece = ReturnType<typeof targetPiece>;

/** A piece of the foreign drawing, prepared for comparison in each orientation. @param rank 0 for the largest. */
export const targetPiece = ({ lines, centre }: TheirPiece, ends: EndPoints, rank: number) => ({
  lines,
  centre,
  rank,
  projections: ORIENTATIONS.map((each) => projectionsOf(ends, centre, each)),
  near: ORIENTATIONS.map((each) => once(() => orientedLinesOf(lines, each, centre))),
});

export type OurPiece = ReturnType<typeof ourPieces>[number];

/** The pieces of our drawing, prepared for comparison: its parts. */
export const ourPieces = (lines: Lines) =>
  linesByPart(lines).map((own) => {
    const centre = centreOf(own);
    return { lines: own, centre, projections: projectionsOf(endsOf(own), centre) };
  });

export const linesByPart = (lines: Lines): Lines[] => {
  const parts = new Map<number, Line[]>();
  for (const line of lines) addTo(parts, line.part, line);
  return [...parts.values()];
};

/** Sums of widths and heights of pieces, and of lengths of cuts and creases, in mm. Sizes change them smoothly, a defect changes few. */
export type OverallMeasures = readonly [width: number, height: number, cuts: number, creases: number];

export const measuresOf = (pieces: readonly (readonly Line[])[]): OverallMeasures => {
  let [width, height, cuts, creases] = [0, 0, 0, 0];
  for (const lines of pieces) {
    const size = boxSize(boundsOfLines(lines));
    width += size[0];
    height += size[1];
    for (const { line, curve } of lines)
      if (bends(line)) creases += length(curve);
      else cuts += length(curve);
  }
  return [width, height, cuts, creases];
};

/** The measures of a sheet that is rotated by a quarter turn. */
export const turnedMeasures = ([width, height, ...rest]: OverallMeasures): OverallMeasures => [height, width, ...rest];

/** Weight of lengths against extents: there are many lines. */
const LENGTHS = 0.25;

export const measureDifferences = (a: OverallMeasures, b: OverallMeasures): number[] =>
  a.map((value, k) => (k < 2 ? 1 : LENGTHS) * (value - b[k]!));
