import type { Fits } from '../outline/kinds.ts';
import type { NoFit } from '../outline/no-fit.ts';

/** Depth of the overlap of two blanks by the place of the second: a raster of the distance to where they touch, to half a cell. */
export interface Depths {
  readonly left: number;
  readonly bottom: number;
  /** Cells per micrometre. */
  readonly scale: number;
  readonly columns: number;
  readonly rows: number;
  readonly cells: Float32Array;
}

/** Cells along the longer side. */
const RASTER_CELLS = 144;

/** Side of a cell of the raster for a no-fit polygon, in micrometres. */
export const cellOf = ({ left, bottom, right, top }: NoFit): number =>
  Math.max(right - left, top - bottom) / RASTER_CELLS;

/** A raster per pair of kinds, made on first use. */
export const depthsOf = ({ noFit, all }: Fits): ((a: number, b: number) => Depths) => {
  const count = all.length;
  const known: (Depths | undefined)[] = [];
  return (a, b) => {
    const opposite = known[b * count + a];
    known[a * count + b] ??= opposite ? reversed(opposite) : raster(noFit(a, b));
    return known[a * count + b]!;
  };
};

const raster = (fit: NoFit): Depths => {
  const { left, bottom, right, top } = fit;
  const scale = 1 / cellOf(fit);
  const columns = Math.max(1, Math.ceil((right - left) * scale));
  const rows = Math.max(1, Math.ceil((top - bottom) * scale));
  // In cells, with the centre of the first cell at the origin.
  const edges = fit.edges.map((v, k) => (v - (k % 2 ? bottom : left)) * scale - 0.5);
  const { nearest, squared } = nearestEdges(edges, columns, rows);
  const cells = new Float32Array(columns * rows);
  for (let r = 0; r < rows; r++)
    for (const [from, to] of fit.across(bottom + (r + 0.5) / scale)) {
      const last = Math.min(columns - 1, Math.floor((to - left) * scale - 0.5));
      for (let c = Math.max(0, Math.ceil((from - left) * scale - 0.5)); c <= last; c++) {
        const at = r * columns + c;
        if (nearest[at]! >= 0) cells[at] = Math.sqrt(squared[at]!) / scale;
      }
    }
  return { left, bottom, scale, columns, rows, cells };
};

/** The edge nearest to the middle of each cell, or a close one, with its squared distance, in two sweeps (Danielsson 1980). */
const nearestEdges = (edges: Float64Array, columns: number, rows: number) => {
  const nearest = new Int32Array(columns * rows).fill(-1);
  const squared = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  const ask = (c: number, r: number, edge: number): void => {
    if (edge < 0) return;
    const at = r * columns + c;
    if (nearest[at] === edge) return;
    const k = 4 * edge;
    const ax = edges[k]!;
    const ay = edges[k + 1]!;
    const ux = edges[k + 2]! - ax;
    const uy = edges[k + 3]! - ay;
    const t = Math.min(1, Math.max(0, ((c - ax) * ux + (r - ay) * uy) / (ux * ux + uy * uy)));
    const dx = ax + t * ux - c;
    const dy = ay + t * uy - r;
    const d = dx * dx + dy * dy;
    if (d < squared[at]!) {
      squared[at] = d;
      nearest[at] = edge;
    }
  };
  for (let edge = 0; 4 * edge < edges.length; edge++) {
    const [ax, ay, bx, by] = edges.subarray(4 * edge, 4 * edge + 4) as unknown as [number, number, number, number];
    const steps = Math.ceil(2 * Math.max(Math.abs(bx - ax), Math.abs(by - ay))) + 1;
    for (let k = 0; k <= steps; k++) {
      const c = Math.min(columns - 1, Math.max(0, Math.round(ax + ((bx - ax) * k) / steps)));
      ask(c, Math.min(rows - 1, Math.max(0, Math.round(ay + ((by - ay) * k) / steps))), edge);
    }
  }
  for (let round = 0; round < 2; round++) {
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < columns; c++) {
        const at = r * columns + c;
        if (c > 0) ask(c, r, nearest[at - 1]!);
        if (r > 0) ask(c, r, nearest[at - columns]!);
        if (r > 0 && c > 0) ask(c, r, nearest[at - columns - 1]!);
        if (r > 0 && c < columns - 1) ask(c, r, nearest[at - columns + 1]!);
      }
    for (let r = rows - 1; r >= 0; r--)
      for (let c = columns - 1; c >= 0; c--) {
        const at = r * columns + c;
        if (c < columns - 1) ask(c, r, nearest[at + 1]!);
        if (r < rows - 1) ask(c, r, nearest[at + columns]!);
        if (r < rows - 1 && c < columns - 1) ask(c, r, nearest[at + columns + 1]!);
        if (r < rows - 1 && c > 0) ask(c, r, nearest[at + columns - 1]!);
      }
  }
  return { nearest, squared };
};

/** The same depth, relative to the other blank. */
const reversed = ({ left, bottom, scale, columns, rows, cells }: Depths): Depths => ({
  left: -left - columns / scale,
  bottom: -bottom - rows / scale,
  scale,
  columns,
  rows,
  cells: cells.slice().reverse(),
});
