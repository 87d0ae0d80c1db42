import type { Unit } from '../api/index.ts';
import type { Length } from '../template/index.ts';

/** Exact by definition. */
export const MM_PER_INCH = 25.4;

/** Does this variable follow the unit? Board is millimetres always; angles and counts have no unit. */
export const inInches = (name: string, kind: Length['kind'], unit: Unit): boolean =>
  unit === 'in' && kind === 'length' && name !== 'material';

/** From what the caller says to mm, degrees or pieces. Free of the noise that a limit would trip over. */
export const heard = (name: string, kind: Length['kind'], unit: Unit, value: number): number =>
  inInches(name, kind, unit) ? tidy(value * MM_PER_INCH, 9) : value;

/** From mm to the unit asked. */
export const inUnit = (mm: number, unit: Unit): number => tidy(unit === 'in' ? mm / MM_PER_INCH : mm, 6);

/** To so many decimals; numbers too large to have any stay as they are. */
export const tidy = (value: number, decimals: number): number =>
  Math.abs(value) < 1e9 ? Number(value.toFixed(decimals)) : value;
