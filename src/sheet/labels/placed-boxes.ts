import type { Box } from '../../geometry/index.ts';
import { CellIndex } from '../cell-index.ts';
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
      this.#grid.add(box, other.left(k), other.bottom(k), other.right(k), other.top(k));
    }
  }

  /** The kinds of the boxes that a box overlaps, or `SOLID` and some of the others: it rules out everything. Touching boxes do not overlap. */
  kindsUnder(boxes: OrientedBoxes, k: number): number {
    const grid = this.#grid;
    const count = grid.select(boxes.left(k), boxes.bottom(k), boxes.right(k), boxes.top(k));
    let kinds = 0;
    for (let n = 0; n < count && !(kinds & SOLID); n++) {
      const box = grid.selected[n]!;
      const kind = this.#kinds[box]!;
      if ((kinds & kind) === 0 && boxes.overlaps(k, this.#boxes, box)) kinds |= kind;
    }
    return kinds;
  }
}
