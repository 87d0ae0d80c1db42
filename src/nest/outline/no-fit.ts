import { type Point, ringsOf, unite } from '../../geometry/index.ts';
import type { Kind } from './kind.ts';
import { MM } from './loop.ts';
import { lastUpTo, Slabs } from './slabs.ts';

/** A pair of open ends on a line. */
type OpenSpan = readonly [from: number, to: number];

/** Rings inside which one blank overlaps another, in micrometres; on them both touch. Corners are exact, crossings rounded to a tenth. */
export class NoFit {
  /** Closed rings of x and y in turn; outer ones counter-clockwise, holes clockwise, slits there and back. */
  readonly rings: readonly Float64Array[];
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  #above: Envelope | undefined;
  #edges: Float64Array | undefined;
  #slabs: Slabs | undefined;
  #transposed: NoFit | undefined;

  private constructor(rings: readonly Float64Array[]) {
    this.rings = rings;
    let [left, bottom, right, top] = [0, 0, 0, 0];
    for (const ring of rings)
      for (let k = 0; k < ring.length; k += 2) {
        left = Math.min(left, ring[k]!);
        right = Math.max(right, ring[k]!);
        bottom = Math.min(bottom, ring[k + 1]!);
        top = Math.max(top, ring[k + 1]!);
      }
    [this.left, this.bottom, this.right, this.top] = [left, bottom, right, top];
  }

  /** The inside of closed paths, by their winding number. */
  static of(paths: readonly Float64Array[]): NoFit {
    const rings = paths.map((path) =>
      Array.from({ length: path.length / 2 }, (_, k): Point => [path[2 * k]! / MM, path[2 * k + 1]! / MM]),
    );
    return new NoFit(
      ringsOf(unite(rings)).map((ring) => Float64Array.from(ring.flatMap(([x, y]) => [fine(x), fine(y)]))),
    );
  }

  /** The same with lines inside on which blanks fit, as rings there and back. */
  with(slits: readonly Float64Array[]): NoFit {
    return slits.length ? new NoFit([...this.rings, ...slits]) : this;
  }

  /** Lines inside on which blanks fit: x and y of one end and of the other. */
  get slits(): Float64Array[] {
    return this.rings.filter(({ length }) => length === 4);
  }

