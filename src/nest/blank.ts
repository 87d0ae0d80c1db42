import { chains } from '../formats/index.ts';
import { type Curve, enclosedArea } from '../geometry/index.ts';
import { type Dieline, type Drawing, lengths } from '../sheet/index.ts';
import { type Loop, toLoop } from './loop.ts';
import { containing, outlineOf } from './outline.ts';

/** A blank to be laid on a sheet. */
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
  /** Board in mm², minus holes. */
  readonly area: number;
  /** Length of its cuts, of its creases and of all its lines, in mm. */
  readonly lengths: LineLengths;
}

export interface LineLengths {
  readonly cut: number;
  readonly crease: number;
  /** Including perforations, half-cuts and combination lines. Bleed is not a line of the tool. */
  readonly total: number;
}

/**
 * The blanks of a drawing: one, or one for each part of the box.
 * @throws RangeError when the cut lines of a part do not close to an outline.
 * @example
 * blanksOf(dieline('becf-10101').drawing).length; // = 1
 */
export const blanksOf = (drawing: Drawing | Dieline): readonly NestingBlank[] => {
  const before = known.get(drawing);
  if (before) return before;
  const now = 'dieline' in drawing ? blanksOfDrawing(drawing) : blanksOfDieline(drawing);
  known.set(drawing, now);
  return now;
};

/** Cached blanks of drawings, so that each is traced once for all parts and sheets. */
const known = new WeakMap<Drawing | Dieline, readonly NestingBlank[]>();

type Drawn = Pick<NestingBlank, 'id' | 'name' | 'category' | 'dieline'>;

const blanksOfDrawing = ({ parts }: Drawing): NestingBlank[] =>
  parts.map(({ part: { id, name, category }, dieline, area }) =>
    traced({ id, name, category, dieline }, outlineOf(dieline), area),
  );

const blanksOfDieline = ({ nodes, lines, parts }: Dieline): NestingBlank[] =>
  parts.map((id, part) => {
    const own = lines.filter((line) => line.part === part).map((line) => ({ ...line, part: 0 }));
    const dieline: Dieline = { nodes, lines: own, parts: [id] };
    const outline = outlineOf(dieline);
    return traced({ id, name: id, category: 'carton', dieline }, outline, boardOf(dieline, outline));
  });

const traced = (drawn: Drawn, outline: readonly Curve[], area: number): NestingBlank => ({
  ...drawn,
  outline,
  loop: toLoop(containing(outline)),
  area,
  lengths: lineLengths(drawn.dieline),
});

/** Area of the outline minus closed cuts inside it. */
const boardOf = (dieline: Dieline, outline: readonly Curve[]): number => {
  const all = chains(dieline).filter(({ line, closed }) => line === 'cut' && closed);
  return all.reduce((sum, { curves }) => sum - Math.abs(enclosedArea(curves)), 2 * enclosedArea(outline));
};

const lineLengths = (dieline: Dieline): LineLengths => {
  const { bleed: _, ...all } = lengths(dieline);
  const total = Object.values(all).reduce((sum, length) => sum + length, 0);
  return { cut: all.cut ?? 0, crease: all.crease ?? 0, total };
};
