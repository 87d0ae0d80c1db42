import type { Unit } from '../api/index.ts';
import type { Length } from '../template/index.ts';
import { nearestValid } from './readable-value.ts';
import { followsUnit, MM_PER_INCH } from './units.ts';

/** Values that are tried between the limits. */
const PROBES = 16;

/** Halvings between a value that holds and one that does not. */
const HALVINGS = 12;

interface Sought extends Pick<Length, 'kind' | 'min' | 'max'> {
  readonly name: string;
  /** What was given, in mm, degrees or pieces: the value that is found is near it. */
  readonly near: number;
  /** Values that are tried first, in mm, degrees or pieces. */
  readonly likely: readonly number[];
}

/**
 * Finds the value of a size, near the one given, with which the box can be made while all else stays. What several sizes ask of
 * one another is known only by trying: so values are tried, and then halved towards the one given.
 * @param holds whether a value, in the unit asked, can be made.
 * @returns a value that is short to write, in the unit asked; undefined where none was found.
 */
export const findValue = (
  { name, kind, min, max, near, likely }: Sought,
  unit: Unit,
  holds: (said: number) => boolean,
): number | undefined => {
  const scale = followsUnit(name, kind, unit) ? MM_PER_INCH : 1;
  const works = (value: number): boolean => holds(value / scale);
  /** The value from `a` towards `b` that is short to write, if it holds. */
  const shortest = (a: number, b: number): number | undefined => {
    const from = a > b ? Infinity : -Infinity;
    const said = nearestValid({ name, of: kind, min: Math.min(a, b), max: Math.max(a, b) }, from, unit);
    return said !== undefined && holds(said) ? said : undefined;
  };
  const limit = near < min ? shortest(min, max) : near > max ? shortest(max, min) : undefined;
  if (limit !== undefined) return limit;

  const whole = kind === 'integer';
  const count = whole ? Math.min(PROBES, max - min) : PROBES;
  const spread = Array.from({ length: count + 1 }, (_, k) => {
    const share = k / Math.max(1, count);
    // Small values lie closer together: a length matters by its ratio.
    return min > 0 && !whole ? min * (max / min) ** share : min + share * (max - min);
  });
  const found = [...likely, ...spread]
    .map((value) => (whole ? Math.round(value) : value))
    .filter((value) => value >= min && value <= max)
    .sort((a, b) => Math.abs(a - near) - Math.abs(b - near))
    .find(works);
  if (found === undefined || whole) return found;
  let [wrong, right] = [Math.min(Math.max(near, min), max), found];
  for (let k = 0; k < HALVINGS; k++) {
    const middle = (wrong + right) / 2;
    if (works(middle)) right = middle;
    else wrong = middle;
  }
  return shortest(wrong, found) ?? shortest(right, found) ?? found / scale;
};