  /** All edges: x and y of one end and of the other in turn. */
  get edges(): Float64Array {
    this.#edges ??= Float64Array.from(
      this.rings.flatMap((ring) => {
        const all: number[] = [];
        for (let j = 0, k = ring.length - 2; j < ring.length; k = j, j += 2)
          all.push(ring[k]!, ring[k + 1]!, ring[j]!, ring[j + 1]!);
        return all;
      }),
    );
    return this.#edges;
  }

  /** The same, seen from the other blank. */
  opposite(): NoFit {
    return this.#map((x, y) => [-x, -y], false);
  }

  /** The same with both blanks turned by one, two or three quarters; the sizes are those before. */
  turned(quarters: 1 | 2 | 3, from: Size, to: Size): NoFit {
    const [dw, dh] = [from.width - to.width, from.height - to.height];
    switch (quarters) {
      case 1:
        return this.#map((x, y) => [-y + dh, x], false);
      case 2:
        return this.#map((x, y) => [-x + dw, -y + dh], false);
      default:
        return this.#map((x, y) => [y, -x + dw], false);
    }
  }

  /** The same with x and y in each other's place. */
  transposed(): NoFit {
    if (!this.#transposed) {
      this.#transposed = this.#map((x, y) => [y, x], true);
      this.#transposed.#transposed = this;
    }
    return this.#transposed;
  }

  #map(f: (x: number, y: number) => [number, number], mirrored: boolean): NoFit {
    return new NoFit(
      this.rings.map((ring) => {
        const out = new Float64Array(ring.length);
        for (let k = 0; k < ring.length; k += 2) {
          const at = mirrored ? ring.length - 2 - k : k;
          [out[at], out[at + 1]] = f(ring[k]!, ring[k + 1]!);
        }
        return out;
      }),
    );
  }

  /** Least height of one blank above the other. */
  get above(): Envelope {
    if (!this.#above) this.#above = new Envelope(this.rings);
    return this.#above;
  }

  inside(x: number, y: number): boolean {
    if (x <= this.left || x >= this.right || y <= this.bottom || y >= this.top) return false;
    const { edges } = this;
    let odd = false;
    for (let k = 0; k < edges.length; k += 4) {
      const ay = edges[k + 1]!;
      const by = edges[k + 3]!;
      if (ay > y === by > y) continue;
      const ax = edges[k]!;
      if (x < ax + ((y - ay) * (edges[k + 2]! - ax)) / (by - ay)) odd = !odd;
    }
    return odd;
  }

  /** The nearest place on a ring, into `out`; returns its distance. */
  nearest(x: number, y: number, out: Float64Array): number {
    const { edges } = this;
    let least = Number.POSITIVE_INFINITY;
    for (let k = 0; k < edges.length; k += 4) {
      const ax = edges[k]!;
      const ay = edges[k + 1]!;
      const ux = edges[k + 2]! - ax;
      const uy = edges[k + 3]! - ay;
      const t = Math.max(0, Math.min(1, ((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy)));
      const px = ax + t * ux;
      const py = ay + t * uy;
      const d = (px - x) * (px - x) + (py - y) * (py - y);
      if (d < least) {
        least = d;
        out[0] = px;
        out[1] = py;
      }
    }
    return Math.sqrt(least);
  }

  /** The level lines through the rings. */
  get slabs(): Slabs {
    this.#slabs ??= new Slabs(this.rings);
    return this.#slabs;
  }

  /** Parts of the horizontal line at height `y` inside the rings, from left to right. */
  across(y: number): OpenSpan[] {
    const ends = new Float64Array(this.edges.length / 2);
    const count = this.slabs.across(y, ends) / 2;
    return Array.from({ length: count }, (_, k) => [ends[2 * k]!, ends[2 * k + 1]!] as const);
  }
}

type Size = Pick<Kind, 'width' | 'height'>;

const fine = (mm: number): number => Math.round(mm * MM * 10) / 10;

/** The largest y of some rings for each x. At a vertical edge the lower side counts, because blanks may touch on an edge. */
class Envelope {
  /** Ends of the stretches, in order. */
  readonly #at: Float64Array;
  /** Height at the left and the right end of each stretch. */
  readonly #left: Float64Array;
  readonly #right: Float64Array;

  constructor(rings: readonly Float64Array[]) {
    const xs = new Set<number>();
    for (const ring of rings) for (let k = 0; k < ring.length; k += 2) xs.add(ring[k]!);
    const at = Float64Array.from(xs).sort();
    const count = Math.max(0, at.length - 1);
    const left = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
    const right = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
    for (const ring of rings)
      for (let j = 0, k = ring.length - 2; j < ring.length; k = j, j += 2) {
        // Outer rings run counter-clockwise, so upper edges run to the left.
        const [ax, ay, bx, by] = [ring[k]!, ring[k + 1]!, ring[j]!, ring[j + 1]!];
        if (bx >= ax) continue;
        const slope = (ay - by) / (ax - bx);
        for (let s = lastUpTo(at, bx); at[s]! < ax; s++) {
          const [l, r] = [by + slope * (at[s]! - bx), by + slope * (at[s + 1]! - bx)];
          if (l + r > left[s]! + right[s]!) {
            left[s] = l;
            right[s] = r;
          }
        }
      }
    [this.#at, this.#left, this.#right] = [at, left, right];
  }

  /** Minus infinity beside the rings. */
  height(x: number): number {
    const at = this.#at;
    if (at.length === 0 || x <= at[0]! || x >= at[at.length - 1]!) return Number.NEGATIVE_INFINITY;
    const s = lastUpTo(at, x);
    if (at[s] === x) return Math.min(this.#right[s - 1]!, this.#left[s]!);
    return this.#left[s]! + ((this.#right[s]! - this.#left[s]!) * (x - at[s]!)) / (at[s + 1]! - at[s]!);
  }

  /** Its corners: the shifts at which blanks just touch. */
  get bends(): Float64Array {
    return this.#at;
  }
}
