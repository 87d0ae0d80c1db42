import { keptIn, perObject } from '../../geometry/index.ts';
import { convolution, slitsOf } from './convolution.ts';
import type { Gutter, Kind } from './kind.ts';
import { heightOf, type Loop, turned, twiceArea, widthOf, withoutFlats } from './loop.ts';
import { NoFit } from './no-fit.ts';
import { tooClose } from './verify.ts';

/** Input of the layout engines: the sizes of the kinds, and the places where two of them do not fit. */
export interface Fits {
  readonly all: readonly Pick<Kind, 'width' | 'height'>[];
  /** Least area that a blank of each kind takes, with half the gutter around it. Square micrometres. */
  readonly areas: readonly number[];
  readonly noFit: (a: number, b: number) => NoFit;
  /** True when kind `b`, moved by (x, y), keeps its distance from kind `a`. Exact, and much slower than a no-fit polygon. */
  readonly clear: (a: number, b: number, x: number, y: number) => boolean;
}

/** Cached results of exact tests: a search asks for many places only once. */
const MAX_EXACT_RESULTS = 10_000;

/** Outlines in all four orientations: kind 4·s + q is shape s rotated by q quarter turns. Computes and caches where two of them do not fit. */
export class Kinds implements Fits {
  readonly all: readonly Kind[];
  readonly gutter: Gutter;
  /** The least area that a blank of each kind takes, in square micrometres: grown by half the gutter, which rotation may change. */
  readonly areas: readonly number[];
  readonly #grown: (Loop | undefined)[] = [];
  readonly #clear = new Map<string, boolean>();
  readonly #fits: (NoFit | undefined)[] = [];

  constructor(loops: readonly Loop[], gutter: Gutter) {
    this.gutter = gutter;
    this.all = loops.flatMap((loop, shape) =>
      ([0, 1, 2, 3] as const).map((quarters): Kind => {
        const own = turned(loop, quarters);
        return { shape, quarters, loop: own, width: widthOf(own), height: heightOf(own) };
      }),
    );
    const areaOf = ({ loop }: Kind) => twiceArea(grown(loop, Math.floor(gutter.x / 2), Math.floor(gutter.y / 2))) / 2;
    const own = this.all.map((kind, k) => (k % 4 < 2 ? areaOf(kind) : 0));
    this.areas = this.all.map((_, k) => own[k - (k % 4) + (k % 2)]!);
  }

  /** Forbidden positions of kind `b` relative to kind `a`: the difference of their corners. */
  noFit = (a: number, b: number): NoFit => {
    const at = a * this.all.length + b;
    this.#fits[at] ??= this.#make(a, b);
    return this.#fits[at];
  };

  clear = (a: number, b: number, x: number, y: number): boolean => {
    const isClear = (): boolean => !tooClose(this.all[a]!.loop, this.all[b]!.loop, x, y, this.gutter);
    return keptIn(this.#clear, `${a} ${b} ${x} ${y}`, isClear, MAX_EXACT_RESULTS);
  };

  /** Order of the kinds: those that lie as drawn or turned by 180°, then those on their side. */
  #rank(kind: number): number {
    return (kind % 2) * this.all.length + kind;
  }

  #make(a: number, b: number): NoFit {
    // Always from the same side, whichever is asked for first, so that what is kept gives what a new request would.
    if (this.#rank(b) < this.#rank(a)) return this.noFit(b, a).opposite();
    const { quarters } = this.all[a]!;
    const other = this.all[b]!;
    // Rotated together, two blanks keep their distance when both gutters are equal.
    if (quarters !== 0 && this.gutter.x === this.gutter.y) {
      const [p, q] = [a - quarters, b - other.quarters + ((other.quarters - quarters + 4) % 4)];
      return this.noFit(p, q).turned(quarters, this.all[p]!, this.all[q]!);
    }
    this.#grown[a] ??= grown(this.all[a]!.loop, this.gutter.x, this.gutter.y);
    const around = convolution(
      this.#grown[a]!,
      other.loop.map((v) => -v),
    );
    const fit = NoFit.of(around);
    const fits = (x: number, y: number): boolean => fit.inside(x, y) && this.clear(a, b, x, y);
    return fit.with(slitsOf(this.#grown[a]!, other.loop, around, fits));
  }
}

/** Outlines kept: several sheets are asked for one blank, one after the other. */
const MAX_KINDS_KEPT = 4;
const latest = new Map<string, Kinds>();

/** One outline in all orientations: that of an earlier request, if it was one of the last. */
export const turnedKinds = (loop: Loop, gutter: Gutter): Kinds =>
  keptIn(latest, `${gutter.x} ${gutter.y} ${loop.join(' ')}`, () => new Kinds([loop], gutter), MAX_KINDS_KEPT);

/** Everything within `x` to the left or right of an outline and `y` above or below. What it encloses is filled. */
const grown = (loop: Loop, x: number, y: number): Loop => {
  if (x === 0 && y === 0) return loop;
  const frame = x && y ? [-x, -y, x, -y, x, y, -x, y] : [-x, -y, x, y];
  const { rings } = NoFit.of(convolution(loop, Int32Array.from(frame)));
  const [outer] = rings
    .map((ring) => withoutFlats([...ring].map(Math.round)))
    .sort((p, q) => twiceArea(q) - twiceArea(p));
  return outer!;
};

/** Swaps rows and columns: x and y of everything. The same kinds give the same object, so that what is known of it is kept. */
export const onItsSide = perObject(
  ({ all, areas, noFit, clear }: Fits): Fits => ({
    all: all.map(({ width, height }) => ({ width: height, height: width })),
    areas,
    noFit: (a, b) => noFit(a, b).transposed(),
    clear: (a, b, x, y) => clear(a, b, y, x),
  }),
);

/** @returns a function that makes each value once per owner and key, and keeps it as long as the owner. */
export const rememberedBy = <Owner extends object, Value extends object>() => {
  const valuesOf = perObject((_: Owner) => new Map<string, Value>());
  return (owner: Owner, key: string, make: () => Value): Value => keptIn(valuesOf(owner), key, make);
};
