import { type Report, rowsOf } from './report.ts';
import { type Aim, type Figure, isMet, type Row, ratioOf, type Unit } from './row.ts';

/** Column titles. `>` marks right-aligned columns. */
export const HEAD = ['', '>best', '>median', '>× floor', '>kB', '>aim', 'met'] as const;

/** Formats a figure in its most readable unit. */
const figure = (value: number, unit: Unit): string => {
  if (unit === 'a second') return `${value.toLocaleString('en', { maximumSignificantDigits: 3 })} /s`;
  if (unit !== 'ms') return `${value.toPrecision(value < 100 ? 2 : 3)} ${unit}`;
  const [amount, word] = value < 1 ? [value * 1000, 'µs'] : value < 1000 ? [value, 'ms'] : [value / 1000, 's'];
  return `${amount.toPrecision(amount < 100 ? 2 : 3)} ${word}`;
};

const ratio = (row: Figure): string => {
  const times = ratioOf(row);
  return times === undefined ? '' : `${times.toFixed(times < 10 ? 2 : 1)}×`;
};

const kilobytes = (amount: number | undefined): string =>
  amount === undefined ? '' : amount.toFixed(amount < 10 ? 1 : 0);

const aim = ({ best, ratio, garbage }: Aim, unit: Unit): string =>
  [
    ...(best === undefined ? [] : [`${unit === 'a second' ? '≥' : '≤'} ${aimed(best, unit)}`]),
    ...(ratio === undefined ? [] : [`≤ ${ratio}×`]),
    ...(garbage === undefined ? [] : [`≤ ${garbage} kB`]),
  ].join(', ');

/** Formats a target with its original digits. */
const aimed = (value: number, unit: Unit): string => {
  if (unit === 'a second') return `${value.toLocaleString('en')} /s`;
  return unit === 'ms' && value < 1 ? `${Math.round(value * 1000)} µs` : `${value} ${unit}`;
};

const cellsOf = (row: Row): string[] => {
  const met = isMet(row);
  const end = met === undefined ? '' : met ? 'yes' : 'no';
  if ('failed' in row) {
    const [reason] = row.failed.split('\n');
    return [row.what, 'failed', '', '', '', row.aim ? aim(row.aim, 'ms') : '', `${end} ${reason}`.trim()];
  }
  const { what, unit, best, median, garbage } = row;
  return [
    what,
    figure(best, unit),
    median === undefined ? '' : figure(median, unit),
    ratio(row),
    kilobytes(garbage),
    row.aim ? aim(row.aim, unit) : '',
    end,
  ];
};

/** Rows of a report as cells, in the columns of `HEAD`. */
export const cells = (report: Report): string[][] => rowsOf(report).map(cellsOf);

/** The report as aligned columns. */
export const table = (report: Report): string => {
  const body = [HEAD.map((title) => title.replace('>', '')), ...cells(report)];
  const widths = HEAD.map((_, k) => Math.max(...body.map((row) => row[k]!.length)));
  return body
    .map((row) =>
      row
        .map((cell, k) => (HEAD[k]!.startsWith('>') ? cell.padStart(widths[k]!) : cell.padEnd(widths[k]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
