import type { Box } from '../geometry/index.ts';

/** Lists of things by the cells of a grid that they reach into. What lies beyond the grid is in the cells of its border. */
export class CellIndex {
  #left = 0;
  #bottom = 0;
  /** Cells per millimetre. */
  #scale = 1;
  #columns = 1;
  #rows = 1;
  /** Per cell its last entry, -1 for none; per entry its thing and the entry before it in the cell. */
  readonly #last: number[] = [];
  readonly #item: number[] = [];
  readonly #before: number[] = [];
  #entries = 0;
  /** Per thing, the last selection that found it. */
  readonly #found: number[] = [];
  #selection = 0;
  /** Result of `select`: as many of these as it returns. */
  readonly selected: number[] = [];

  /** Starts without things. @param side of a cell, in mm. */
  begin({ left, bottom, right, top }: Box, side: number): void {
    this.#left = left;
    this.#bottom = bottom;
    this.#scale = 1 / side;
    this.#columns = Math.max(1, Math.ceil((right - left) / side));
    this.#rows = Math.max(1, Math.ceil((top - bottom) / side));
    const cells = this.#columns * this.#rows;
    for (let k = 0; k < cells; k++) this.#last[k] = -1;
    this.#entries = 0;
  }

  /** Adds a thing to the cells that its box meets. */
  add(item: number, left: number, bottom: number, right: number, top: number): void {
    const [from, to] = [this.#column(left), this.#column(right)];
    const last = this.#row(top);
    for (let row = this.#row(bottom); row <= last; row++)
      for (let column = from; column <= to; column++) {
        const cell = row * this.#columns + column;
        this.#item[this.#entries] = item;
        this.#before[this.#entries] = this.#last[cell]!;
        this.#last[cell] = this.#entries++;
      }
    this.#found[item] = 0;
  }

  /** Selects all things in a box, and a few beside it, each once. @returns how many. */
  select(left: number, bottom: number, right: number, top: number): number {
    const selection = ++this.#selection;
    const [from, to] = [this.#column(left), this.#column(right)];
    const last = this.#row(top);
    let count = 0;
    for (let row = this.#row(bottom); row <= last; row++)
      for (let column = from; column <= to; column++)
        for (let at = this.#last[row * this.#columns + column]!; at >= 0; at = this.#before[at]!) {
          const item = this.#item[at]!;
          if (this.#found[item] === selection) continue;
          this.#found[item] = selection;
          this.selected[count++] = item;
        }
    return count;
  }

  #column(x: number): number {
    return cellOf((x - this.#left) * this.#scale, this.#columns);
  }

  #row(y: number): number {
    return cellOf((y - this.#bottom) * this.#scale, this.#rows);
  }
}

/** Clamps before the conversion, because large numbers overflow an integer. */
const cellOf = (v: number, count: number): number => (v < 0 ? 0 : v >= count ? count - 1 : v | 0);
