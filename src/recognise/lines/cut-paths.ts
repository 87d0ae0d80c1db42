import {
  addTo,
  type Curve,
  isInside,
  length,
  type Point,
  reverse,
  tangentAt,
  turnBetween,
} from '../../geometry/index.ts';
import { eachTwo } from './once.ts';
import type { PlanarEdge } from './planar.ts';
import { countedPolygon, step } from './steps.ts';

/** With more ends of connected cuts, all may be ends of outlines. */
const MOST_ENDS = 12;

const CHORD_TOLERANCE_MM = 0.05;

/** Steps to follow a cut, and to flatten it. */
const WAY_STEPS = 10;

interface Step {
  readonly from: number;
  /** In the direction of the way. */
  readonly curve: Curve;
}

/** The ways along connected cuts, from one corner to all others. */
export class CutPaths {
  readonly #corners = new Map<number, Point>();
  readonly #leaving = new Map<number, { readonly to: number; readonly curve: Curve }[]>();

  constructor(cuts: readonly PlanarEdge[]) {
    for (const { from, to, curve } of cuts) {
      this.#corners.set(from, curve.from).set(to, curve.to);
      addTo(this.#leaving, from, { to, curve });
      addTo(this.#leaving, to, { to: from, curve: reverse(curve) });
    }
  }

  /** The cuts on the way from one corner to another. */
  between(a: number, b: number): Curve[] {
    const steps = this.#stepsFrom(a);
    const path: Curve[] = [];
    for (let last = steps.get(b); last; last = steps.get(last.from)) path.push(last.curve);
    return path.reverse();
  }

  /** The two ends of an outline among those of connected cuts. The rest end slits, inside the outline that a line between both closes. */
  outlineEnds(ends: readonly number[]): readonly number[] {
    if (ends.length <= 2 || ends.length > MOST_ENDS) return ends;
    const pairs = eachTwo(ends).map(([a, b]) => {
      const path = this.between(a, b);
      const ring = countedPolygon(path, CHORD_TOLERANCE_MM);
      const inside = ends.filter((end) => end !== a && end !== b && isInside(ring, this.#corners.get(end)!));
      return { ends: [a, b], inside: inside.length, walked: path.reduce((sum, curve) => sum + length(curve), 0) };
    });
    return pairs.reduce((best, pair) =>
      pair.inside > best.inside || (pair.inside === best.inside && pair.walked > best.walked) ? pair : best,
    ).ends;
  }

  #stepsFrom(start: number): ReadonlyMap<number, Step | undefined> {
    const steps = new Map<number, Step | undefined>([[start, undefined]]);
    // The map grows while it is walked through.
    for (const from of steps.keys()) {
      step(WAY_STEPS);
      for (const { to, curve } of this.#leaving.get(from) ?? []) if (!steps.has(to)) steps.set(to, { from, curve });
    }
    return steps;
  }
}

/** Parameters at which the direction of a curve is measured: between two of them it turns by less than half a turn. */
const SAMPLES = [0, 0.25, 0.5, 0.75, 1] as const;

/** The angle by which a path turns from its start to its end, in radians, positive to the left. */
export const turnAlong = (path: readonly Curve[]): number => {
  const directions = path.flatMap((curve) => SAMPLES.map((t) => tangentAt(curve, t)));
  return directions.slice(1).reduce((sum, next, k) => sum + turnBetween(directions[k]!, next), 0);
};
