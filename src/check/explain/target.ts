import type { LineType } from '../../board/index.ts';
import { type Curve, centreForm, cross, distance, type Point, pointAt } from '../../geometry/index.ts';
import type { Dieline, Line } from '../../sheet/index.ts';
import { type Alignment, alignCurve, applyAlignment } from '../compare/align.ts';
import { drawnPieces } from '../compare/drawn-pieces.ts';
import { NearestCurve } from '../nearest-curve.ts';
import { cutBox } from '../typed-curve.ts';
import { squares } from './fit.ts';
import {
  countDifference,
  ORIENTATIONS,
  type Orientation,
  type Projections,
  projectionsOf,
  residuals,
} from './projections.ts';

type Lines = readonly Line[];

export interface Nearness {
  /** Ends that only one of the two has; infinite where one has a kind of line that the other has not. */
  readonly countDifference: number;
  /** How far apart the ends are, as a sum of squares in mm². */
  readonly cost: number;
}

/** One way our pieces may be theirs. */
export interface Match extends Nearness {
  /** The same for the same pieces laid the same way. */
  readonly key: string;
  /** How far each end of theirs is from ours, in mm; undefined where ours falls into other pieces. */
  readonly ends: (ours: Lines) => readonly number[] | undefined;
  /** How far points of our lines are from theirs, in mm, whichever way these are split; at most `FAR`. */
  readonly points: (ours: Lines) => readonly number[] | undefined;
}

/** Points are looked for this far away, in mm. */
const MAX_GAP = 10;

interface TargetPiece {
  readonly lines: Lines;
  /** 0 for the largest. */
  readonly rank: number;
  /** In each of the ways it can lie. */
  readonly shadows: readonly Projections[];
}

const cutBoxArea = (lines: Lines): number => {
  const { left, right, bottom, top } = cutBox(lines);
  return (right - left) * (top - bottom);
};

/** Their drawing, made ready to be held against many of ours. */
export class Target {
  readonly #pieces: readonly TargetPiece[];

  constructor({ nodes, lines, parts }: Dieline) {
    const all = lines.filter(({ line }) => line !== 'bleed');
    this.#pieces = drawnPieces({ nodes, lines: all, parts })
      .map(({ lines: own }) => own)
      .sort((a, b) => cutBoxArea(b) - cutBoxArea(a))
      .map((own, rank) => ({ lines: own, rank, shadows: ORIENTATIONS.map((way) => projectionsOf(own, way)) }));
  }

