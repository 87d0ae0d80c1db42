import { MICRON, type Point } from '../geometry/index.ts';
import type { Dieline, Line } from './dieline.ts';

/** Side of a grid cell in mm, so that few corners share a cell and few lie near its border. */
const CORNER_CELL = 4;

/** Initial slots of the hash table, enough for nearly every part. It grows with the corners. */
const FIRST_SLOTS = 128;

/** Collects corners; those closer than a micron, whichever cell they fall in, are one. */
export class Corners {
  nodes: Point[] = [];
  #count = 0;
  /** The corner added last in each slot, and for each corner the previous one in its slot; -1 for none. */
  #latest = new Int32Array(FIRST_SLOTS).fill(-1);
  #before = new Int32Array(FIRST_SLOTS);

  /** Starts anew. @param room expected number of corners: the length of `nodes` until `end`. */
  begin(room: number): void {
    this.nodes = new Array<Point>(room);
    this.#count = 0;
    this.#latest.fill(-1);
  }

  /** All corners. Keeps none of them. */
  end(): readonly Point[] {
    const { nodes } = this;
    nodes.length = this.#count;
    this.nodes = [];
    this.#count = 0;
    return nodes;
  }

  /** Index of the corner at `p`, a new one if there is none yet. */
  find(p: Point): number {
    const x = p[0];
    const y = p[1];
    const i = Math.floor(x / CORNER_CELL);
    const j = Math.floor(y / CORNER_CELL);
    // A twin may sit just over the border of the cell.
    const di = adjacentCell(x, i);
    const dj = adjacentCell(y, j);
    let known = this.#look(i, j, p);
    if (known < 0 && di !== 0) known = this.#look(i + di, j, p);
    if (known < 0 && dj !== 0) known = this.#look(i, j + dj, p);
    if (known < 0 && di !== 0 && dj !== 0) known = this.#look(i + di, j + dj, p);
    if (known >= 0) return known;
    const node = this.#count++;
    this.nodes[node] = p;
    if (node >= this.#latest.length) this.#grow(node);
    this.#keep(node, i, j);
    return node;
  }

  /** The corner at `p` among those of a slot; -1 if it is not there. */
  #look(i: number, j: number, p: Point): number {
    let node = this.#latest[this.#slot(i, j)]!;
    for (; node >= 0; node = this.#before[node]!) {
      const q = this.nodes[node]!;
      const dx = q[0] - p[0];
      const dy = q[1] - p[1];
      if (dx * dx + dy * dy < MICRON * MICRON) return node;
    }
    return -1;
  }

  /** Several cells may hash to one slot; a collision costs only an extra comparison. */
  #slot(i: number, j: number): number {
    const mixed = Math.imul(Math.imul(i, 0x9e3779b1) + j, 0x85ebca6b);
    return (mixed ^ (mixed >>> 15)) & (this.#latest.length - 1);
  }

  #grow(count: number): void {
    const slots = 4 * this.#latest.length;
    this.#latest = new Int32Array(slots).fill(-1);
    this.#before = new Int32Array(slots);
    for (let node = 0; node < count; node++) {
      const p = this.nodes[node]!;
      this.#keep(node, Math.floor(p[0] / CORNER_CELL), Math.floor(p[1] / CORNER_CELL));
    }
  }

  #keep(node: number, i: number, j: number): void {
    const slot = this.#slot(i, j);
    this.#before[node] = this.#latest[slot]!;
    this.#latest[slot] = node;
  }
}

/** The neighbouring cell within a micron of this coordinate, if any. */
const adjacentCell = (v: number, cell: number): -1 | 0 | 1 =>
  v - cell * CORNER_CELL < MICRON ? -1 : (cell + 1) * CORNER_CELL - v < MICRON ? 1 : 0;

type Drawn = Pick<Line, 'line' | 'curve'> & Partial<Pick<Line, 'folds' | 'part'>>;

/** A drawing of lines that share the corners in which they end, and keep their shape; of the first part where they do not say. */
export const dielineOfLines = (drawn: readonly Drawn[], ...parts: string[]): Dieline => {
  const corners = new Corners();
  const lines = drawn.map(({ line, curve, folds, part = 0 }): Line => {
    const [from, to] = [corners.find(curve.from), corners.find(curve.to)];
    return { from, to, curve, line, folds, panels: [], part };
  });
  return { nodes: corners.nodes, lines, parts };
};
