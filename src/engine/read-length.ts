import type { Length } from '../template/index.ts';
import { type LengthUnit, numeric, quote } from '../values/index.ts';
import { formatValue, unusable } from './messages.ts';
import type { Problem } from './problem.ts';
import { exactValue, nearestValid } from './readable-value.ts';
import { toMm } from './units.ts';

/** A value in mm, degrees or pieces with the value to repeat in the answer; or an error with a suggestion in mm. */
export type ReadLength =
  | { readonly mm: number; readonly value: number }
  | { readonly error: Problem; readonly suggested?: number };

/** Reads a value that is not a variable of a template. A missing one takes its usual value, or is an error when `required`. */
export const readLength = (
  name: string,
  of: Length,
  given: unknown,
  unit: LengthUnit,
  { required = false }: { readonly required?: boolean } = {},
): ReadLength => {
  const { kind, min, max } = of;
  const usual = exactValue(name, of, unit);
  const wrong = (problem: string, works: number | undefined): ReadLength => ({
    error: unusable(name, problem, of, unit, works),
    ...(works !== undefined && { suggested: toMm(name, kind, unit, works) }),
  });
  if (given === undefined && required) return wrong('is missing', usual);
  const value = given === undefined ? usual : numeric(given);
  if (value === undefined) return wrong(`must be a number, but is ${quote(given)}`, usual);
  const mm = toMm(name, kind, unit, value);
  const whole = kind !== 'integer' || Number.isInteger(mm);
  if (whole && mm >= min && mm <= max) return { mm, value };
  const problem = whole
    ? `is ${formatValue(name, kind, unit, value)}, out of its limits`
    : `is ${quote(given)}, but must be a whole number`;
  return wrong(problem, nearestValid({ name, of: kind, min, max }, mm, unit));
};
