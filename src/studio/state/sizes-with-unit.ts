import type { Field } from '../engine/protocol/box.ts';
import type { ShownUnit } from './box-state.ts';
import { formatInUnit } from './lengths.ts';
import { shownUnit } from './store.ts';

/** The lengths of a box among its sizes, in mm. */
export const lengthsAmong = (sizes: readonly Field[]): readonly number[] =>
  sizes.flatMap(({ kind, value }) => (kind === 'length' ? value : []));

/** Lengths in mm as one text with their unit, `100 × 50 mm`. */
export const sizesWithUnit = (sizes: readonly number[], unit: ShownUnit = shownUnit.value): string =>
  `${sizes.map((mm) => formatInUnit(mm, unit)).join(' × ')} ${unit}`;
