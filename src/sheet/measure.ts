import { type Blank, isHole, type LineType, type Part, type PartCategory } from '../board/index.ts';
import { type Box, EMPTY_BOX, emptyBox, enclosedArea, growBox, length, perObject, union } from '../geometry/index.ts';
import type { Dieline } from './dieline.ts';
import { outlineLine, type PlacedPanel, unfold } from './unfold.ts';

/** Board of one panel in mm², from its seat to its outline, minus holes, without child panels. Exact. */
export const panelArea = ({ outline, marks }: PlacedPanel): number => {
  let sum = enclosedArea(outline);
  for (const mark of marks) if (isHole(mark)) sum -= Math.abs(enclosedArea(mark.curves));
  return sum;
};

/** Board of a whole blank in mm², minus holes and cut-outs. Closed form, without flattening. */
export const area = (blank: Blank, sheet: readonly PlacedPanel[] = unfold(blank)): number => {
  let sum = 0;
  for (const placed of sheet) sum += panelArea(placed);
  for (const { ring, line } of blank.cutouts ?? []) if (line === 'cut') sum -= Math.abs(enclosedArea(ring));
  return sum;
};

/** Area of all parts of a category in mm²: of the board, or of the paper that covers it. */
export const areaOf = (
  parts: readonly { readonly part: Pick<Part, 'category'>; readonly area: number }[],
  category: PartCategory,
): number => {
  let sum = 0;
  for (const { part, area } of parts) if (part.category === category) sum += area;
  return sum;
};

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Width and height of a box.
 * @example
 * sizeOf({ left: 10, right: 60, bottom: 0, top: 20 }); // = { width: 50, height: 20 }
 */
export const sizeOf = ({ left, bottom, right, top }: Box): Size => ({ width: right - left, height: top - bottom });

/**
 * Tight box around the cut lines of each part, in mm. Kept for labels, files and answers.
 * @example
 * partExtents(dieline('becf-30101').drawing.dieline).length > 1; // = true
 */
export const partExtents = perObject((dieline: Dieline): readonly Box[] => {
  const boxes = dieline.parts.map(emptyBox);
  for (const { line, part, curve } of dieline.lines) {
    if (line !== 'cut') continue;
    while (boxes.length <= part) boxes.push(emptyBox());
    growBox(boxes[part]!, curve);
  }
  return boxes;
});

/**
 * Tight box around the cut lines, of one part or of the whole drawing, in mm.
 * @example
 * const box = dieline('becf-10101');
 * sizeOf(extent(box.drawing.dieline)).width === box.size.width; // = true
 */
export const extent = (dieline: Dieline, part?: number): Box => {
  const boxes = partExtents(dieline);
  return part === undefined ? boxes.reduce(union, EMPTY_BOX) : (boxes[part] ?? EMPTY_BOX);
};

/** Tight box around the cut lines of an unfolded blank, in mm: that of its drawing, without drawing it. */
export const sheetExtent = (sheet: readonly PlacedPanel[]): Box => {
  const box = emptyBox();
  for (const placed of sheet) {
    const { outline, marks } = placed;
    for (let k = 0; k < outline.length; k++) if (outlineLine(placed, k) === 'cut') growBox(box, outline[k]!);
    for (const { curves, line } of marks) if (line === 'cut') for (const curve of curves) growBox(box, curve);
  }
  return box;
};

/**
 * Running length of every kind of line, in mm.
 * @example
 * const { cut, crease } = lengths(dieline('becf-10101').drawing.dieline); // in mm
 */
export const lengths = ({ lines }: Dieline, part?: number): Partial<Record<LineType, number>> => {
  const sum: Partial<Record<LineType, number>> = {};
  for (const l of lines) if (part === undefined || l.part === part) sum[l.line] = (sum[l.line] ?? 0) + length(l.curve);
  return sum;
};
