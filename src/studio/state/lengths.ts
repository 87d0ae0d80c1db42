import { signal } from '@preact/signals';
import { keptIn } from '../../geometry/index.ts';
import { MM_PER_INCH, parseQuantity } from '../../values/index.ts';
import { locale } from '../languages/locale.ts';
import type { ShownUnit } from './box-state.ts';

const MM: Readonly<Record<ShownUnit, number>> = { mm: 1, cm: 10, in: MM_PER_INCH };

const PLACES: Readonly<Record<ShownUnit, number>> = { mm: 2, cm: 3, in: 3 };

/** The step of an arrow key, in mm. */
export const arrowStep = (unit: ShownUnit): number => (unit === 'in' ? MM.in / 8 : 1);

/** A number with at most the given decimals, in the format of the language. */
export const formatNumber = (value: number, places = 0, language = locale.value): string =>
  keptIn(
    formats,
    `${language} ${places}`,
    () => new Intl.NumberFormat(language, { maximumFractionDigits: places, useGrouping: false }),
  ).format(value);

/** By language and decimals: to make one takes longer than to use it a hundred times. */
const formats = new Map<string, Intl.NumberFormat>();

/** True for inches as fractions, `2 3/8`, as rules are read. */
export const inFractions = signal(false);

/** The finest fraction of an inch that a rule has. */
const FINEST = 32;

/** Largest difference in inches between a length and a fraction that is shown as equal: the last decimal that is shown otherwise. */
const EQUAL = 0.0005;

const asFraction = (inches: number): string => {
  const parts = Math.round(Math.abs(inches) * FINEST);
  const [whole, rest] = [Math.floor(parts / FINEST), parts % FINEST];
  let [top, bottom] = [rest, FINEST];
  for (; top > 0 && top % 2 === 0; top /= 2) bottom /= 2;
  const text = [...(whole || !rest ? [whole] : []), ...(rest ? [`${top}/${bottom}`] : [])].join(' ');
  return `${Math.abs(parts / FINEST - Math.abs(inches)) < EQUAL ? '' : '≈ '}${inches < 0 && parts ? '−' : ''}${text}`;
};

export const formatInUnit = (mm: number, unit: ShownUnit, language = locale.value): string =>
  unit === 'in' && inFractions.value ? asFraction(mm / MM.in) : formatNumber(mm / MM[unit], PLACES[unit], language);

/** A length in mm, formatted in the unit and rounded up: what needs this length fits the formatted one too. */
export const formatUpInUnit = (mm: number, unit: ShownUnit, language = locale.value): string => {
  const scale = 10 ** PLACES[unit];
  // A little less than the whole length is not rounded up by a step: 279.4 mm are 11 in.
  return formatNumber(Math.ceil((mm / MM[unit]) * scale - 1e-6) / scale, PLACES[unit], language);
};

/** With a decimal comma `3,937` is a number. Elsewhere it may also mean 3937. */
const withPoint = (text: string, language: string): string =>
  formatNumber(0.5, 1, language).includes(',') ? text.replace(',', '.') : text;

/** Reads `60`, `60,5`, `10 cm`, `4in`, `3 1/2"` or `3½ in` as mm; a number alone has the given unit. Undefined for other texts. */
export const parseLength = (text: string, unit: ShownUnit, language = locale.value): number | undefined => {
  const quantity = parseQuantity(withPoint(text.replace('≈', ''), language));
  return !quantity || quantity.degrees ? undefined : Number((quantity.value * (quantity.mm ?? MM[unit])).toFixed(6));
};

/** Reads an angle or a number of pieces. */
export const parsePlain = (text: string, language = locale.value): number | undefined => {
  const quantity = parseQuantity(withPoint(text, language));
  return quantity && quantity.mm === undefined ? quantity.value : undefined;
};
