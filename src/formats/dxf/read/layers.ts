import { hexOfBytes } from '../../reading/hex-colour.ts';
import codes from './codes.json' with { type: 'json' };
import { type DxfItem, numberOf, textOf } from './groups.ts';

/** AutoCAD's line type without gaps. */
export const CONTINUOUS = 'CONTINUOUS';

export const isDashedType = (lineType: string): boolean => ![CONTINUOUS, ''].includes(lineType.toUpperCase());

export const layerTable = (tables: readonly DxfItem[]) =>
  new Map(
    tables.filter(({ type }) => type === 'LAYER').map((item) => [(textOf(item, 2) ?? '').toUpperCase(), layerOf(item)]),
  );

const layerOf = (item: DxfItem) => {
  const colour = numberOf(item, 62, 7);
  return {
    /** AutoCAD colour index (ACI). */
    colour: Math.abs(colour),
    /** True colour, as written in the file. */
    trueColour: textOf(item, 420),
    lineType: textOf(item, 6) ?? CONTINUOUS,
    off: colour < 0,
    frozen: (numberOf(item, 70) & 1) === 1,
  };
};

/** Properties of a layer that the file does not declare. */
export const DEFAULT_LAYER = layerOf({ type: 'LAYER', groups: [], place: '' });

/** The first colours of AutoCAD's index, and its greys at the end. */
const ACI_COLOURS: Readonly<Record<number, string>> = codes.colours;

/** Brightness of the shades of a hue, from 0 to 255. */
const ACI_SHADES = [255, 165, 127, 76, 38] as const;

/** Indices 10 to 249 are 24 hues, 15° apart, in five shades. Odd indices are tints. */
const hueOfIndex = (index: number): string | undefined => {
  const [sixth, shade] = [(Math.floor(index / 10) - 1) / 4, ACI_SHADES[(index % 10) >> 1]!];
  const least = index % 2 ? shade / 2 : 0;
  const part = (n: number): number => {
    const k = (n + sixth) % 6;
    const share = Math.max(0, Math.min(1, k, 4 - k));
    return Math.floor(shade - (shade - least) * share);
  };
  return index >= 10 && index < 250 && Number.isInteger(index) ? hexOfBytes([part(5), part(3), part(1)]) : undefined;
};

/** `#rrggbb` of a true colour, else of an index; undefined for an index that has no colour. */
export const dxfColour = (trueColour: string | undefined, index: number): string | undefined =>
  trueColour === undefined
    ? (ACI_COLOURS[index] ?? hueOfIndex(index))
    : `#${(Number(trueColour) & 0xffffff).toString(16).padStart(6, '0')}`;
