import { mapValues } from '../geometry/index.ts';
import { type Entry, type Length, type OutOfLimits, resolve, variables } from '../template/index.ts';
import { type LengthUnit, MM_PER_INCH, roundTo } from '../values/index.ts';
import { allToMm, followsUnit, toMm } from './units.ts';

/** Limits of one variable, in mm, degrees or pieces. */
type Limits = Pick<OutOfLimits, 'name' | 'of' | 'min' | 'max'>;

/** The nearest valid value in the request's unit, with few digits, rounded from the violated limit but within the other, if any exists. */
export const nearestValid = ({ name, of: kind, min, max }: Limits, value: number, unit: LengthUnit) => {
  const scale = followsUnit(name, kind, unit) ? MM_PER_INCH : 1;
  const whole = kind === 'integer';
  if (!(min <= max) || (whole && Math.ceil(min) > Math.floor(max))) return undefined;
  const fits = (rounded: number): boolean => {
    const v = toMm(name, kind, unit, rounded);
    return v >= min && v <= max;
  };
  if (whole) return Math.min(Math.max(Math.round(value), Math.ceil(min)), Math.floor(max));
  const up = !(value > max);
  const limit = (up ? min : max) / scale;
  for (let decimals = scale === 1 ? 1 : 2; decimals <= 9; decimals++) {
    const step = 10 ** -decimals;
    const steps = up ? Math.ceil(limit / step - 1e-6) : Math.floor(limit / step + 1e-6);
    // Rounding noise can put a round limit just outside: then take one more step inwards.
    for (const further of [0, up ? 1 : -1]) {
      const rounded = roundTo((steps + further) * step, decimals);
      if (fits(rounded)) return rounded;
    }
  }
  return fits(limit) ? limit : undefined;
};

/** A default for display: at most four decimals in the unit of the request, and still inside its limits. */
export const readableDefault = (name: string, { kind, value, min, max }: Length, unit: LengthUnit): number => {
  const rounded = roundTo(followsUnit(name, kind, unit) ? value / MM_PER_INCH : value, 4);
  const v = toMm(name, kind, unit, rounded);
  return v >= min && v <= max ? rounded : (nearestValid({ name, of: kind, min, max }, v, unit) ?? rounded);
};

/** The limits of a variable in the unit of the request, with few digits; the values at them are valid. */
export const readableLimits = (name: string, { kind, min, max }: Length, unit: LengthUnit) => {
  const limits = { name, of: kind, min, max };
  const [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return [nearestValid(limits, least, unit) ?? min, nearestValid(limits, most, unit) ?? max] as const;
};

/** A value in the unit of the request that `toMm` converts back exactly. Short when possible. */
export const exactValue = (name: string, { kind, value }: Pick<Length, 'kind' | 'value'>, unit: LengthUnit): number => {
  if (!followsUnit(name, kind, unit)) return value;
  const short = roundTo(value / MM_PER_INCH, 4);
  return toMm(name, kind, unit, short) === value ? short : roundTo(value / MM_PER_INCH, 12);
};

/** Defaults of all variables for a form. Short values, unless they violate each other's limits: then exact ones. */
export const readableDefaults = ({ template, id }: Entry, unit: LengthUnit): Readonly<Record<string, number>> => {
  const lengths = variables(template, id);
  const short = mapValues(lengths, (length, name) => readableDefault(name, length, unit));
  if (!resolve(template, allToMm(short, lengths, unit), id).violations.length) return short;
  return mapValues(lengths, (length, name) => exactValue(name, length, unit));
};
