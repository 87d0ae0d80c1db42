import { MM_PER_UNIT } from './units.ts';

/** A number with the unit that follows it. */
export interface Quantity {
  readonly value: number;
  /** Millimetres per unit; undefined without a unit and for angles. */
  readonly mm?: number;
  readonly degrees?: true;
}

const DEGREES = ['°', 'deg', 'degree', 'degrees'];

const WRITTEN = /^([+-]?)\s*(?:(\d+)[\s-]+(\d+)\/(\d+)|(\d+)\/(\d+)|(\d+(?:[.,]\d*)?|[.,]\d+)(e[+-]?\d+)?)\s*(.*)$/i;

/** Writes the signs of fractions out: `3½` is `3 1/2`. */
export const withFractions = (text: string): string =>
  text.replace(/\s*([¼½¾⅓⅔⅛⅜⅝⅞])/g, (_, sign: string) => ` ${sign.normalize('NFKC').replace('⁄', '/')}`);

/**
 * Reads `60`, `60.5`, `60,5`, `10cm`, `4in`, `3 1/2"`, `3½ in`, `45°`.
 * @returns undefined for other text. `1,000` is not read, because it may mean 1 or 1000.
 * @example
 * parseQuantity('10cm'); // = { value: 10, mm: 10 }
 * parseQuantity('3½ in')?.value; // = 3.5
 */
export const parseQuantity = (text: string): Quantity | undefined => {
  const match = WRITTEN.exec(withFractions(text).trim());
  if (!match) return undefined;
  const [, sign, whole, upper, lower, top, bottom, decimal, power = '', unit = ''] = match;
  if (decimal && /^\d+,\d{3}$/.test(decimal)) return undefined;
  const size = decimal
    ? Number(decimal.replace(',', '.') + power)
    : Number(whole ?? 0) + Number(upper ?? top) / Number(lower ?? bottom);
  if (!Number.isFinite(size)) return undefined;
  const value = sign === '-' ? -size : size;
  const name = unit.trim().toLowerCase();
  if (!name) return { value };
  if (DEGREES.includes(name)) return { value, degrees: true };
  return Object.hasOwn(MM_PER_UNIT, name) ? { value, mm: MM_PER_UNIT[name]! } : undefined;
};
