import { MM_PER_INCH } from '../../values/index.ts';
import { type Comparison, contract, type FieldRule, onObjects, quoteValue } from './fields.ts';

export interface Tolerance {
  /** Of lengths, in mm. */
  readonly mm: number;
  /** Of areas, as a share of our area. */
  readonly area: number;
}

/** A figure as JSON has it: dielines have decimal texts, parts numbers. */
type FigureForm = 'text' | 'number';

const DECIMAL_TEXT = /^-?\d+(\.\d+)?$/;

/** Reads a figure in either form; undefined for any other value. */
export const figure = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && DECIMAL_TEXT.test(value) ? Number(value) : undefined;
};

export const mmPerUnit = (unit: unknown) => (unit === 'mm' ? 1 : unit === 'in' ? MM_PER_INCH : undefined);

const formatMm = (value: number): string => `${Number(value.toFixed(3))} mm`;

/** Compares a figure, and reports a form other than that of the contract. */
const formed = (value: unknown, form: FigureForm, path: string, held: Comparison): number | undefined => {
  const read = figure(value);
  const wanted = form === 'text' ? 'a decimal text' : 'a number';
  if (read === undefined || (typeof value === 'string') !== (form === 'text'))
    held.contract(path, [value, undefined], `is ${quoteValue(value)}, not ${wanted}`);
  return read;
};

/** `{unit, width, height}` of a sheet and, for artwork, its aspect ratio: a wrong one stretches the picture. */
export const sheetSize = ({ mm: tolerance }: Tolerance, form: FigureForm): FieldRule =>
  onObjects('a size', (theirs, ours, path, held) => {
    const unit = mmPerUnit(theirs.unit);
    contract(theirs.unit, ours.unit, `${path}.unit`, held);
    held.addUnknownFields(theirs, ['unit', 'width', 'height'], path);
    const [w, h] = (['width', 'height'] as const).map((side) => {
      const value = formed(theirs[side], form, `${path}.${side}`, held);
      return value === undefined || unit === undefined ? undefined : value * unit;
    });
    const [width, height] = [ours.width, ours.height].map((side) => figure(side)! * mmPerUnit(ours.unit)!);
    if (w === undefined || h === undefined) return;
    const off = (a: number, b: number): boolean => Math.abs(a - b) > tolerance + 1e-9;
    for (const [side, is, wanted] of [['width', w, width!] as const, ['height', h, height!] as const])
      if (off(is, wanted))
        held.construction(
          `${path}.${side}`,
          [theirs[side], ours[side]],
          `is ${formatMm(is)}, ours ${formatMm(wanted)}`,
        );
    if (!off(w, width!) && !off(h, height!)) return;
    if (!off(w, height!) && !off(h, width!))
      return held.construction(path, [theirs, ours], 'is rotated by 90° compared with ours');
    // The tolerance of both sides, as it affects their ratio.
    const slack = tolerance / width! + tolerance / height!;
    if (Math.abs(w / h / (width! / height!) - 1) > slack)
      held.construction(
        path,
        [w / h, width! / height!],
        `has the aspect ${(w / h).toFixed(4)}, ours ${(width! / height!).toFixed(4)}`,
      );
  });

/** `{value, unit}` of an area. Its value was a number in dielines before it was a text: both are read. */
export const boardArea = ({ area: tolerance }: Tolerance, form: FigureForm): FieldRule =>
  onObjects('an area', (theirs, ours, path, held) => {
    if (theirs.unit !== 'mm2')
      held.contract(`${path}.unit`, [theirs.unit, 'mm2'], `is ${quoteValue(theirs.unit)}, not mm2`);
    held.addUnknownFields(theirs, ['unit', 'value'], path);
    const [read, here] = [figure(theirs.value), figure(ours.value)!];
    const at = `${path}.value`;
    if (read === undefined)
      return held.contract(at, [theirs.value, ours.value], `is ${quoteValue(theirs.value)}: not a number`);
    if ((typeof theirs.value === 'string') !== (form === 'text'))
      held.notes.add(`${at} is ${form === 'text' ? 'a number' : 'a text'}, the older form`);
    if (theirs.unit === 'mm2' && Math.abs(read - here) > tolerance * here)
      held.construction(
        at,
        [theirs.value, ours.value],
        `is ${read.toFixed(2)} mm², ours ${here.toFixed(2)} mm²: ${(100 * (read / here - 1)).toFixed(2)} %`,
      );
  });
