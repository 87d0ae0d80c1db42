import type { Spot } from '../outline/kind.ts';
import type { Fits } from '../outline/kinds.ts';
import type { Slabs } from '../outline/slabs.ts';
import { NO_FIT_ROUNDING_UM } from '../rows/row.ts';
import { TentSum } from './tent-sum.ts';

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
}

/** The axis along which a line runs: 0 is level, 1 is upright. */
export type LineAxis = 0 | 1;

/** Blanks in whole micrometres that all lie on the sheet and may overlap: their places, the depth of each overlap, the weight of each pair. */
export class Arrangement {
  readonly count: number;
  /** True when blanks lie in pairs 2k and 2k + 1: each is the other one after half a turn about the middle of the sheet. */
  readonly symmetric: boolean;
  readonly kinds: Int32Array;
  /** Lower left corners: x of all, and y of all. */
  readonly at: readonly [Float64Array, Float64Array];
  /** Per kind, the largest x and the largest y of its corner. */
  readonly room: readonly [readonly number[], readonly number[]];
  /** Depth of each pair at the last call of `measure`. */
  readonly overlaps: Float64Array;
  readonly weights: Float64Array;
  /** Overlaps along the last line. */
  readonly tents = new TentSum();
  /** Work so far: two for each overlap on a line, and half for each blank held against it. */
  evaluations = 0;
  readonly #fits: Fits;

  constructor({ fits, allowed, width, height, symmetric = false }: ArrangedTask) {
    this.count = allowed.length;
    this.symmetric = symmetric;
    this.kinds = new Int32Array(this.count);
    this.at = [new Float64Array(this.count), new Float64Array(this.count)];
    this.room = [fits.all.map((kind) => width - kind.width), fits.all.map((kind) => height - kind.height)];
    this.overlaps = new Float64Array(this.count ** 2);
    this.weights = new Float64Array(this.count ** 2).fill(1);
    this.#fits = fits;
  }

  get spots(): Spot[] {
    const [xs, ys] = this.at;
    return Array.from({ length: this.count }, (_, k) => ({ kind: this.kinds[k]!, x: xs[k]!, y: ys[k]! }));
  }

  /** Places a blank, and with symmetry its partner. */
  place(k: number, kind: number, x: number, y: number): void {
    this.#set(k, kind, x, y);
    if (this.symmetric) this.#set(k ^ 1, kind ^ HALF_TURN, this.room[0][kind]! - x, this.room[1][kind]! - y);
  }

  #set(k: number, kind: number, x: number, y: number): void {
    this.kinds[k] = kind;
    this.at[0][k] = x;
    this.at[1][k] = y;
  }

  placeAll(spots: readonly Spot[]): void {
    spots.forEach(({ kind, x, y }, k) => {
      this.place(k, kind, x, y);
    });
  }

  /** The lines along an axis on which a blank of one kind overlaps one of another. */
  lines(a: number, b: number, axis: LineAxis): Slabs {
    const fit = this.#fits.noFit(a, b);
    return axis === 0 ? fit.slabs : fit.transposed().slabs;
  }

  /** Collects in `tents` how deep blank `i` as a kind would overlap the others along a line: level at y, or upright at x. */
  overlapsAlong(i: number, kind: number, axis: LineAxis, line: number): void {
    const { count, kinds, weights, tents } = this;
    const own = this.at[axis];
    const across = this.at[1 - axis]!;
    const base = i * count;
    const partner = this.symmetric ? i ^ 1 : i;
    tents.clear(this.room[axis][kind]!);
    for (let j = 0; j < count; j++) {
      if (j === i || j === partner) continue;
      const slabs = this.lines(kinds[j]!, kind, axis);
      const met = slabs.across(line - across[j]!);
      for (let k = 0; k < met; k += 2)
        tents.add(own[j]! + slabs.ends[k]!, own[j]! + slabs.ends[k + 1]!, weights[base + j]!);
    }
    if (partner !== i) this.#meetPartner(kind, axis, line, weights[base + partner]!);
    this.evaluations += count / 2 + 2 * tents.count;
  }

  /** The partner goes as far the other way. */
  #meetPartner(kind: number, axis: LineAxis, line: number, weight: number): void {
    const room = this.room[axis][kind]!;
    const slabs = this.lines(kind ^ HALF_TURN, kind, axis);
    const met = slabs.across(2 * line - this.room[1 - axis]![kind]!);
    for (let k = 0; k < met; k += 2)
      this.tents.add((slabs.ends[k]! + room) / 2, (slabs.ends[k + 1]! + room) / 2, weight);
  }

  /** Fills `overlaps`, each the shorter way out along x or y, and returns their sum. */
  measure(): number {
    const { count, overlaps, kinds } = this;
    const [xs, ys] = this.at;
    overlaps.fill(0);
    let sum = 0;
    for (let i = 0; i < count; i++)
      for (let j = i + 1; j < count; j++) {
        const depth = this.#fits.noFit(kinds[i]!, kinds[j]!).depth(xs[j]! - xs[i]!, ys[j]! - ys[i]!);
        if (depth <= NO_FIT_ROUNDING_UM) continue;
        overlaps[i * count + j] = depth;
        overlaps[j * count + i] = depth;
        sum += depth;
      }
    this.evaluations += (count * count) / 4;
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
}
