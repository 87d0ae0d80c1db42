import type { Box } from '../../geometry/index.ts';
import { CellIndex } from './cell-index.ts';
import { OrientedBoxes } from './oriented-boxes.ts';

/** Content of a box of a placed label: text or arrow head, dimension line, extension line. As bits, so that a query asks for several. */
export const SOLID = 1;
export const LINE = 2;
export const EXTENSION = 4;

/** The boxes of all placed labels, found by their position. */
export class PlacedBoxes {
  readonly #boxes = new OrientedBoxes();
  readonly #kinds: number[] = [];
  readonly #grid = new CellIndex();

  /** Starts without boxes. @param extent of the drawing. @param cell side of a cell, in mm. */
  begin(extent: Box, cell: number): void {
    this.#boxes.clear();
    this.#grid.begin(extent, cell);
  }

  /** Copies some boxes of another list. */
  keep(other: OrientedBoxes, from: number, to: number, kind: number): void {
    for (let k = from; k < to; k++) {
      const box = this.#boxes.count;
      this.#boxes.copy(other, k);
      this.#kinds[box] = kind;
      const grid = this.#grid;
      const [fromColumn, toColumn] = [grid.column(other.left(k)), grid.column(other.right(k))];
      grid.add(box, fromColumn, toColumn, grid.row(other.bottom(k)), grid.row(other.top(k)));
    }
  }

  /** The kinds of the boxes that a box overlaps, or `SOLID` and some of the others: it rules out everything. Touching boxes do not overlap. */
  kindsUnder(boxes: OrientedBoxes, k: number): number {
    const grid = this.#grid;
    const first = grid.column(boxes.left(k));
    const end = grid.column(boxes.right(k));
    const toRow = grid.row(boxes.top(k));
    let kinds = 0;
    for (let row = grid.row(boxes.bottom(k)); row <= toRow; row++)
      for (let column = first; column <= end; column++)
        for (let at = grid.last[row * grid.columns + column]!; at >= 0; at = grid.before[at]!) {
          const box = grid.item[at]!;
          const kind = this.#kinds[box]!;
          if ((kinds & kind) !== 0 || !boxes.overlaps(k, this.#boxes, box)) continue;
          kinds |= kind;
          if (kind === SOLID) return kinds;
        }
    return kinds;
  }
}
