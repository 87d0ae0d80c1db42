import { MM_PER_INCH } from '../../values/index.ts';
import { locale } from '../languages/locale.ts';
import type { ShownUnit } from './box-state.ts';
import { formatNumber } from './lengths.ts';

const GRAMS_PER_OUNCE = 28.349_523_125;
const OUNCES_PER_POUND = 16;
export const GRAMS_PER_POUND = GRAMS_PER_OUNCE * OUNCES_PER_POUND;

/** A number with decimals only where it is small. */
const short = (value: number, places: number, language: string): string =>
  formatNumber(value, value < 10 ? places : places - 1, language);

/** Board of a box, from mm²: `656 cm²`, with inches `101.6 in²`. */
export const formatArea = (mm2: number, unit: ShownUnit, language = locale.value): string =>
  unit === 'in' ? `${short(mm2 / MM_PER_INCH ** 2, 2, language)} in²` : `${formatNumber(mm2 / 100, 0, language)} cm²`;

/** Board of a run, from mm²: `58.8 m²`, with inches in square inches. */
export const formatRunArea = (mm2: number, unit: ShownUnit, language = locale.value): string =>
  unit === 'in' ? formatArea(mm2, unit, language) : `${formatNumber(mm2 * 1e-6, 1, language)} m²`;

/** A weight, from grams: `19 g`, `1.25 kg`, with inches `0.67 oz`, `2.76 lb`. */
export const formatWeight = (grams: number, unit: ShownUnit, language = locale.value): string => {
  if (unit === 'in') {
    const ounces = grams / GRAMS_PER_OUNCE;
    return ounces < OUNCES_PER_POUND
      ? `${short(ounces, 2, language)} oz`
      : `${formatNumber(ounces / OUNCES_PER_POUND, 2, language)} lb`;
  }
  return grams < 1000 ? `${short(grams, 1, language)} g` : `${formatNumber(grams / 1000, 2, language)} kg`;
};

/** Length of the lines of one type, from mm: `2.61 m`, with inches `102.8 in`, as dies are quoted. */
export const formatLineLength = (mm: number, unit: ShownUnit, language = locale.value): string =>
  unit === 'in' ? `${formatNumber(mm / MM_PER_INCH, 1, language)} in` : `${formatNumber(mm / 1000, 2, language)} m`;
