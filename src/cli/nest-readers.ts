import { InvalidArgumentError } from 'commander';
import { formatNames } from '../entry/engine.ts';
import type { NestOptions, OrderCosts } from '../entry/nest.ts';
import { layoutIds } from '../entry/sheet-names.ts';
import { marginOption, sheetOption } from './nest-sheets.ts';
import { fitting, lengthFrom, lengthFromZero, numberFrom, oneOf } from './option-values.ts';
import { outputPath } from './output-path.ts';

export const layoutEndings = formatNames.map((name) => `.${name}`);
export const writtenAs = `A layout is written as ${[...layoutEndings, '.xjdf', '.layout.json'].join(', ')}.`;

export const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

const whole = fitting(numberFrom, isCount, 'It must be a whole number above 0.');

const gutter = (text: string): Required<NestOptions>['gutter'] => {
  const [x, y, ...more] = text.split(/[x×]/).map(lengthFromZero);
  if (more.length || x === undefined) throw new InvalidArgumentError('Write 3, or 3x5 for x and y.');
  return y === undefined ? x : { x, y };
};

const ratio = fitting(
  (text) => text.split(':').map(numberFrom),
  (parts) => parts.every(isCount),
  'Write whole numbers with colons, for example 2:1.',
);

/** The ends of a range of lengths: `600-1400`, `24-55in`. */
const cutOff = (text: string): readonly [number, number] => {
  const [, from = '', to = '', unit = ''] = /^\s*([\d.,]+)\s*[-–]\s*([\d.,]+)\s*([a-z]*)\s*$/i.exec(text) ?? [];
  const [shortest, longest] = [from, to].map((mm) => lengthFrom(`${mm}${unit}`)) as [number, number];
  if (Number.isNaN(shortest + longest))
    throw new InvalidArgumentError('Write two lengths, the shorter first, for example 600-1400.');
  return [shortest, longest];
};

/** Sheets of each form, percent of its good sheets, or both: `50`, `3%`, `50+3%`. */
const waste = (text: string): Pick<OrderCosts, 'wasteSheets' | 'wastePercent'> => {
  const [, sheets, percent] = /^(\d{1,6})?(?:(?:^|\+)(\d{1,2}(?:[.,]\d+)?)%)?$/.exec(text) ?? [];
  if (sheets === undefined && percent === undefined) throw new InvalidArgumentError('Write 50, 3% or 50+3%.');
  return { wasteSheets: Number(sheets ?? 0), wastePercent: Number((percent ?? '0').replace(',', '.')) };
};

/** Parsers of the options of nest, by the names that options.json has for them. */
export const nestReaders = {
  cutOff,
  gutter,
  keep: (text: string) => text.split(','),
  layout: oneOf(layoutIds),
  marginOption,
  layoutPath: outputPath(writtenAs, ...layoutEndings, '.xjdf', '.json'),
  ratio,
  sheetOption,
  waste,
  whole,
};
