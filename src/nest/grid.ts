import type { Spot } from './kind.ts';
import type { Fits } from './kinds.ts';
import { onTop } from './layers.ts';
import { pitchesOf, straightRow } from './row.ts';

/** A straight grid: copies of one kind at a step along x and a step along y. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly stepX: number;
  readonly stepY: number;
}

/** By bounding box, the gutter between boxes. */
export const boxGrid = (
  { all }: Fits,
  kind: number,
  width: number,
  height: number,
  gutter: { x: number; y: number },
): Grid => {
  const own = all[kind]!;
  const [stepX, stepY] = [own.width + gutter.x, own.height + gutter.y];
  return { columns: along(width, own.width, stepX), rows: along(height, own.height, stepY), stepX, stepY };
};

/** By true outline: takes for each number of columns the widest step, which lets rows sink deepest, and returns the best grid. */
export const trueGrid = (fits: Fits, kind: number, width: number, height: number): Grid => {
  const own = fits.all[kind]!;
  const pitchFrom = pitchesOf(fits, kind);
  const pitch = pitchFrom(0);
  const full = along(width, own.width, pitch);
  let best: Grid = { columns: 0, rows: 0, stepX: pitch, stepY: own.height };
  for (let columns = full; columns > 0; columns--) {
    const widest = columns > 1 ? Math.floor((width - own.width) / (columns - 1)) : pitch;
    for (const stepX of widest > pitch && pitchFrom(widest) === widest ? [pitch, widest] : [pitch]) {
      const stepY = rowStep(fits, kind, stepX, columns);
      const rows = along(height, own.height, stepY);
      if (columns * rows > best.columns * best.rows) best = { columns, rows, stepX, stepY };
    }
    // Fewer columns cannot win any more, even with the largest possible number of rows.
    if (
      columns > 1 &&
      (columns - 1) * along(height, own.height, rowStep(fits, kind, 2 * own.width, 2)) <= best.columns * best.rows
    )
      break;
  }
  return best;
};

/** Distance to the next row straight above. */
export const rowStep = (fits: Fits, kind: number, stepX: number, columns: number): number => {
  const row = straightRow(fits, kind, stepX, Math.min(columns, 4));
  return onTop(fits, [{ row, x: 0, y: 0 }], row, 0, true).y;
};

const along = (length: number, own: number, step: number): number =>
  own > length ? 0 : Math.floor((length - own) / step) + 1;

export const gridSpots = (kind: number, { columns, rows, stepX, stepY }: Grid): Spot[] =>
  Array.from({ length: columns * rows }, (_, k) => ({
    kind,
    x: (k % columns) * stepX,
    y: Math.floor(k / columns) * stepY,
  }));
