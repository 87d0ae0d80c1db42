import type { Spot } from './kind.ts';
import type { Fits } from './kinds.ts';
import { along } from './row-grid.ts';

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

export const gridSpots = (kind: number, { columns, rows, stepX, stepY }: Grid): Spot[] =>
  Array.from({ length: columns * rows }, (_, k) => ({
    kind,
    x: (k % columns) * stepX,
    y: Math.floor(k / columns) * stepY,
  }));
