import { parseQuantity } from '../../engine/index.ts';
import type { LengthUnit } from './box-state.ts';

const MM: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10, in: 25.4 };

/** Decimals that a length is shown with. */
const PLACES: Readonly<Record<LengthUnit, number>> = { mm: 2, cm: 3, in: 3 };

/** The step of an arrow key, in mm. */
export const stepOf = (unit: LengthUnit): number => (unit === 'in' ? MM.in / 8 : 1);

/** A number with so many decimals at most, as people of this language write it. */
export const formatNumber = (value: number, places: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: places, useGrouping: false }).format(value);

/** A length in mm as a number of the unit. */
export const formatLength = (mm: number, unit: LengthUnit, language: string): string =>
  formatNumber(mm / MM[unit], PLACES[unit], language);

/**
 * Reads a length: `60`, `60,5`, `10 cm`, `4in`, `3 1/2"`. A number without a unit is of this unit.
 * @returns mm; undefined for a text that is no length.
 */
export const parseLength = (text: string, unit: LengthUnit): number | undefined => {
  const quantity = parseQuantity(text);
  if (!quantity || quantity.degrees) return undefined;
  return Number((quantity.value * (quantity.mm ?? MM[unit])).toFixed(6));
};

/** Reads an angle or a number of pieces. */
export const parsePlain = (text: string): number | undefined => {
  const quantity = parseQuantity(text);
  return quantity && quantity.mm === undefined ? quantity.value : undefined;
};
