import { locale } from '../languages/index.ts';
import type { ShownUnit } from './box-state.ts';
import { formatInUnit } from './lengths.ts';
import { shownUnit } from './store.ts';

/** Lengths in mm as one text with their unit, `100 × 50 mm`. */
export const sizesWithUnit = (sizes: readonly number[], unit: ShownUnit = shownUnit.value): string =>
  `${sizes.map((mm) => formatInUnit(mm, unit, locale.value)).join(' × ')} ${unit}`;
