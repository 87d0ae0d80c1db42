import type { ErrorEntry, Unit } from '../api/index.ts';
import type { Length } from '../template/index.ts';
import { numeric } from './number.ts';
import { inward, written } from './readable.ts';
import { show } from './show.ts';
import { heard } from './units.ts';
import { openEntry } from './wording.ts';

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
export const readMargin = (
  given: unknown,
  unit: Unit,
): { readonly mm: number; readonly said: number } | { readonly error: ErrorEntry } => {
  const { kind, min, max } = overflowMargin;
  const usual = written(NAME, overflowMargin, unit);
  const said = given === undefined ? usual : numeric(given);
  if (said === undefined)
    return { error: openEntry(NAME, `must be a number, but is ${show(given)}`, overflowMargin, unit, usual) };
  const mm = heard(NAME, kind, unit, said);
  if (mm >= min && mm <= max) return { mm, said };
  const works = inward({ name: NAME, of: kind, min, max }, mm, unit);
  return { error: openEntry(NAME, `is ${show(given)}, out of its limits`, overflowMargin, unit, works) };
};
