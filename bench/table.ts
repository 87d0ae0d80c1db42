import type { Time } from './measure.ts';
import type { Report } from './report.ts';

const ms = (time: number): string => time.toFixed(time < 10 ? 3 : 1);

/** How many times as long as its floor, by the best of each: the rest is the machine's other business. */
export const ratio = ({ time, floor }: Report['rows'][number]): string =>
  floor ? `${(time.min / floor.min).toFixed(1)}×` : '';

/** What a call allocates. */
export const kilobytes = ({ garbage }: Time): string =>
  garbage === undefined ? '' : garbage.toFixed(garbage < 10 ? 1 : 0);

/** The report in aligned columns. */
export const table = ({
  id,
  lines,
  numbers,
  floor,
  machine,
  rows,
  many,
  catalogue,
  server,
  startup,
  batch,
}: Report): string => {
  const head = ['', 'min ms', 'median', '× floor', 'kB'];
  const body = [
    [`floor: formatting ${numbers} numbers`, ms(floor.min), ms(floor.median), '1.0×', kilobytes(floor)],
    ...rows.map((row) => [row.what, ms(row.time.min), ms(row.time.median), ratio(row), kilobytes(row.time)]),
  ];
  const widths = head.map((_, k) => Math.max(...[head, ...body].map((row) => row[k]!.length)));
  const text = [head, ...body].map((row) =>
    row.map((cell, k) => (k === 0 ? cell.padEnd(widths[k]!) : cell.padStart(widths[k]!))).join('  '),
  );
  return [
    `${id}, ${lines} lines, 64 sizes in turn; ${machine}`,
    '',
    ...text,
    '',
    `${many.count} different dielines, request to DXF: ${many.rate.toFixed(0)} a second;` +
      ` ${many.early.toFixed(1)} MB held after a tenth, ${many.late.toFixed(1)} MB at the end, ${many.peak.toFixed(1)} MB at most`,
    `all ${catalogue.ids} ids once, request to DXF: ${ms(catalogue.time)} ms;` +
      ` the slowest ${catalogue.slowest.id} with ${ms(catalogue.slowest.time)} ms`,
    ...(server
      ? [
          `over HTTP, answers a second: ${server.bare.toFixed(0)} of a route that does nothing,` +
            ` ${server.repeated.toFixed(0)} parts calculations of 64 boxes in turn, ${server.fresh.toFixed(0)} of new ones,` +
            ` ${server.dielines.toFixed(0)} dielines that are kept`,
        ]
      : []),
    ...(startup
      ? [
          `CPU above an empty Node of ${ms(startup.empty)} ms: import ${ms(startup.library)} ms,` +
            ` boxwright dieline ${ms(startup.command)} ms`,
        ]
      : []),
    ...(batch
      ? [
          `${batch.count} mixed dielines in three formats, ${(batch.bytes / 1000).toFixed(1)} kB each: ` +
            batch.runs
              .map(
                ({ jobs, rate, peak }) =>
                  `${rate.toFixed(0)} a second with ${jobs} jobs, ${peak.toFixed(0)} MB at most`,
              )
              .join('; '),
        ]
      : []),
  ].join('\n');
};
