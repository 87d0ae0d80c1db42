import { MICRON, type Point } from '../geometry/index.ts';

/** Side of a cell in mm: few corners share one, and few corners lie near its border. */
const CORNER_CELL = 4;

/** Collects corners; those closer than a micron, whichever cell they fall in, are one. */
export class Corners {
  readonly nodes: Point[] = [];
  /** The youngest corner of each cell, and for each corner the one before it in its cell. */
  readonly #youngest = new Map<number, number>();
  readonly #before: (number | undefined)[] = [];

  /** Index of the corner at `p`, a new one if there is none yet. */
  find(p: Point): number {
    const x = p[0];
    const y = p[1];
    const i = Math.floor(x / CORNER_CELL);
    const j = Math.floor(y / CORNER_CELL);
    const known = this.#look(i, j, p);
    if (known !== undefined) return known;
    // A twin may sit just over the border of the cell.
    const di = adjacentCell(x, i);
    const dj = adjacentCell(y, j);
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
    const cell = cellOf(i, j);
    this.#before.push(this.#youngest.get(cell));
    this.#youngest.set(cell, node);
    return node;
  }

  #look(i: number, j: number, p: Point): number | undefined {
    let node = this.#youngest.get(cellOf(i, j));
    for (; node !== undefined; node = this.#before[node]) {
      const q = this.nodes[node]!;
      if ((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2 < MICRON ** 2) return node;
    }
    return undefined;
  }
}

/** One small number for two. Far cells may share it: that costs a look and no more. */
const cellOf = (i: number, j: number): number => (Math.imul(i, 0x9e3779b1) + j) | 0;

/** Which neighbouring cell is within a micron of this coordinate, if any. */
const adjacentCell = (v: number, cell: number): -1 | 0 | 1 =>
  v - cell * CORNER_CELL < MICRON ? -1 : (cell + 1) * CORNER_CELL - v < MICRON ? 1 : 0;
