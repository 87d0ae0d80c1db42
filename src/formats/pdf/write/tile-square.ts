import { type Box, flatten, isInside, type Point, polygon } from '../../../geometry/index.ts';
import type { Dieline, Label } from '../../../sheet/index.ts';
import { chains } from '../../chains.ts';
import { labelBox } from '../../text.ts';
import { OVERLAP, type TilePage, type TilePlan } from './tile-plan.ts';

/** Its side, in mm. */
export const SQUARE = 50;
/** Between the square and lines, in mm. */
const CLEARANCE_MM = 2;
const SEARCH_STEP_MM = 5;

/** The square that shows whether a printer keeps the size. */
export interface Square {
  readonly tile: TilePage;
  /** Its lower left corner in the drawing. */
  readonly at: Point;
}

/**
 * The first place where the square touches no line and no text, beside the blank rather than on a panel; the middle of the first page
 * where there is none.
 */
export const placeSquare = (
  dieline: Dieline,
  labels: readonly Label[],
  tiles: readonly TilePage[],
  { field }: TilePlan,
): Square => {
  const segments = dieline.lines.flatMap(({ curve }) => {
    const points = [curve.from, ...flatten(curve, 0.5)];
    return points.slice(1).map((to, k) => [points[k]!, to] as const);
  });
  const boxes = labels.map(labelBox);
  const blanks = chains(dieline).flatMap(({ line, closed, curves }) =>
    line === 'cut' && closed ? [polygon(curves, 0.5)] : [],
  );
  let onPanel: Square | undefined;
  for (const tile of tiles)
    for (
      let y = tile.bottom + OVERLAP + CLEARANCE_MM;
      y + SQUARE < tile.bottom + field.height - OVERLAP;
      y += SEARCH_STEP_MM
    )
      for (
        let x = tile.left + OVERLAP + CLEARANCE_MM;
        x + SQUARE < tile.left + field.width - OVERLAP;
        x += SEARCH_STEP_MM
      ) {
        const room: Box = {
          left: x - CLEARANCE_MM,
          bottom: y - CLEARANCE_MM,
          right: x + SQUARE + CLEARANCE_MM,
          top: y + SQUARE + CLEARANCE_MM,
        };
        if (segments.some(([a, b]) => crosses(a, b, room)) || boxes.some((box) => overlaps(box, room))) continue;
        if (!blanks.some((blank) => isInside(blank, [x, y]))) return { tile, at: [x, y] };
        onPanel ??= { tile, at: [x, y] };
      }
  const [first] = tiles as [TilePage];
  return (
    onPanel ?? {
      tile: first,
      at: [first.left + (field.width - SQUARE) / 2, first.bottom + (field.height - SQUARE) / 2],
    }
  );
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
