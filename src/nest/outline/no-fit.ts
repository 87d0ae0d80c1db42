import { type Point, ringsOf, unite } from '../../geometry/index.ts';
import type { Kind } from './kind.ts';
import { MM } from './loop.ts';
import { Slabs } from './slabs.ts';

/** Rings inside which one blank overlaps another, in micrometres; on them both touch. Corners are exact, crossings rounded to a tenth. */
export class NoFit {
  /** Closed rings of x and y in turn; outer ones counter-clockwise, holes clockwise, slits there and back. */
  readonly rings: readonly Float64Array[];
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
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
    return this.#map((x, y) => [-x, -y]);
  }

  /** The same with both blanks turned by one, two or three quarters; the sizes are those before. */
  turned(quarters: 1 | 2 | 3, from: Size, to: Size): NoFit {
    const [dw, dh] = [from.width - to.width, from.height - to.height];
    if (quarters === 1) return this.#map((x, y) => [-y + dh, x]);
    return this.#map(quarters === 2 ? (x, y) => [-x + dw, -y + dh] : (x, y) => [y, -x + dw]);
  }

  /** The same with x and y in each other's place. */
  transposed(): NoFit {
    if (!this.#transposed) {
      this.#transposed = this.#map((x, y) => [y, x], true);
      this.#transposed.#transposed = this;
    }
    return this.#transposed;
  }

  #map(f: (x: number, y: number) => [number, number], mirrored = false): NoFit {
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

  /** Least height of one blank above the other, so far to the right of it; minus infinity beside it. */
  above(x: number): number {
    return this.transposed().slabs.lastEnd(x);
  }

  /** Its corners along x: the shifts at which blanks just touch. */
  get bends(): Float64Array {
    return this.transposed().slabs.heights;
  }

  /** The shorter way out of the rings along x or y; 0 on them and outside. */
  depth(x: number, y: number): number {
    if (x <= this.left || x >= this.right || y <= this.bottom || y >= this.top) return 0;
    const along = this.slabs.wayOut(x, y);
    return along && Math.min(along, this.transposed().slabs.wayOut(y, x));
  }

  inside(x: number, y: number): boolean {
    return this.depth(x, y) > 0;
  }

  /** The level lines through the rings. */
  get slabs(): Slabs {
    this.#slabs ??= new Slabs(this.rings);
    return this.#slabs;
  }

  /** Parts of the horizontal line at height `y` inside the rings, from left to right. */
  across(y: number) {
    const { slabs } = this;
    return Array.from({ length: slabs.across(y) / 2 }, (_, k) => [slabs.ends[2 * k]!, slabs.ends[2 * k + 1]!] as const);
  }
}

type Size = Pick<Kind, 'width' | 'height'>;

const fine = (mm: number): number => Math.round(mm * MM * 10) / 10;
