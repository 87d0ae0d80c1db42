import { type Curve, enclosedArea } from '../geometry/index.ts';
import { type Dieline, type Drawing, lengths } from '../sheet/index.ts';
import { chains } from '../write/index.ts';
import { type Loop, toLoop } from './loop.ts';
import { containing, outlineOf } from './outline.ts';

/** A blank that is laid on a sheet. */
export interface NestingBlank {
  /** Id of its part in the drawing; `default` for a simple box. */
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** Its drawing alone, in mm. */
  readonly dieline: Dieline;
  /** Its outer contour, counter-clockwise, exact. */
  readonly outline: readonly Curve[];
  /** A polygon around it in whole micrometres. */
  readonly loop: Loop;
  /** Board in mm², holes taken off. */
  readonly area: number;
  /** Length of its cuts, of its creases and of all its lines, in mm. */
  readonly lengths: LineLengths;
}

export interface LineLengths {
  readonly cut: number;
  readonly crease: number;
  /** With perforations, half-cuts and lines cut and creased in turn. Bleed is no line of the tool. */
  readonly total: number;
}

/**
 * The blanks of a drawing: one, or one for each part of the box.
 * @throws RangeError where the cut lines of a part do not close to an outline.
 * @example
 * blanksOf(dieline('becf-10101').drawing).length; // = 1
 */
export const blanksOf = (drawing: Drawing | Dieline): NestingBlank[] => {
  if ('dieline' in drawing)
    return drawing.parts.map(({ part: { id, name, category }, dieline, area }) => {
      const outline = outlineOf(dieline);
      return {
        id,
        name,
        category,
        dieline,
        outline,
        loop: toLoop(containing(outline)),
        area,
        lengths: lineLengths(dieline),
      };
    });
  return drawing.parts.map((id, part) => {
    const lines = drawing.lines.filter((line) => line.part === part).map((line) => ({ ...line, part: 0 }));
    const dieline: Dieline = { nodes: drawing.nodes, lines, parts: [id] };
    const outline = outlineOf(dieline);
    const area = boardOf(dieline, outline);
    return {
      id,
      name: id,
      category: 'carton',
      dieline,
      outline,
      loop: toLoop(containing(outline)),
      area,
      lengths: lineLengths(dieline),
    };
  });
};

/** What the outline holds, closed cuts inside it taken off. */
const boardOf = (dieline: Dieline, outline: readonly Curve[]): number => {
  const all = chains(dieline).filter(({ line, closed }) => line === 'cut' && closed);
  return all.reduce((sum, { curves }) => sum - Math.abs(enclosedArea(curves)), 2 * enclosedArea(outline));
};

const lineLengths = (dieline: Dieline): LineLengths => {
  const { bleed: _, ...all } = lengths(dieline);
  const total = Object.values(all).reduce((sum, length) => sum + length, 0);
  return { cut: all.cut ?? 0, crease: all.crease ?? 0, total };
};
