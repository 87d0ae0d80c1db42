import {
  type Curve,
  cross,
  distance,
  length,
  type Point,
  parameterAt,
  pointAt,
  tangentAt,
} from '../../geometry/index.ts';
import { curveSteps, step } from './steps.ts';

/** A place where two curves cross, with its parameter on each. */
export interface CrossingPoint {
  readonly at: Point;
  readonly parameters: readonly [onFirst: number, onSecond: number];
}

/**
 * The places where two curves really cross. Where they touch, rounding makes one cross the other and come back, or end just behind it.
 * @param rounding - distance in mm below which a curve lies on another one.
 */
export const withoutTouches = (
  [a, b]: readonly [Curve, Curve],
  meetings: readonly CrossingPoint[],
  rounding: number,
): readonly CrossingPoint[] => {
  if (!meetings.length) return meetings;
  step(curveSteps(a) + curveSteps(b));
  const touching = new Set([
    ...touchesAlong(a, b, meetings, 0, rounding),
    ...touchesAlong(b, a, meetings, 1, rounding),
  ]);
  return meetings.filter((meeting) => !touching.has(meeting));
};

/** Meetings before or after which a curve stays on the other one to its end, and those after which it is on the same side as before. */
const touchesAlong = (
  curve: Curve,
  other: Curve,
  meetings: readonly CrossingPoint[],
  side: 0 | 1,
  rounding: number,
): readonly CrossingPoint[] => {
  const inOrder = [...meetings].sort((p, q) => p.parameters[side] - q.parameters[side]);
  const at = inOrder.map(({ parameters }) => parameters[side]);
  const stops = [0, ...at, 1];
  const stays = stops.slice(1).map((to, k) => staysOn(curve, [stops[k]!, to], other, rounding));
  // As far away as the curve still lies on the other one: it may have crossed back unnoticed.
  const beside = (k: number, sense: 1 | -1): number | undefined => {
    const [from, limit] = [at[k]!, stops[k + 1 + sense]!];
    let last: number | undefined;
    for (let step = rounding / 2 / length(curve); sense * (limit - from) > step; step *= 2) {
      const now = sideOf(other, pointAt(curve, from + sense * step), rounding);
      if (now === undefined) break;
      last = now;
    }
    return last;
  };
  return inOrder.flatMap((_, first): readonly CrossingPoint[] => {
    if (first > 0 && stays[first]) return [];
    let last = first;
    while (last + 1 < inOrder.length && stays[last + 1]) last++;
    const [before, after] = [beside(first, -1), beside(last, 1)];
    const endsThere = (first === 0 && stays[0]) || (last === inOrder.length - 1 && stays.at(-1));
    return endsThere || (before !== undefined && before === after) ? inOrder.slice(first, last + 1) : [];
  });
};

/** 1 for a point on the left of a curve, -1 on its right; undefined for one further away than `rounding`. */
const sideOf = (curve: Curve, p: Point, rounding: number): number | undefined => {
  step(curveSteps(curve));
  const t = parameterAt(curve, p, rounding);
  if (t === undefined) return undefined;
  const [x, y] = pointAt(curve, t);
  return Math.sign(cross(tangentAt(curve, t), [p[0] - x, p[1] - y]));
};

const staysOn = (curve: Curve, [from, to]: readonly [number, number], other: Curve, rounding: number): boolean =>
  [0, 0.25, 0.5, 0.75, 1].every((share) => {
    step(curveSteps(other));
    const p = pointAt(curve, from + share * (to - from));
    const at = parameterAt(other, p, rounding);
    if (at === undefined) return false;
    return (at >= 0 && at <= 1) || Math.min(distance(p, other.from), distance(p, other.to)) < rounding;
  });
