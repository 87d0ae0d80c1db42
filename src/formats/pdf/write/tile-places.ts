import { type Box, flatten, isInside, type Point, polygon } from '../../../geometry/index.ts';
import type { Dieline, Label } from '../../../sheet/index.ts';
import { chains } from '../../chains.ts';
import { labelBox } from '../../text.ts';
import { OVERLAP, type TilePage, type TilePlan } from './tile-plan.ts';

/** Side of the square, length of a bar and width of its room, and the longer side of the map, in mm. */
export const SQUARE = 50;
export const BAR_MM = 100;
export const BAR_WIDTH = 5;
const MAP_MM = 40;
/** Between a mark and lines, in mm. */
const CLEARANCE_MM = 2;
const SEARCH_STEP_MM = 5;

interface MarkPlace {
  readonly tile: TilePage;
  /** Its lower left corner in the drawing. */
  readonly at: Point;
}

/** Where the marks are that are not on every page. The bars and the map are left out where the pages have no room for them. */
export type TilePlaces = ReturnType<typeof placeMarks>;

/** Places marks clear of lines, texts and each other, beside the blank if possible; without room, the square amid the first page. */
export const placeMarks = (
  dieline: Dieline,
  labels: readonly Label[],
  tiles: readonly TilePage[],
  { field, columns, rows }: TilePlan,
) => {
  /** Straight lines, and pieces of curves. */
  const segments = dieline.lines.flatMap(({ curve }) => {
    const points = [curve.from, ...flatten(curve, 0.5)];
    return points.slice(1).map((to, k) => [points[k]!, to] as const);
  });
  const boxes = labels.map(labelBox);
  const blanks = chains(dieline).flatMap(({ line, closed, curves }) =>
    line === 'cut' && closed ? [polygon(curves, 0.5)] : [],
  );
  const place = (width: number, height: number): MarkPlace | undefined => {
    const roomAt = ([x, y]: Point): Box => ({
      left: x - CLEARANCE_MM,
      bottom: y - CLEARANCE_MM,
      right: x + width + CLEARANCE_MM,
      top: y + height + CLEARANCE_MM,
    });
    let onPanel: MarkPlace | undefined;
    for (const tile of tiles) {
      const [left, bottom] = [tile.left + OVERLAP + CLEARANCE_MM, tile.bottom + OVERLAP + CLEARANCE_MM];
      const [right, top] = [tile.left + field.width - OVERLAP, tile.bottom + field.height - OVERLAP];
      for (let y = bottom; y + height < top; y += SEARCH_STEP_MM)
        for (let x = left; x + width < right; x += SEARCH_STEP_MM) {
          const room = roomAt([x, y]);
          if (segments.some(([a, b]) => crosses(a, b, room)) || boxes.some((box) => overlaps(box, room))) continue;
          if (!blanks.some((blank) => isInside(blank, [x, y]))) return taken(tile, room);
          onPanel ??= { tile, at: [x, y] };
        }
    }
    return onPanel && taken(onPanel.tile, roomAt(onPanel.at));
  };
  /** Keeps the room from other marks. */
  const taken = (tile: TilePage, room: Box): MarkPlace => {
    boxes.push(room);
    return { tile, at: [room.left + CLEARANCE_MM, room.bottom + CLEARANCE_MM] };
  };
  const [first] = tiles as [TilePage];
  /** Shows whether a printer keeps the size. */
  const square: MarkPlace = place(SQUARE, SQUARE) ?? {
    tile: first,
    at: [first.left + (field.width - SQUARE) / 2, first.bottom + (field.height - SQUARE) / 2],
  };
  const [width, height] = [columns * (field.width - OVERLAP) + OVERLAP, rows * (field.height - OVERLAP) + OVERLAP];
  const scale = MAP_MM / Math.max(width, height);
  /** They show it twice as finely, along x and y. */
  const bars = { across: place(BAR_MM, BAR_WIDTH), upright: place(BAR_WIDTH, BAR_MM) };
  const map = tiles.length > 1 ? place(width * scale, height * scale) : undefined;
  // The map shows how the pages lie over the lines of the drawing, at this scale.
  return { square, ...bars, map: map && { ...map, scale, segments } };
};

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.bottom < b.top && a.top > b.bottom;

/** True when a segment has a point in a box. Clips the segment by one side after another. */
const crosses = ([x0, y0]: Point, [x1, y1]: Point, box: Box): boolean => {
  let [from, to] = [0, 1];
  for (const [start, step, low, high] of [
    [x0, x1 - x0, box.left, box.right],
    [y0, y1 - y0, box.bottom, box.top],
  ] as const) {
    if (Math.abs(step) < 1e-9) {
      if (start < low || start > high) return false;
      continue;
    }
    const [a, b] = [(low - start) / step, (high - start) / step];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from <= to;
};
