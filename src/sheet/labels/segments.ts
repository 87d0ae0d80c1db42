import { type Box, distance, flatten, type Point } from '../../geometry/index.ts';
import { CellIndex } from '../cell-index.ts';
import type { Line } from '../dieline.ts';
import { enters, type OrientedBoxes } from './oriented-boxes.ts';

/** The lines of a drawing as straight pieces. */
export class Segments {
  /** x and y of both ends in turn. */
  readonly #ends: number[] = [];
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
    const near = grid.select(left, bottom, right, top);
    let count = 0;
    for (let n = 0; n < near && count < most; n++) {
      const at = 4 * grid.selected[n]!;
      const x0 = ends[at]!;
      const x1 = ends[at + 2]!;
      if ((x0 <= left && x1 <= left) || (x0 >= right && x1 >= right)) continue;
      const y0 = ends[at + 1]!;
      const y1 = ends[at + 3]!;
      if ((y0 <= bottom && y1 <= bottom) || (y0 >= top && y1 >= top)) continue;
      const isThrough = upright
        ? enters(x0, y0, x1 - x0, y1 - y0, left, bottom, right, top)
        : boxes.crosses(k, x0, y0, x1, y1);
      if (isThrough) count++;
    }
    return count;
  }

  #add(from: Point, to: Point): void {
    const x0 = from[0];
    const y0 = from[1];
    const x1 = to[0];
    const y1 = to[1];
    const ends = this.#ends;
    const at = 4 * this.#count;
    this.#grid.add(this.#count++, Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
    ends[at] = x0;
    ends[at + 1] = y0;
    ends[at + 2] = x1;
    ends[at + 3] = y1;
  }
}
