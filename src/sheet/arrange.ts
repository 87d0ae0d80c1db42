import type { Part } from '../board/index.ts';
import { type Box, moveCurve, type Point, shift } from '../geometry/index.ts';
import type { Dieline, Line } from './dieline.ts';
import { draw } from './draw.ts';
import { area, extent, sizeOf } from './measure.ts';
import { type PlacedPanel, unfold } from './unfold.ts';

/** Gap between the parts of one drawing, in mm, as in the drawings of the service. */
export const PART_GAP = 20;

export interface PlacedPart {
  readonly part: Part;
  readonly sheet: readonly PlacedPanel[];
  /** Its own drawing, with the trunk at the origin. */
  readonly dieline: Dieline;
  /** Position of its own origin in the whole drawing. */
  readonly shift: Point;
  /** Board in mm². */
  readonly area: number;
}

/** The drawing of a box: each part, and all parts in one dieline. */
export interface Drawing {
  readonly parts: readonly PlacedPart[];
  readonly dieline: Dieline;
}

/**
 * Draws the parts of a box. Two parts lie one above the other with aligned trunks, as the service draws them; more parts lie in rows, from
 * left to right and upwards, so that the drawing is somewhat wider than high. The trunk of the first part is at the origin.
 * @example
 * const { entry, values } = dieline('becf-10101');
 * arrange(entry.template.build(values, entry.chosen)).parts.length; // = 1
 */
export const arrange = (parts: readonly Part[]): Drawing => {
  const drawn = parts.map(drawPart);
  if (drawn.length === 1) return { parts: drawn, dieline: drawn[0]!.dieline };
  const places = rows(drawn.map(({ dieline }) => extent(dieline)));
  const placed = drawn.map((part, k): PlacedPart => ({ ...part, shift: places[k]! }));
  return { parts: placed, dieline: mergeParts(placed) };
};

/** A part at the origin of the drawing. */
const drawPart = (part: Part): PlacedPart => {
  const { blank } = part;
  const sheet = unfold(blank);
  return { part, sheet, dieline: draw(blank, sheet, part.id), shift: [0, 0], area: area(blank, sheet) };
};

/** Least length of a row, as a share of the side of a square that holds all parts. */
const ROW_WIDTH = 1.25;

const rows = (boxes: readonly Box[]): Point[] => {
  const sizes = boxes.map(sizeOf);
  const content = sizes.reduce((sum, { width, height }) => sum + (width + PART_GAP) * (height + PART_GAP), 0);
  const widest = boxes.length > 2 ? Math.max(ROW_WIDTH * Math.sqrt(content), ...sizes.map(({ width }) => width)) : 0;
  const { left, bottom } = boxes[0]!;
  let [x, y, top] = [left, bottom, bottom];
  return boxes.map((box, k): Point => {
    const { width, height } = sizes[k]!;
    if (x > left && x + width > left + widest) [x, y] = [left, top + PART_GAP];
    const by: Point = [boxes.length === 2 ? 0 : x - box.left, y - box.bottom];
    x += width + PART_GAP;
    top = Math.max(top, y + height);
    return by;
  });
};

const mergeParts = (placed: readonly PlacedPart[]): Dieline => {
  const nodes: Point[] = [];
  const lines: Line[] = [];
  placed.forEach(({ dieline, shift: [x, y] }, part) => {
    const first = nodes.length;
    const m = shift(x, y);
    for (const node of dieline.nodes) nodes.push([node[0] + x, node[1] + y]);
    for (const own of dieline.lines) {
      const from = own.from + first;
      const to = own.to + first;
      // Lines end exactly in their corners, which have moved already.
      const curve = moveCurve(m, own.curve, nodes[from], nodes[to]);
      lines.push({ from, to, curve, line: own.line, panels: own.panels, part, folds: own.folds });
    }
  });
  return { nodes, lines, parts: placed.map(({ part }) => part.name) };
};
