import { MICRON, type Point } from '../geometry/index.ts';

/** Side of a cell in mm: few corners share one, and few corners lie near its border. */
const CELL = 4;

/** Cells along one axis that a key can tell apart; a sheet is far smaller. */
const SPAN = 2 ** 24;

/** Collects corners; those closer than a micron, whichever cell they fall in, are one. */
export class Corners {
  readonly nodes: Point[] = [];
  readonly #cells = new Map<number, number[]>();

  /** Index of the corner at `p`, a new one if there is none yet. */
  find(p: Point): number {
    const [x, y] = p;
    const i = Math.floor(x / CELL);
    const j = Math.floor(y / CELL);
    const known = this.#look(i, j, p);
    if (known !== undefined) return known;
    // A twin may sit just over the border of the cell.
    const di = beside(x, i);
    const dj = beside(y, j);
    if (di || dj)
      for (const [ni, nj] of [
        [i + di, j],
        [i, j + dj],
        [i + di, j + dj],
      ] as const) {
        const twin = (ni !== i || nj !== j) && this.#look(ni, nj, p);
        if (typeof twin === 'number') return twin;
      }
    const node = this.nodes.push(p) - 1;
    const key = i * SPAN + j;
    const cell = this.#cells.get(key);
    if (cell) cell.push(node);
    else this.#cells.set(key, [node]);
    return node;
  }

  #look(i: number, j: number, [x, y]: Point): number | undefined {
    for (const node of this.#cells.get(i * SPAN + j) ?? []) {
      const [u, v] = this.nodes[node]!;
      if ((u - x) ** 2 + (v - y) ** 2 < MICRON ** 2) return node;
    }
    return undefined;
  }
}

/** Which neighbouring cell is within a micron of this coordinate, if any. */
const beside = (v: number, cell: number): -1 | 0 | 1 =>
  v - cell * CELL < MICRON ? -1 : (cell + 1) * CELL - v < MICRON ? 1 : 0;
