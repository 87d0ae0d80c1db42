import type { Spot } from '../outline/kind.ts';
import type { Fits } from '../outline/kinds.ts';
import type { NoFit } from '../outline/no-fit.ts';
import { cellOf, type Depths } from './depth.ts';

const MAX_WEIGHT = 1e9;

/** Turns kind 4·s + q into the same shape after another half turn. */
const HALF_TURN = 2;

/** Sheet and blanks of an arrangement. Micrometres. */
export interface ArrangedTask {
  readonly fits: Fits;
  /** Of each blank, the kinds it may become. */
  readonly allowed: readonly (readonly number[])[];
  readonly width: number;
  readonly height: number;
  /** Searches only layouts that half a turn of the sheet maps onto themselves. Blanks 2k and 2k + 1 must be of one shape. */
  readonly symmetric?: boolean;
  readonly depths: (a: number, b: number) => Depths;
}

/** Blanks that all lie on the sheet and may overlap: their places, the depth of each overlap, and the weight of each pair. Micrometres. */
export class Arrangement {
  readonly fits: Fits;
  readonly count: number;
  /** True when blanks lie in pairs 2k and 2k + 1: each is the other one after half a turn about the middle of the sheet. */
  readonly symmetric: boolean;
  readonly kinds: Int32Array;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Per kind, the largest x and y of its corner. */
  readonly roomX: readonly number[];
  readonly roomY: readonly number[];
  /** Depth of each pair at the last call of `measure`. */
  readonly overlaps: Float64Array;
  readonly weights: Float64Array;
  /** True for depths from no-fit polygons instead of rasters: for the last millimetres. */
  exact = false;
  /** Work so far: places tried, and neighbours compared there. Blanks out of reach cost next to nothing. */
  evaluations = 0;
  /** Cost of an exact depth, in evaluations of a raster: it examines every edge. */
  readonly looks: number;
  /** Distances along x and y at which no two blanks overlap. */
  readonly #reachX: number;
  readonly #reachY: number;
  readonly #depths: ArrangedTask['depths'];
  readonly #tables: (Depths | undefined)[][];
  readonly #cells: (number | undefined)[] = [];

  constructor({ fits, depths, allowed, width, height, symmetric = false }: ArrangedTask) {
    const count = allowed.length;
    this.fits = fits;
    this.count = count;
    this.symmetric = symmetric;
    this.kinds = new Int32Array(count);
    this.xs = new Float64Array(count);
    this.ys = new Float64Array(count);
    this.roomX = fits.all.map((kind) => width - kind.width);
    this.roomY = fits.all.map((kind) => height - kind.height);
    this.overlaps = new Float64Array(count * count);
    this.weights = new Float64Array(count * count).fill(1);
    // The reach of two blanks is that of any kind, widened by the others.
    const first = allowed[0]![0]!;
    const own = fits.noFit(first, first);
    this.looks = 2 + own.edges.length / 32;
    this.#reachX = own.right - fits.all[first]!.width + Math.max(...fits.all.map((kind) => kind.width));
    this.#reachY = own.top - fits.all[first]!.height + Math.max(...fits.all.map((kind) => kind.height));
    this.#depths = depths;
    this.#tables = fits.all.map(() => []);
  }

  get spots(): Spot[] {
    const { kinds, xs, ys } = this;
    return Array.from({ length: this.count }, (_, k) => ({ kind: kinds[k]!, x: xs[k]!, y: ys[k]! }));
  }

  /** Places a blank, and with symmetry its partner. */
  place(k: number, { kind, x, y }: Spot): void {
    this.kinds[k] = kind;
    this.xs[k] = x;
    this.ys[k] = y;
    if (this.symmetric) this.#placePartner(k, kind, x, y);
  }

