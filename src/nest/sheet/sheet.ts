import { MM_PER_INCH, MM_PER_UNIT } from '../../values/index.ts';
import presets from './presets.json' with { type: 'json' };
import type { Sheet } from './sheet-types.ts';

export type { Sheet } from './sheet-types.ts';

export interface Margins {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Formats a sheet: its size in mm, and its name when that differs. */
export type NamedSheet = Pick<Sheet, 'width' | 'height' | 'name' | 'price'>;

/** Sheets by name, in mm, the long side along the gripper. */
export const sheetPresets: Readonly<Record<string, NamedSheet>> = presets;

/** With three digits after a comma, as in `1,000x700`, thousands may be meant. */
const SIDE = String.raw`\s*(\d+(?:\.\d*|,\d{1,2})?|\.\d+)\s*`;
const SIZE = new RegExp(`^${SIDE}[x×*]${SIDE}(${Object.keys(MM_PER_UNIT).join('|')})?\\s*$`, 'i');

/**
 * Reads `1000x700`, `100x70cm`, `28x40in` or the name of a preset.
 * @throws RangeError for any other text. The message tells what is accepted.
 * @example
 * parseSheet('1000x700'); // = { width: 1000, height: 700 }
 * parseSheet('100x70cm'); // = { width: 1000, height: 700 }
 * parseSheet('28x40in'); // = { width: 711.2, height: 1016, name: '28 x 40 in' }
 */
export const parseSheet = (text: string): NamedSheet => {
  const preset = Object.entries(sheetPresets).find(([name]) => name.toLowerCase() === text.trim().toLowerCase());
  if (preset) return preset[1];
  const [, w = '', h = '', unit = 'mm'] = SIZE.exec(text) ?? [];
  const [width, height] = [w, h].map((side) => Number(side.replace(',', '.'))) as [number, number];
  if (!(width > 0 && height > 0))
    throw new RangeError(
      `Unknown sheet "${text}". Write width x height in mm (1000x700), centimetres (100x70cm) or inches (28x40in), or one of: ${Object.keys(sheetPresets).join(', ')}.`,
    );
  // As binary numbers, 28 inches are a little less than 711.2 mm.
  const inMm = (side: number): number => Number((side * MM_PER_UNIT[unit.toLowerCase()]!).toFixed(6));
  const sheet = { width: inMm(width), height: inMm(height) };
  return MM_PER_UNIT[unit.toLowerCase()] === MM_PER_INCH ? { ...sheet, name: `${width} x ${height} in` } : sheet;
};

/**
 * Name of a sheet in a table: its own name, or its size in mm.
 * @example
 * sheetTitle(parseSheet('B1')); // = 'B1'
 * sheetTitle({ width: 1000, height: 700 }); // = '1000 x 700 mm'
 */
export const sheetTitle = ({ name, width, height }: NamedSheet): string => name ?? sizeInMm({ width, height });

/** A size as it is shown, to a hundredth of a millimetre. */
export const sizeInMm = ({ width, height }: Pick<Sheet, 'width' | 'height'>): string =>
  `${round2(width)} x ${round2(height)} mm`;

export const round2 = (mm: number): number => Math.round(mm * 100) / 100;

/** Longest side of a sheet, in mm: a piece of a roll. */
export const MAX_SHEET_MM = 20_000;

const shown = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value));

/** The part of a sheet that blanks may lie on: its lower left corner and its size, in mm. */
export type Usable = Pick<Margins, 'left' | 'bottom'> & Pick<Sheet, 'width' | 'height'>;

/** What margins, gripper, rear edge and print area leave free along each edge of a sheet. */
export const freeEdges = ({ width, height, margins = {}, gripper = 0, rear = 0, printArea }: Sheet): Margins => {
  const { top = 0, bottom = 0, left = 0, right = 0 } = margins;
  const beside = printArea ? (width - printArea.width) / 2 : 0;
  const above = printArea ? height - gripper - printArea.height : 0;
  return {
    top: Math.max(top, rear, above),
    bottom: Math.max(bottom, gripper),
    left: Math.max(left, beside),
    right: Math.max(right, beside),
  };
};

/**
 * The usable part of a sheet inside margins, gripper, rear edge and print area.
 * @throws RangeError for sizes or margins out of range, or when none is left.
 * @example
 * usable({ width: 1000, height: 700, gripper: 12 }); // = { left: 0, bottom: 12, width: 1000, height: 688 }
 */
export const usable = (sheet: Sheet): Usable => {
  const { width, height, margins = {}, gripper = 0, rear = 0, printArea } = sheet;
  const area = printArea && { 'width of print': printArea.width, 'height of print': printArea.height };
  for (const [name, value] of Object.entries({ width, height, ...area })) {
    // A text such as "700" is no number either.
    if (!(value > 0 && Number.isFinite(value)))
      throw new RangeError(`The sheet's ${name} is ${shown(value)}; give a number above 0, for example 700.`);
    if (value > MAX_SHEET_MM)
      throw new RangeError(`The sheet's ${name} is ${value} mm; the maximum is ${MAX_SHEET_MM}. Try ${MAX_SHEET_MM}.`);
  }
  for (const [name, value] of Object.entries({ ...margins, gripper, rear }))
    if (value !== undefined && !(value >= 0 && Number.isFinite(value)))
      throw new RangeError(
        `The sheet's ${name in margins ? `${name} margin` : name} is ${shown(value)}; give a number from 0 up, for example 10.`,
      );
  const { left, right, bottom, top } = freeEdges(sheet);
  const room = { left, bottom, width: width - left - right, height: height - bottom - top };
  for (const [names, free, taken, side] of [
    ['left and right', room.width, left + right, width],
    [rear ? 'top, rear, bottom and gripper' : 'top, bottom and gripper', room.height, top + bottom, height],
  ] as const)
    if (!(free > 0))
      throw new RangeError(
        `Margins and gripper leave nothing of the sheet of ${width} × ${height} mm: ${names} take ${round2(taken)} mm of ${side}. Give less than ${side} in all, for example ${round2(side / 10)}.`,
      );
  return room;
};
