import { type Box, distance, flatten, type Point } from '../../geometry/index.ts';
import type { Line } from '../dieline.ts';
import { CellIndex } from './cell-index.ts';
import { enters, type OrientedBoxes } from './oriented-boxes.ts';

/** Pieces that there is room for at first. */
const FIRST_CAPACITY = 128;

/** The lines of a drawing as straight pieces. */
export class Segments {
  /** x and y of both ends in turn. */
  #ends = new Float64Array(4 * FIRST_CAPACITY);
  #count = 0;
  readonly #grid = new CellIndex();

  get room(): number {
    return this.#ends.length;
  }

  /** Replaces its lines by those of a drawing. @param chord flattening tolerance in mm. @param cell side of a cell, in mm. */
  hold(lines: readonly Line[], chord: number, extent: Box, cell: number): void {
    this.#count = 0;
    this.#grid.begin(extent, cell);
    for (let k = 0; k < lines.length; k++) {
      const { curve } = lines[k]!;
      let last = curve.from;
      // A short curve is as good as its chord.
      if (curve.kind === 'line' || distance(last, curve.to) < chord) {
        this.#add(last, curve.to);
        continue;
      }
      for (const next of flatten(curve, chord)) {
        this.#add(last, next);
        last = next;
      }
    }
  }

  /** Number of pieces that run through a box, counted up to `most`. Pieces that only touch it do not count. */
  countThrough(boxes: OrientedBoxes, k: number, most: number): number {
    const left = boxes.left(k);
    const bottom = boxes.bottom(k);
    const right = boxes.right(k);
    const top = boxes.top(k);
    const upright = boxes.isUpright(k);
    const ends = this.#ends;
    const grid = this.#grid;
    const fromColumn = grid.column(left);
    const toColumn = grid.column(right);
    const fromRow = grid.row(bottom);
    const toRow = grid.row(top);
    let count = 0;
    for (let row = fromRow; row <= toRow; row++)
      for (let column = fromColumn; column <= toColumn; column++)
        for (let entry = grid.last[row * grid.columns + column]!; entry >= 0; entry = grid.before[entry]!) {
          const at = 4 * grid.item[entry]!;
          const x0 = ends[at]!;
          const x1 = ends[at + 2]!;
          if ((x0 <= left && x1 <= left) || (x0 >= right && x1 >= right)) continue;
          const y0 = ends[at + 1]!;
          const y1 = ends[at + 3]!;
          if ((y0 <= bottom && y1 <= bottom) || (y0 >= top && y1 >= top)) continue;
          const isThrough = upright
            ? enters(x0, y0, x1 - x0, y1 - y0, left, bottom, right, top)
            : boxes.crosses(k, x0, y0, x1, y1);
          if (!isThrough) continue;
          // A piece in several cells of the box counts in the first.
          if (column > fromColumn && column > grid.column(Math.min(x0, x1))) continue;
          if (row > fromRow && row > grid.row(Math.min(y0, y1))) continue;
          if (++count >= most) return count;
        }
    return count;
  }

  #add(from: Point, to: Point): void {
    const x0 = from[0];
    const y0 = from[1];
    const x1 = to[0];
    const y1 = to[1];
    let ends = this.#ends;
    const at = 4 * this.#count;
    const grid = this.#grid;
    const [fromColumn, toColumn] = [grid.column(Math.min(x0, x1)), grid.column(Math.max(x0, x1))];
    grid.add(this.#count++, fromColumn, toColumn, grid.row(Math.min(y0, y1)), grid.row(Math.max(y0, y1)));
    if (at + 4 > ends.length) {
      ends = new Float64Array(2 * at + 4);
      ends.set(this.#ends);
      this.#ends = ends;
    }
    ends[at] = x0;
    ends[at + 1] = y0;
    ends[at + 2] = x1;
    ends[at + 3] = y1;
  }
}
