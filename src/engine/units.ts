import type { Unit } from '../api/index.ts';
import type { Length, Lengths } from '../template/index.ts';

/** Exact by definition. */
export const MM_PER_INCH = 25.4;

/** Does this variable follow the unit? Board is millimetres always; angles and counts have no unit. */
export const followsUnit = (name: string, kind: Length['kind'], unit: Unit): boolean =>
  unit === 'in' && kind === 'length' && name !== 'material';

/** From what the caller says to mm, degrees or pieces. Free of the noise that a limit would trip over. */
export const toMm = (name: string, kind: Length['kind'], unit: Unit, value: number): number =>
  followsUnit(name, kind, unit) ? roundTo(value * MM_PER_INCH, 9) : value;

/** Numbers by name, as the caller says them: in the unit asked. */
export type Given = Readonly<Record<string, number>>;

/** To mm, degrees or pieces; names the template does not have fall away. */
export const allToMm = (said: Given, known: Lengths, unit: Unit): Record<string, number> => {
  const all: Record<string, number> = {};
  for (const name of Object.keys(known))
    if (said[name] !== undefined) all[name] = toMm(name, known[name]!.kind, unit, said[name]);
  return all;
};

/** From mm to the unit asked. */
export const fromMm = (mm: number, unit: Unit): number => roundTo(unit === 'in' ? mm / MM_PER_INCH : mm, 6);

/**
 * To so many decimals; numbers too large to have any stay as they are.
 * @example
 * roundTo(12.34567, 2); // = 12.35
 */
export const roundTo = (value: number, decimals: number): number => {
  if (Math.abs(value) >= 1e9) return value;
  // Most values are that short already: there is no need to write them down and read them again.
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale === value ? value + 0 : Number(value.toFixed(decimals));
};
