import { type Box, boundsOf, type Point } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import { once } from '../lines/once.ts';
import { cutBox } from '../lines/typed-curve.ts';
import { endsOf } from './ends.ts';
import { type NearLinesByType, nearLinesOf } from './near-lines.ts';
import { type Projections, projectionsOf } from './projections.ts';
import { centreOf } from './their-pieces.ts';

type Lines = readonly Line[];

/** A piece of our drawing, prepared for comparison. */
export interface OurPiece {
  readonly lines: Lines;
  readonly centre: Point;
  readonly projections: Projections;
  /** Around its lines, and around its cuts. */
  readonly boxes: () => readonly Box[];
  /** In its own frame. */
  readonly near: () => NearLinesByType;
}

/** The pieces of our drawing: its parts. */
export const ourPieces = (lines: Lines): OurPiece[] =>
  linesByPart(lines).map((own) => {
    const centre = centreOf(own);
    const boxes = once(() => [boundsOf(own.map(({ curve }) => curve)), cutBox(own)]);
    const near = once(() => nearLinesOf(own));
    return { lines: own, centre, projections: projectionsOf(endsOf(own), centre), boxes, near };
  });

/** The lines of each part. */
export const linesByPart = (lines: Lines): Lines[] => {
  const parts = new Map<number, Line[]>();
  for (const line of lines) {
    const part = parts.get(line.part);
    if (part) part.push(line);
    else parts.set(line.part, [line]);
  }
  return [...parts.values()];
};
