import { boxAround, type Point } from '../geometry/index.ts';

/** Corners sorted by one coordinate into strips of equal width. */
class Strips {
  readonly #axis: 0 | 1;
  #start = 0;
  /** Strips per millimetre. */
  #scale = 0;
  #count = 1;
  /** Start of each strip's corners in `order`, and one entry for the end. */
  readonly first: number[] = [];
  readonly order: number[] = [];

  constructor(axis: 0 | 1) {
    this.#axis = axis;
  }

  /** Replaces its corners, which lie between `start` and `end`. Sorts by counting. */
  hold(nodes: readonly Point[], start: number, end: number): void {
    const { first, order } = this;
    const axis = this.#axis;
    const count = Math.max(1, nodes.length >> 1);
    this.#start = start;
    this.#scale = end > start ? count / (end - start) : 0;
    this.#count = count;
    for (let k = 0; k <= count; k++) first[k] = 0;
    for (const node of nodes) first[this.at(node[axis]) + 1]!++;
    for (let k = 0; k < count; k++) first[k + 1]! += first[k]!;
    // Filling moves each start to its end; this restores the starts.
    for (let n = 0; n < nodes.length; n++) order[first[this.at(nodes[n]![axis])]!++] = n;
    for (let k = count; k > 0; k--) first[k] = first[k - 1]!;
    first[0] = 0;
  }

  /** The strip of a coordinate. Coordinates beyond the range fall in the first or the last strip. */
  at(v: number): number {
    const strip = (v - this.#start) * this.#scale;
    // Clamps before the conversion, because large numbers overflow an integer.
    return strip < 0 ? 0 : strip >= this.#count ? this.#count - 1 : strip | 0;
  }
}

/** Index of corners by position. It scans the columns or the rows of a box, whichever hold fewer: never a whole comb or long strip. */
export class CornerIndex {
  readonly #columns = new Strips(0);
  readonly #rows = new Strips(1);
  /** Result of `select`: these entries of `order`. */
  order: readonly number[] = [];
  first = 0;
  end = 0;

  hold(nodes: readonly Point[]): void {
    const { left, bottom, right, top } = boxAround(nodes);
    this.#columns.hold(nodes, left, right);
    this.#rows.hold(nodes, bottom, top);
  }

  /** Selects all corners in a box, and a few beside it. */
  select(left: number, bottom: number, right: number, top: number): void {
    const columns = this.#columns;
    const rows = this.#rows;
    const fromColumn = columns.first[columns.at(left)]!;
    const toColumn = columns.first[columns.at(right) + 1]!;
    const fromRow = rows.first[rows.at(bottom)]!;
    const toRow = rows.first[rows.at(top) + 1]!;
    const byColumn = toColumn - fromColumn < toRow - fromRow;
    this.order = byColumn ? columns.order : rows.order;
    this.first = byColumn ? fromColumn : fromRow;
    this.end = byColumn ? toColumn : toRow;
  }
}
