import { boxAround, integers, type Point } from '../geometry/index.ts';

/** Corners in order of one coordinate, as far as strips of equal width tell them apart. */
interface Strips {
  readonly start: number;
  /** Strips in a millimetre. */
  readonly scale: number;
  /** Of each strip, where its corners begin in `order`; one entry more than strips. */
  readonly first: number[];
  readonly order: number[];
}

/**
 * Corners by their place: the few that may lie in a box are found without a look at the rest.
 * Of the columns and the rows that a box covers the one with fewer corners is taken, so that
 * neither a comb nor a long strip is looked through as a whole.
 */
export class CornerIndex {
  readonly #columns: Strips;
  readonly #rows: Strips;
  /** What `select` found: these entries of `order`. */
  order: readonly number[];
  first = 0;
  end = 0;

  constructor(nodes: readonly Point[]) {
    const { left, bottom, right, top } = boxAround(nodes);
    this.#columns = strips(nodes, 0, left, right);
    this.#rows = strips(nodes, 1, bottom, top);
    this.order = this.#columns.order;
  }

  /** Selects all corners in a box, and a few that are not. */
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
  // Plain arrays: for a box's few corners the buffers of typed ones cost more than all that is done with them.
  const first = integers(count + 1, 0);
  const order = integers(nodes.length, 0);
  const sorted: Strips = { start, scale, first, order };
  for (const node of nodes) first[stripOf(sorted, node[axis]) + 1]!++;
  for (let k = 0; k < count; k++) first[k + 1]! += first[k]!;
  // Filling moves each start to its end, from which it is moved back.
  for (let n = 0; n < nodes.length; n++) order[first[stripOf(sorted, nodes[n]![axis])]!++] = n;
  for (let k = count; k > 0; k--) first[k] = first[k - 1]!;
  first[0] = 0;
  return sorted;
};

/** The strip a coordinate falls in; what lies beyond falls in the first or the last. */
const stripOf = ({ start, scale, first }: Strips, v: number): number => {
  const last = first.length - 2;
  const strip = (v - start) * scale;
  // Compared before it is made an integer: integers are small.
  return strip < 0 ? 0 : strip > last ? last : strip | 0;
};