  /** How near ours at a start is to it; undefined where it cannot be theirs at any size. */
  nearness(ours: Lines): Nearness | undefined {
    const own = partsOf(ours);
    if (own.length !== this.#pieces.length) return undefined;
    const shadows = own.map((lines) => projectionsOf(lines));
    const [drawn, ...turned] = ORIENTATIONS.keys();
    const first = this.#nearest(shadows, drawn!);
    // What has other ends is looked at as it is drawn only: most of the catalogue has.
    const all = first.countDifference ? [first] : [first, ...turned.map((k) => this.#nearest(shadows, k))];
    const best = all.reduce((a, b) => (nearer(b, a) < 0 ? b : a));
    return Number.isFinite(best.countDifference) ? best : undefined;
  }

  #nearest(shadows: readonly Projections[], k: number): Nearness {
    return nearnessOf(this.#pairing(shadows, k), shadows, k);
  }

  /** The ways that ours may lie on it, the nearest first. */
  matches(ours: Lines): Match[] {
    const own = partsOf(ours);
    if (own.length !== this.#pieces.length) return [];
    const shadows = own.map((lines) => projectionsOf(lines));
    const all = ORIENTATIONS.flatMap((way, k) =>
      [this.#pairing(shadows, k), this.#bySize(own)].map((theirs) => match(theirs, shadows, way, k)),
    ).sort(nearer);
    // A drawing that is its own mirror image lies the same in several ways.
    return all.filter(({ cost }, k) => k === 0 || Math.abs(cost - all[k - 1]!.cost) > 1e-6 * cost);
  }

  /** Their pieces in the order of ours: each what lies nearest to it of those that are left. */
  #pairing(shadows: readonly Projections[], k: number): TargetPiece[] {
    if (shadows.length === 1) return [...this.#pieces];
    const left = [...this.#pieces];
    return shadows.map((ours) => {
      const each = left.map((piece) => nearnessOf([piece], [ours], k));
      const best = each.reduce((b, near, i) => (nearer(near, each[b]!) < 0 ? i : b), 0);
      return left.splice(best, 1)[0]!;
    });
  }

  /** Each as large among theirs as ours is among ours: where all of them grow, one may lie nearer to another. */
  #bySize(own: readonly Lines[]): TargetPiece[] {
    const order = own
      .map((lines, i) => ({ i, size: cutBoxArea(lines) }))
      .sort((a, b) => b.size - a.size)
      .map(({ i }) => i);
    return own.map((_, i) => this.#pieces[order.indexOf(i)]!);
  }
}

/** Less than 0 where `a` is nearer. */
export const nearer = (a: Nearness, b: Nearness): number => a.countDifference - b.countDifference || a.cost - b.cost;

const nearnessOf = (theirs: readonly TargetPiece[], ours: readonly Projections[], k: number): Nearness => {
  const cost = theirs.reduce((sum, piece, i) => sum + squares(residuals(piece.shadows[k]!, ours[i]!)), 0);
  return {
    countDifference: theirs.reduce((sum, piece, i) => sum + countDifference(piece.shadows[k]!, ours[i]!), 0),
    // As it is drawn, unless another way is clearly nearer.
    cost: k ? cost : cost * 0.9,
  };
};

/** Our pieces on theirs, in this order. */
const match = (theirs: readonly TargetPiece[], shadows: readonly Projections[], way: Orientation, k: number): Match => {
  const each = (lines: Lines, of: (own: Lines, i: number) => readonly number[]): readonly number[] | undefined => {
    const own = partsOf(lines);
    return own.length === theirs.length ? own.flatMap(of) : undefined;
  };
  const near = theirs.map(({ lines }) => once(() => nearOf(lines, way)));
  return {
    key: [k, ...theirs.map(({ rank }) => rank)].join(),
    ...nearnessOf(theirs, shadows, k),
    ends: (lines) => each(lines, (own, i) => residuals(theirs[i]!.shadows[k]!, projectionsOf(own))),
    points: (lines) => each(lines, (own, i) => gaps(own, near[i]!())),
  };
};

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const partsOf = (lines: Lines): Lines[] => {
  const parts = new Map<number, Line[]>();
  for (const line of lines) {
    const part = parts.get(line.part);
    if (part) part.push(line);
    else parts.set(line.part, [line]);
  }
  return [...parts.values()];
};

const cutBoxCentre = (lines: Lines): Point => {
  const { left, right, bottom, top } = cutBox(lines);
  return [(left + right) / 2, (bottom + top) / 2];
};

interface Near {
  readonly curves: readonly Curve[];
  readonly nearby: NearestCurve;
}

const nearOf = (lines: Lines, way: Orientation): ReadonlyMap<LineType, Near> => {
  const [x, y] = applyAlignment({ ...way, shift: [0, 0] }, cutBoxCentre(lines));
  const laying: Alignment = { ...way, shift: [-x, -y] };
  return new Map(
    [...new Set(lines.map(({ line }) => line))].map((kind) => {
      const curves = lines.filter(({ line }) => line === kind).map(({ curve }) => alignCurve(laying, curve));
      return [kind, { curves, nearby: new NearestCurve(curves) }];
    }),
  );
};

const gaps = (lines: Lines, theirs: ReadonlyMap<LineType, Near>): number[] => {
  const [x, y] = cutBoxCentre(lines);
  return lines.flatMap(({ line, curve }) => {
    const near = theirs.get(line);
    return [0, 0.31, 0.5, 0.77, 1].map((t) => {
      const [u, v] = pointAt(curve, t);
      const p: Point = [u - x, v - y];
      const found = near?.nearby.find(p, MAX_GAP);
      return found ? found.distance * signedSide(near!.curves[found.of]!, p) : MAX_GAP;
    });
  });
};

/** 1 or -1, which side of a curve a point is on: what passes over it changes its sign, and not its slope. */
const signedSide = (curve: Curve, p: Point): number => {
  if (curve.kind !== 'arc')
    return Math.sign(
      cross([curve.to[0] - curve.from[0], curve.to[1] - curve.from[1]], [p[0] - curve.from[0], p[1] - curve.from[1]]),
    );
  const { centre, radius } = centreForm(curve);
  return Math.sign(distance(p, centre) - radius);
};
