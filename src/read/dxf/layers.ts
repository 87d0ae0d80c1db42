import { type DxfItem, numberOf, textOf } from './groups.ts';

export interface DxfLayer {
  /** AutoCAD colour index (ACI). */
  readonly colour: number;
  /** True colour, as written in the file. */
  readonly trueColour: string | undefined;
  readonly lineType: string;
  readonly off: boolean;
  readonly frozen: boolean;
}

/** AutoCAD's line type without gaps. */
const SOLID = 'CONTINUOUS';

/** True for a dashed line. A line without its own line type has the line type of its layer. */
export const isDashedLine = (own: string | undefined, { lineType }: DxfLayer): boolean => {
  const name = (own ?? 'BYLAYER').toUpperCase();
  return ![SOLID, 'BYBLOCK', ''].includes(name === 'BYLAYER' ? lineType.toUpperCase() : name);
};

/** Properties of a layer that the file does not declare. */
export const DEFAULT_LAYER: DxfLayer = { colour: 7, trueColour: undefined, lineType: SOLID, off: false, frozen: false };

/** Layers by name in capitals. */
export const layerTable = (tables: readonly DxfItem[]): ReadonlyMap<string, DxfLayer> =>
  new Map(
    tables.filter(({ type }) => type === 'LAYER').map((item) => [(textOf(item, 2) ?? '').toUpperCase(), layerOf(item)]),
  );

const layerOf = (item: DxfItem): DxfLayer => {
  const colour = numberOf(item, 62, 7);
  return {
    colour: Math.abs(colour),
    trueColour: textOf(item, 420),
    lineType: textOf(item, 6) ?? SOLID,
    off: colour < 0,
    frozen: (numberOf(item, 70) & 1) === 1,
  };
};

/** Colours of AutoCAD's index that are equal in every palette. */
const ACI_COLOURS: Readonly<Record<number, string>> = {
  1: '#ff0000',
  2: '#ffff00',
  3: '#00ff00',
  4: '#00ffff',
  5: '#0000ff',
  6: '#ff00ff',
  7: '#000000',
};

/** `#rrggbb` of a true colour, else of an index; undefined for an index with a colour that depends on the palette. */
export const dxfColour = (trueColour: string | undefined, index: number): string | undefined =>
  trueColour === undefined ? ACI_COLOURS[index] : `#${(Number(trueColour) & 0xffffff).toString(16).padStart(6, '0')}`;
