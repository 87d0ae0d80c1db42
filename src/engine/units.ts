import { mapValues } from '../geometry/index.ts';
import type { Length, Lengths } from '../template/index.ts';
import { defined, type LengthUnit, MM_PER_INCH, numeric, roundTo } from '../values/index.ts';

/** True when the variable is in the unit of the request. Board thickness is always in mm; angles and counts have no unit. */
export const followsUnit = (name: string, kind: Length['kind'], unit: LengthUnit): boolean =>
  unit === 'in' && kind === 'length' && name !== 'material';

/** Converts a given value to mm, degrees or pieces, rounded to remove floating-point noise that could break a limit. */
export const toMm = (name: string, kind: Length['kind'], unit: LengthUnit, value: number): number =>
  followsUnit(name, kind, unit) ? roundTo(value * MM_PER_INCH, 9) : value;

/** Numbers by name, in the unit of the request. */
export type Given = Readonly<Record<string, number>>;

/** Converts all to mm, degrees or pieces. Drops unknown names. */
export const allToMm = (given: Given, known: Lengths, unit: LengthUnit): Record<string, number> => {
  const all: Record<string, number> = {};
  for (const name in known) if (given[name] !== undefined) all[name] = toMm(name, known[name]!.kind, unit, given[name]);
  return all;
};

/** Those of the values that are numbers, also as texts. */
export const numbersIn = (given: Readonly<Record<string, unknown>>): Given => defined(mapValues(given, numeric));

export const fromMm = (mm: number, unit: LengthUnit): number => roundTo(unit === 'in' ? mm / MM_PER_INCH : mm, 6);
