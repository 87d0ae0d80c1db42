import type { ApiError, ErrorEntry, TemplateVariable, Unit } from '../../../api/index.ts';
import { exactValue, readFlag, readLength, readUnit } from '../../../engine/index.ts';
import { MAX_BLANKS, MAX_GUTTER_MM, MAX_SHEET_MM, type NestOptions } from '../../../nest/index.ts';
import type { Length } from '../../../template/index.ts';
import type { Fields } from '../../../values/index.ts';
import { invalid, readVariables } from '../read-fields.ts';
import { optionalVariable } from '../template-variable.ts';
import table from './variables.json' with { type: 'json' };

type NumberName = keyof typeof table.numbers;
type SwitchName = keyof typeof table.switches;

const MOST: Readonly<Record<string, number>> = { sheet: MAX_SHEET_MM, gutter: MAX_GUTTER_MM, blanks: MAX_BLANKS };

/** Lengths and numbers of a nesting request, in mm. */
const numbers = Object.fromEntries(
  Object.entries(table.numbers).map(([name, { most, ...own }]) => [name, { ...own, max: MOST[most]! }]),
) as Readonly<Record<NumberName, Length>>;

/** A valid nesting request: the columns and rows if it names them, and its variables to repeat in the answer, in its unit. */
export type NestingRequest = ReturnType<typeof readNestingVariables>;

/**
 * Reads the variables of a body. Ignores unknown names.
 * @param question - `efficiencies` or `nesting`: only a nesting has columns and rows.
 * @param before - errors in the rest of the body.
 * @throws ApiError 400 with all errors.
 */
export const readNestingVariables = (
  { variables }: Fields,
  question: 'efficiencies' | 'nesting',
  before: readonly ErrorEntry[] = [],
) => {
  const given = readVariables(variables, before);
  const errors: ErrorEntry[] = [...before];
  const own = (name: string): unknown => (Object.hasOwn(given, name) ? given[name] : undefined);
  const unit = readUnit(own('unit'), errors) ?? 'mm';
  const used: Record<string, number | boolean> = {};
  const number = (name: NumberName, limits: Partial<Length> = {}, required = false): number => {
    const of: Length = { ...numbers[name], ...limits };
    const read = readLength(name, of, own(name), unit, { required });
    if ('mm' in read) {
      used[name] = read.value;
      return read.mm;
    }
    errors.push(read.error);
    // Check dependent values against the suggested value.
    return read.suggested ?? of.value;
  };
  const flag = (name: SwitchName): boolean => {
    const { usual } = table.switches[name];
    const value = readFlag({ name, usual, suggest: true }, own(name), errors);
    used[name] = value;
    return value;
  };

  const width = number('sheet_width', {}, true);
  const height = number('sheet_height', {}, true);
  // Leave at least one millimetre of the sheet.
  const side = number('sheet_margin_side', { max: Math.max(0, (width - 1) / 2) });
  const top = number('sheet_margin_top', { max: Math.max(0, height - 1) });
  const bottom = number('sheet_margin_bottom', { max: Math.max(0, height - 1 - top) });
  const gutter = { x: number('margin_x'), y: number('margin_y') };
  const drawSheet = flag('sheet');
  const keepGrain = flag('keep_grain');
  const counts = question === 'nesting' ? readCounts(own, number, errors) : undefined;
  if (errors.length) throw invalid(errors);
  const grain: NestOptions['grain'] = keepGrain ? 'keep' : 'free';
  return {
    unit,
    sheet: { width, height, margins: { top, bottom, left: side, right: side } },
    gutter,
    grain,
    drawSheet,
    ...(counts && { exactly: counts }),
    used: { unit, ...used },
  };
};

/** Reads `num_x` and `num_y`: both or neither. 0 with 0 counts as neither. */
const readCounts = (
  own: (name: string) => unknown,
  number: (name: NumberName, limits?: Partial<Length>) => number,
  errors: ErrorEntry[],
) => {
  const [x, y] = [own('num_x'), own('num_y')];
  if (x === undefined && y === undefined) return undefined;
  for (const [name, value, other] of [
    ['num_x', x, 'num_y'],
    ['num_y', y, 'num_x'],
  ] as const)
    if (value === undefined)
      errors.push({
        message: `${name} is missing beside ${other}: give both, or neither for as many as fit; 1 works.`,
        suggestion: { type: 'change_value', name, value: 1 },
      });
  if (x === undefined || y === undefined) return undefined;
  if (Number(x) === 0 && Number(y) === 0) {
    number('num_x');
    number('num_y');
    return undefined;
  }
  // Beside another number 0 is none: a proposed value must work as it is.
  const columns = number('num_x', { value: 1, min: 1 });
  return { columns, rows: number('num_y', { value: 1, min: 1, max: Math.floor(MAX_BLANKS / columns) }) };
};

export const nestingVariables = (unit: Unit): TemplateVariable[] => {
  const variable = (name: NumberName): TemplateVariable => {
    const { kind, about } = numbers[name];
    const value = exactValue(name, numbers[name], unit);
    const required = name === 'sheet_width' || name === 'sheet_height';
    return { ...optionalVariable(name, about, kind, value, kind === 'length' ? unit : undefined), required };
  };
  const choice = (name: SwitchName, children: TemplateVariable[] = []): TemplateVariable => {
    const { usual, about } = table.switches[name];
    return { ...optionalVariable(name, about, 'boolean', usual), children };
  };
  const margins = ['sheet_margin_top', 'sheet_margin_bottom', 'sheet_margin_side'] as const;
  const sheet = (['sheet_width', 'sheet_height', ...margins] as const).map(variable);
  const others = (['num_x', 'num_y', 'margin_x', 'margin_y'] as const).map(variable);
  return [...others, choice('sheet', sheet), choice('keep_grain')];
};

/** The sheet would hold more blanks than the limit. */
export const tooMany = (message: string): ApiError => invalid([{ message }]);
