import type { Unit } from '../api/index.ts';
import type { Length, Lengths } from '../template/index.ts';

/** Exact by definition. */
export const MM_PER_INCH = 25.4;

/** True when the variable is in the unit of the request. Board thickness is always in mm; angles and counts have no unit. */
export const followsUnit = (name: string, kind: Length['kind'], unit: Unit): boolean =>
  unit === 'in' && kind === 'length' && name !== 'material';

/** Converts a given value to mm, degrees or pieces, rounded to remove floating-point noise that could break a limit. */
export const toMm = (name: string, kind: Length['kind'], unit: Unit, value: number): number =>
  followsUnit(name, kind, unit) ? roundTo(value * MM_PER_INCH, 9) : value;

/** Numbers by name, in the unit of the request. */
export type Given = Readonly<Record<string, number>>;

/** Converts all to mm, degrees or pieces. Drops unknown names. */
export const allToMm = (given: Given, known: Lengths, unit: Unit): Record<string, number> => {
  const all: Record<string, number> = {};
  for (const name in known) if (given[name] !== undefined) all[name] = toMm(name, known[name]!.kind, unit, given[name]);
  return all;
};

/** Converts mm to the given unit. */
export const fromMm = (mm: number, unit: Unit): number => roundTo(unit === 'in' ? mm / MM_PER_INCH : mm, 6);

/**
 * Rounds to a number of decimals. Values from 1e9 on are returned unchanged.
 * @example
 * roundTo(12.34567, 2); // = 12.35
 */
export const roundTo = (value: number, decimals: number): number => {
  if (Math.abs(value) >= 1e9) return value;
  const scale = 10 ** decimals;
  const scaled = value * scale;
  const whole = Math.round(scaled);
  // Most values have so few decimals already. Adding 0 turns -0 into 0.
  if (whole / scale === value) return value + 0;
  // The multiplication rounds too. Near the middle between two results, and for large numbers, only the slow conversion to text is right.
  const isClear = Math.abs(scaled - whole) < 0.499 && Math.abs(whole) < 2 ** 40;
  return isClear ? whole / scale + 0 : Number(value.toFixed(decimals));
};
