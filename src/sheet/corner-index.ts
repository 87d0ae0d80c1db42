import { boxAround, integers, type Point } from '../geometry/index.ts';

/** Corners sorted by one coordinate into strips of equal width. */
interface Strips {
  readonly start: number;
  /** Strips per millimetre. */
  readonly scale: number;
  /** Start of each strip's corners in `order`, and one entry for the end. */
  readonly first: number[];
  readonly order: number[];
}

/**
 * Index of corners by position: finds the few corners that may lie in a box without scanning the rest.
 * Uses the columns or the rows that a box covers, whichever hold fewer corners, so that
 * neither a comb nor a long strip is scanned as a whole.
 */
export class CornerIndex {
  readonly #columns: Strips;
  readonly #rows: Strips;
  /** Result of `select`: these entries of `order`. */
  order: readonly number[];
  first = 0;
  end = 0;

  constructor(nodes: readonly Point[]) {
    const { left, bottom, right, top } = boxAround(nodes);
    this.#columns = strips(nodes, 0, left, right);
    this.#rows = strips(nodes, 1, bottom, top);
    this.order = this.#columns.order;
  }

  /** Selects all corners in a box, and a few beside it. */
  select(left: number, bottom: number, right: number, top: number): void {
    const columns = this.#columns;
    const rows = this.#rows;
    const fromColumn = columns.first[stripOf(columns, left)]!;
    const toColumn = columns.first[stripOf(columns, right) + 1]!;
    const fromRow = rows.first[stripOf(rows, bottom)]!;
    const toRow = rows.first[stripOf(rows, top) + 1]!;
    const byColumn = toColumn - fromColumn < toRow - fromRow;
    this.order = byColumn ? columns.order : rows.order;
    this.first = byColumn ? fromColumn : fromRow;
    this.end = byColumn ? toColumn : toRow;
  }
}

/** Sorts by counting. */
const strips = (nodes: readonly Point[], axis: 0 | 1, start: number, end: number): Strips => {
  const count = Math.max(1, nodes.length >> 1);
  const scale = end > start ? count / (end - start) : 0;
  // Plain arrays: for the few corners of a box, typed arrays cost more to allocate than the whole work.
  const first = integers(count + 1, 0);
  const order = integers(nodes.length, 0);
  const sorted: Strips = { start, scale, first, order };
  for (const node of nodes) first[stripOf(sorted, node[axis]) + 1]!++;
  for (let k = 0; k < count; k++) first[k + 1]! += first[k]!;
  // Filling moves each start to its end; this restores the starts.
  for (let n = 0; n < nodes.length; n++) order[first[stripOf(sorted, nodes[n]![axis])]!++] = n;
  for (let k = count; k > 0; k--) first[k] = first[k - 1]!;
  first[0] = 0;
  return sorted;
};

/** The strip of a coordinate. Coordinates beyond the range fall in the first or the last strip. */
const stripOf = ({ start, scale, first }: Strips, v: number): number => {
  const last = first.length - 2;
  const strip = (v - start) * scale;
  // Clamps before the conversion, because large numbers overflow an integer.
  return strip < 0 ? 0 : strip > last ? last : strip | 0;
};
