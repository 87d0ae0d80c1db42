import { MM_PER_INCH } from '../../values/index.ts';
import { type Comparison, contract, type FieldRule, isObject, quoteValue } from './fields.ts';

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

export const mmPerUnit = (unit: unknown): number | undefined =>
  unit === 'mm' ? 1 : unit === 'in' ? MM_PER_INCH : undefined;

const formatMm = (value: number): string => `${Number(value.toFixed(3))} mm`;

/** Compares a figure, and reports a form other than that of the contract. */
const formed = (value: unknown, form: FigureForm, path: string, held: Comparison): number | undefined => {
  const read = figure(value);
  const wanted = form === 'text' ? 'a decimal text' : 'a number';
  if (read === undefined || (typeof value === 'string') !== (form === 'text'))
    held.add(path, [value, undefined], `is ${quoteValue(value)}, not ${wanted}`, 'contract');
  return read;
};

/** `{unit, width, height}` of a sheet and, for artwork, its aspect ratio: a wrong one stretches the picture. */
export const sheetSize =
  ({ mm: tolerance }: Tolerance, form: FigureForm): FieldRule =>
  (theirs, ours, path, held) => {
    if (!isObject(theirs) || !isObject(ours)) {
      held.add(path, [theirs, ours], `is ${quoteValue(theirs)}, not a size`, 'contract');
      return;
    }
    const unit = mmPerUnit(theirs.unit);
    contract(theirs.unit, ours.unit, `${path}.unit`, held);
    held.addUnknownFields(theirs, ['unit', 'width', 'height'], path);
    const read = (['width', 'height'] as const).map((side) => {
      const value = formed(theirs[side], form, `${path}.${side}`, held);
      return value === undefined || unit === undefined ? undefined : value * unit;
    });
    const [w, h] = read;
    const [width, height] = (['width', 'height'] as const).map((side) => figure(ours[side])! * mmPerUnit(ours.unit)!);
    if (w === undefined || h === undefined) return;
    const off = (a: number, b: number): boolean => Math.abs(a - b) > tolerance + 1e-9;
    if (off(w, width!))
      held.add(
        `${path}.width`,
        [theirs.width, ours.width],
        `is ${formatMm(w)}, ours ${formatMm(width!)}`,
        'construction',
      );
    if (off(h, height!))
      held.add(
        `${path}.height`,
        [theirs.height, ours.height],
        `is ${formatMm(h)}, ours ${formatMm(height!)}`,
        'construction',
      );
    if (!off(w, width!) && !off(h, height!)) return;
    if (!off(w, height!) && !off(h, width!)) {
      held.add(path, [theirs, ours], 'is rotated by 90° compared with ours', 'construction');
      return;
    }
    // The tolerance of both sides, as it affects their ratio.
    const slack = tolerance / width! + tolerance / height!;
    if (Math.abs(w / h / (width! / height!) - 1) > slack)
      held.add(
        path,
        [w / h, width! / height!],
        `has the aspect ${(w / h).toFixed(4)}, ours ${(width! / height!).toFixed(4)}`,
        'construction',
      );
  };

/** `{value, unit}` of an area. Its value was a number in dielines before it was a text: both are read. */
export const boardArea =
  ({ area: tolerance }: Tolerance, form: FigureForm): FieldRule =>
  (theirs, ours, path, held) => {
    if (!isObject(theirs) || !isObject(ours)) {
      held.add(path, [theirs, ours], `is ${quoteValue(theirs)}, not an area`, 'contract');
      return;
    }
    if (theirs.unit !== 'mm2')
      held.add(`${path}.unit`, [theirs.unit, 'mm2'], `is ${quoteValue(theirs.unit)}, not mm2`, 'contract');
    held.addUnknownFields(theirs, ['unit', 'value'], path);
    const [read, here] = [figure(theirs.value), figure(ours.value)!];
    const at = `${path}.value`;
    if (read === undefined) {
      held.add(at, [theirs.value, ours.value], `is ${quoteValue(theirs.value)}: not a number`, 'contract');
      return;
    }
    if ((typeof theirs.value === 'string') !== (form === 'text'))
      held.notes.add(`${at} is ${form === 'text' ? 'a number' : 'a text'}, the older form`);
    if (theirs.unit === 'mm2' && Math.abs(read - here) > tolerance * here)
      held.add(
        at,
        [theirs.value, ours.value],
        `is ${read.toFixed(2)} mm², ours ${here.toFixed(2)} mm²: ${(100 * (read / here - 1)).toFixed(2)} %`,
        'construction',
      );
  };
