import { distance, flatten } from '../../geometry/index.ts';
import type { Line } from '../dieline.ts';
import { enters, type OrientedBoxes } from './oriented-boxes.ts';

/** So many pieces that follow one another have an upright box around them: most are told apart from a text at once. */
const BLOCK = 16;

/** Pieces that there is room for at first. */
const ROOM = 128;

/** The lines of a drawing as straight pieces. */
export class Segments {
  /** x and y of both ends in turn. */
  #ends = new Float64Array(4 * ROOM);
  #count = 0;
  /** Left, bottom, right and top of every block. */
  readonly #blocks: number[] = [];

  /** Capacity in numbers. */
  get room(): number {
    return this.#ends.length;
  }

  /** Replaces its lines by those of a drawing. @param chord flattening tolerance in mm. */
  hold(lines: readonly Line[], chord: number): void {
    this.#count = 0;
    for (let k = 0; k < lines.length; k++) {
      const { curve } = lines[k]!;
      let last = curve.from;
      // A short curve is as good as its chord.
      if (curve.kind === 'line' || distance(last, curve.to) < chord) {
        this.#add(last[0], last[1], curve.to[0], curve.to[1]);
        continue;
      }
      for (const next of flatten(curve, chord)) {
        this.#add(last[0], last[1], next[0], next[1]);
        last = next;
      }
    }
    this.#findBlocks();
  }

  /** Number of pieces that run through a box. Pieces that only touch it do not count. */
  countThrough(boxes: OrientedBoxes, k: number): number {
    const left = boxes.left(k);
    const bottom = boxes.bottom(k);
    const right = boxes.right(k);
    const top = boxes.top(k);
    const upright = boxes.isUpright(k);
    const ends = this.#ends;
    const blocks = this.#blocks;
    let count = 0;
    for (let b = 0; b < blocks.length; b += 4) {
      if (blocks[b + 2]! <= left || blocks[b]! >= right || blocks[b + 3]! <= bottom || blocks[b + 1]! >= top) continue;
      const end = Math.min(4 * this.#count, BLOCK * (b + 4));
      for (let at = BLOCK * b; at < end; at += 4) {
        const x0 = ends[at]!;
        const x1 = ends[at + 2]!;
        if ((x0 <= left && x1 <= left) || (x0 >= right && x1 >= right)) continue;
        const y0 = ends[at + 1]!;
        const y1 = ends[at + 3]!;
        if ((y0 <= bottom && y1 <= bottom) || (y0 >= top && y1 >= top)) continue;
        if (upright ? enters(x0, y0, x1 - x0, y1 - y0, left, bottom, right, top) : boxes.crosses(k, x0, y0, x1, y1))
          count++;
      }
    }
    return count;
  }

  #add(x0: number, y0: number, x1: number, y1: number): void {
    let ends = this.#ends;
    const at = 4 * this.#count++;
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

  #findBlocks(): void {
    const ends = this.#ends;
    const last = 4 * this.#count;
    this.#blocks.length = 0;
    for (let start = 0; start < last; start += 4 * BLOCK) {
      let left = Number.POSITIVE_INFINITY;
      let bottom = Number.POSITIVE_INFINITY;
      let right = Number.NEGATIVE_INFINITY;
      let top = Number.NEGATIVE_INFINITY;
      const end = Math.min(last, start + 4 * BLOCK);
      for (let at = start; at < end; at += 2) {
        const x = ends[at]!;
        const y = ends[at + 1]!;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < bottom) bottom = y;
        if (y > top) top = y;
      }
      this.#blocks.push(left, bottom, right, top);
    }
  }
}
