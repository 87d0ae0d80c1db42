import type { ErrorEntry, Unit } from '../api/index.ts';
import type { Length } from '../template/index.ts';
import { unusableEntry } from './messages.ts';
import { numeric } from './numeric.ts';
import { quote } from './quote.ts';
import { exactValue, nearestValid } from './readable-value.ts';
import { toMm } from './units.ts';

const NAME = 'overflow_margin';

/** How far the bleed reaches; the upper limit keeps the bleeds of two parts apart, which are drawn 20 mm from one another. */
export const overflowMargin: Length = {
  kind: 'length',
  value: 3,
  min: 0.5,
  max: 9,
  about: 'How far the bleed reaches beyond the cut outline',
};

/** The margin that was asked for: in mm, and as the answer repeats it. */
export const readOverflowMargin = (
  given: unknown,
  unit: Unit,
): { readonly mm: number; readonly said: number } | { readonly error: ErrorEntry } => {
  const { kind, min, max } = overflowMargin;
  const usual = exactValue(NAME, overflowMargin, unit);
  const said = given === undefined ? usual : numeric(given);
  if (said === undefined)
    return { error: unusableEntry(NAME, `must be a number, but is ${quote(given)}`, overflowMargin, unit, usual) };
  const mm = toMm(NAME, kind, unit, said);
  if (mm >= min && mm <= max) return { mm, said };
  const works = nearestValid({ name: NAME, of: kind, min, max }, mm, unit);
  return { error: unusableEntry(NAME, `is ${quote(given)}, out of its limits`, overflowMargin, unit, works) };
};