  #placePartner(k: number, kind: number, x: number, y: number): void {
    this.kinds[k ^ 1] = kind ^ HALF_TURN;
    this.xs[k ^ 1] = this.roomX[kind]! - x;
    this.ys[k ^ 1] = this.roomY[kind]! - y;
  }

  placeAll(spots: readonly Spot[]): void {
    spots.forEach((spot, k) => {
      this.place(k, spot);
    });
  }

  /** Side of a raster cell for two blanks of a kind. */
  cellOf(kind: number): number {
    this.#cells[kind] ??= cellOf(this.fits.noFit(kind, kind));
    return this.#cells[kind];
  }

  /** Weighted overlap of blank `i` at a place with all others. Stops beyond `most`. A partner goes along; `place` decides where both stay. */
  costAt(i: number, kind: number, x: number, y: number, most: number): number {
    if (this.symmetric) this.#placePartner(i, kind, x, y);
    const { count, kinds, xs, ys, weights, exact } = this;
    const reachX = this.#reachX;
    const reachY = this.#reachY;
    const tables = this.#tables[kind]!;
    const base = i * count;
    let sum = 0;
    let near = 0;
    for (let j = 0; j < count; j++) {
      // Most blanks are far away: this test comes before everything else.
      const dx = xs[j]! - x;
      if (dx >= reachX || dx <= -reachX) continue;
      const dy = ys[j]! - y;
      if (dy >= reachY || dy <= -reachY || j === i) continue;
      near++;
      const other = kinds[j]!;
      if (exact) {
        sum += weights[base + j]! * exactDepth(this.fits.noFit(kind, other), dx, dy);
        if (sum >= most) break;
        continue;
      }
      let table = tables[other];
      if (!table) {
        table = this.#depths(kind, other);
        tables[other] = table;
      }
      const cx = (dx - table.left) * table.scale;
      if (cx < 0 || cx >= table.columns) continue;
      const cy = (dy - table.bottom) * table.scale;
      if (cy < 0 || cy >= table.rows) continue;
      sum += weights[base + j]! * table.cells[Math.floor(cy) * table.columns + Math.floor(cx)]!;
      if (sum >= most) break;
    }
    this.evaluations += 1 + (exact ? this.looks * near : near);
    return sum;
  }

  /** Fills `overlaps` and returns their sum. */
  measure(): number {
    const { count, overlaps, xs, ys } = this;
    const reachX = this.#reachX;
    const reachY = this.#reachY;
    overlaps.fill(0);
    let sum = 0;
    let near = 0;
    for (let i = 0; i < count; i++)
      for (let j = i + 1; j < count; j++) {
        const dx = xs[j]! - xs[i]!;
        if (dx >= reachX || dx <= -reachX) continue;
        const dy = ys[j]! - ys[i]!;
        if (dy >= reachY || dy <= -reachY) continue;
        near++;
        const d = this.#depth(i, j);
        overlaps[i * count + j] = d;
        overlaps[j * count + i] = d;
        sum += d;
      }
    this.evaluations += (this.exact ? this.looks : 1) * near;
    return sum;
  }

  /** True when blank `i` overlapped another at the last measurement. */
  overlapsAny(i: number): boolean {
    for (let j = 0; j < this.count; j++) if (this.overlaps[i * this.count + j]! > 0) return true;
    return false;
  }

  /** Increases the weights of overlapping pairs, the deepest most, and slowly reduces the others. */
  reweigh(): void {
    const { overlaps, weights } = this;
    let most = 0;
    for (const d of overlaps) if (d > most) most = d;
    for (let k = 0; k < weights.length; k++) {
      const d = overlaps[k]!;
      weights[k] =
        d > 0 ? Math.min(MAX_WEIGHT, weights[k]! * (1.2 + 0.8 * (d / most))) : Math.max(1, weights[k]! * 0.95);
    }
  }

  #depth(i: number, j: number): number {
    const { kinds, xs, ys } = this;
    const [x, y] = [xs[j]! - xs[i]!, ys[j]! - ys[i]!];
    return this.exact
      ? exactDepth(this.fits.noFit(kinds[i]!, kinds[j]!), x, y)
      : depthAt(this.#depths(kinds[i]!, kinds[j]!), x, y);
  }
}

const exactDepth = (fit: NoFit, x: number, y: number): number => (fit.inside(x, y) ? fit.nearest(x, y, place) : 0);
const place = new Float64Array(2);

const depthAt = ({ left, bottom, scale, columns, rows, cells }: Depths, x: number, y: number): number => {
  const cx = (x - left) * scale;
  const cy = (y - bottom) * scale;
  return cx < 0 || cx >= columns || cy < 0 || cy >= rows ? 0 : cells[Math.floor(cy) * columns + Math.floor(cx)]!;
};
