import type { Box } from '../../geometry/index.ts';

/** Lists of things by the cells of a grid that they reach into. What lies beyond the grid is in the cells of its border. */
export class CellIndex {
  #left = 0;
  #bottom = 0;
  /** Cells per millimetre. */
  #scale = 1;
  columns = 1;
  #rows = 1;
  /** Per cell its last entry, -1 for none; per entry its thing and the entry before it in the cell. */
  readonly last: number[] = [];
  readonly item: number[] = [];
  readonly before: number[] = [];
  #entries = 0;

  /** Starts without things. @param side of a cell, in mm. */
  begin({ left, bottom, right, top }: Box, side: number): void {
    this.#left = left;
    this.#bottom = bottom;
    this.#scale = 1 / side;
    this.columns = Math.max(1, Math.ceil((right - left) / side));
    this.#rows = Math.max(1, Math.ceil((top - bottom) / side));
    const cells = this.columns * this.#rows;
    for (let k = 0; k < cells; k++) this.last[k] = -1;
    this.#entries = 0;
  }

  /** Adds a thing to the cells of these columns and rows. Coordinates as arguments would be allocated. */
  add(item: number, fromColumn: number, toColumn: number, fromRow: number, toRow: number): void {
    for (let row = fromRow; row <= toRow; row++)
      for (let column = fromColumn; column <= toColumn; column++) {
        const cell = row * this.columns + column;
        this.item[this.#entries] = item;
        this.before[this.#entries] = this.last[cell]!;
        this.last[cell] = this.#entries++;
      }
  }

  column(x: number): number {
    return cellOf((x - this.#left) * this.#scale, this.columns);
  }

  row(y: number): number {
    return cellOf((y - this.#bottom) * this.#scale, this.#rows);
  }
}

/** Clamps before the conversion, because large numbers overflow an integer. */
const cellOf = (v: number, count: number): number => (v < 0 ? 0 : v >= count ? count - 1 : v | 0);
