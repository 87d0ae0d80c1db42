import { addTo, type Point } from '../../geometry/index.ts';
import { step } from './steps.ts';

/** Things by their places, to find those near a point. */
export class PointGrid<T> {
  readonly #cells = new Map<string, T[]>();
  readonly #cell: number;

  /** @param cell - size of a cell, in mm. */
  constructor(cell: number) {
    this.#cell = cell;
  }

  add([x, y]: Point, thing: T): void {
    addTo(this.#cells, `${Math.floor(x / this.#cell)},${Math.floor(y / this.#cell)}`, thing);
  }

  /** What lies in the cell of a point, or in a neighbouring cell: all that is nearer than a cell, and some more. */
  near([x, y]: Point): T[] {
    const [i, j] = [Math.floor(x / this.#cell), Math.floor(y / this.#cell)];
    const found: T[] = [];
    for (let di = -1; di <= 1; di++)
      for (let dj = -1; dj <= 1; dj++) {
        const own = this.#cells.get(`${i + di},${j + dj}`);
        step(1 + 2 * (own?.length ?? 0));
        // Faster than to flatten lists.
        if (own) for (const thing of own) found.push(thing);
      }
    return found;
  }
}
