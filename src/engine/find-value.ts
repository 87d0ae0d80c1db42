import { bisect } from '../geometry/index.ts';
import type { Length } from '../template/index.ts';
import { type LengthUnit, MM_PER_INCH } from '../values/index.ts';
import { nearestValid } from './readable-value.ts';
import { followsUnit } from './units.ts';

const VALUES_TRIED = 16;

/** Bisection steps between a valid and an invalid value. */
const BISECTIONS = 12;

interface Sought extends Pick<Length, 'kind' | 'min' | 'max'> {
  readonly name: string;
  /** The given value in mm, degrees or pieces. The result is close to it. */
  readonly near: number;
  /** Values to try first, in mm, degrees or pieces. */
  readonly likely: readonly number[];
}

/**
 * Finds a value of one size, with few digits, with which the box can be made while the other sizes stay; undefined when none was found.
 * Limits that depend on several sizes are known only by trying, so this probes the range and then bisects towards the given value.
 * @param holds returns true when a value, in the unit of the request, can be made. Results are in that unit, too.
 */
export const findValue = (
  { name, kind, min, max, near, likely }: Sought,
  unit: LengthUnit,
  holds: (rounded: number) => boolean,
): number | undefined => {
  const scale = followsUnit(name, kind, unit) ? MM_PER_INCH : 1;
  const works = (value: number): boolean => holds(value / scale);
  /** The value with the fewest digits, close to `a` on the side of `b`, when it is valid. */
  const shortest = (a: number, b: number): number | undefined => {
    const from = a > b ? Infinity : -Infinity;
    const rounded = nearestValid({ name, of: kind, min: Math.min(a, b), max: Math.max(a, b) }, from, unit);
    return rounded !== undefined && holds(rounded) ? rounded : undefined;
  };
  const limit = near < min ? shortest(min, max) : near > max ? shortest(max, min) : undefined;
  if (limit !== undefined) return limit;

  const whole = kind === 'integer';
  const count = whole ? Math.min(VALUES_TRIED, max - min) : VALUES_TRIED;
  const spread = Array.from({ length: count + 1 }, (_, k) => {
    const share = k / Math.max(1, count);
    // Space lengths by ratio: small values lie closer together.
    return min > 0 && !whole ? min * (max / min) ** share : min + share * (max - min);
  });
  const found = [...likely, ...spread]
    .map((value) => (whole ? Math.round(value) : value))
    .filter((value) => value >= min && value <= max)
    .sort((a, b) => Math.abs(a - near) - Math.abs(b - near))
    .find(works);
  if (found === undefined || whole) return found;
  const [right, wrong] = bisect(works, [found, Math.min(Math.max(near, min), max)], BISECTIONS);
  return shortest(wrong, found) ?? shortest(right, found) ?? found / scale;
};
