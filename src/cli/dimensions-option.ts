import { type Dimensions, dimensionKinds, type SizeTranslator } from '../entry/engine.ts';
import type { BoxDimensions } from '../entry/fold.ts';
import { dimensionWords, MM_PER_INCH } from '../entry/inside.ts';

export interface DimensionsOption {
  readonly dimensions?: Dimensions | undefined;
  readonly dimensionTexts?: false | undefined;
}

/** Converts sizes of the given kind. The fold is loaded only when needed. */
export const translatorOf = async ({ dimensions }: DimensionsOption): Promise<SizeTranslator | undefined> =>
  dimensions && (await import('../entry/fold.ts')).sizesAs(dimensions);

/** Shown for a size that the box does not have in this kind. */
const UNKNOWN = '–';

/** `length × width × height: inside 60 × 25 × 100, crease to crease 60 × 25 × 100, outside 61 × 26 × 102 mm`; undefined for a flat card. */
export const describeDimensions = (dimensions: BoxDimensions, unit: 'mm' | 'in'): string | undefined => {
  const names = [...new Set(dimensionKinds.flatMap((kind) => Object.keys(dimensions[kind])))];
  if (!names.length) return undefined;
  const kinds = dimensionKinds.map((kind) => {
    const sizes = names.map((name) => {
      const mm = dimensions[kind][name];
      return mm === undefined ? UNKNOWN : inUnit(mm, unit, unit === 'mm' ? 2 : 3);
    });
    return `${dimensionWords[kind]} ${sizes.join(' × ')}`;
  });
  return `${names.map((name) => name.replaceAll('_', ' ')).join(' × ')}: ${kinds.join(', ')} ${unit}`;
};

const inUnit = (mm: number, unit: 'mm' | 'in', decimals: number): number =>
  Number((unit === 'mm' ? mm : mm / MM_PER_INCH).toFixed(decimals));

/** The same for the JSON output, in the unit of the request. Unknown sizes are left out. */
export const dimensionsInUnit = (dimensions: BoxDimensions, unit: 'mm' | 'in') => ({
  unit,
  ...Object.fromEntries(
    dimensionKinds.map((kind) => [
      kind,
      Object.fromEntries(Object.entries(dimensions[kind]).map(([name, mm]) => [name, inUnit(mm, unit, 6)])),
    ]),
  ),
});
