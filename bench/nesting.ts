/** Counts blanks per sheet for the blanks with targets and some of the catalogue: with a bounding-box grid, any-nest and Boxwright. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { nestingGuide } from '../fixtures/readme.ts';
import { layoutIds, nest } from '../src/index.ts';
import { aimedAt } from '../test/nest/shapes.ts';
import { scriptOptions } from '../test/support/script-options.ts';
import { type AnyNestCount, byAnyNest } from './any-nest.ts';
import { SHEET, type Subject, spread, subjectsOf } from './nesting-blanks.ts';
import {
  gainOf,
  NESTING_FILE,
  NESTING_HEAD,
  type NestingReport,
  type NestingRow,
  nestingCells,
  savedNestings,
} from './nesting-report.ts';

const usage = `npm run bench:nesting -- [--save] [--seconds 5] [--blanks 30] [--rows 0-9]

  --save     writes the counts to bench/nesting.json, and the guide, too
  --seconds  processor time of any-nest per blank, similar to ours; 0 keeps the saved counts
  --blanks   number of blanks of the catalogue
  --rows     measures only these rows, and keeps the others as saved`;

const { values } = scriptOptions(usage, {
  options: {
    save: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    blanks: { type: 'string', default: '30' },
    rows: { type: 'string', default: '0-' },
  },
});
const [seconds, count] = [Number(values.seconds), Number(values.blanks)];
const [from = 0, to = from] = values.rows.split('-').map((text) => (text ? Number(text) : Number.POSITIVE_INFINITY));

const subjects = subjectsOf(count);
const patternIds = layoutIds.filter((id) => id !== 'free');

const timed = <T>(work: () => T): { readonly value: T; readonly time: number } => {
  const before = process.cpuUsage();
  const value = work();
  return { value, time: process.cpuUsage(before).user / 1e6 };
};

const rowOf = async ({ id, category, drawing }: Subject): Promise<NestingRow> => {
  const patterns = timed(() => nest(drawing(), SHEET, { grain: 'free', layouts: patternIds }));
  const free = timed(() => nest(drawing(), SHEET, { grain: 'free' }));
  const { blank, layouts, best, areaBound, latticeBound } = free.value;
  const anyNest = seconds > 0 ? await byAnyNest(blank.loop, SHEET, best.count + 2, seconds) : savedAnyNest(id);
  const grid = Math.max(...layouts.filter((each) => each.id.startsWith('straight-box')).map((each) => each.count));
  return {
    id,
    ...(category && { category }),
    grid,
    ...(anyNest && { anyNest: anyNest.count, ...(anyNest.simplified && { simplified: true }) }),
    patterns: patterns.value.best.count,
    free: best.count,
    area: areaBound,
    utilisation: [(grid * blank.area) / (SHEET.width * SHEET.height), best.utilisation],
    withoutEdges: [
      blank.area / (spread(blank, 0) * spread(blank, 1)),
      (latticeBound * blank.area) / (SHEET.width * SHEET.height),
    ],
    seconds: [patterns.time, free.time],
  };
};

const savedAnyNest = (id: string): AnyNestCount | undefined => {
  const row = savedNestings().rows.find((saved) => saved.id === id);
  return row?.anyNest === undefined ? undefined : { count: row.anyNest, simplified: row.simplified ?? false };
};

const save = (rows: readonly NestingRow[]): void => {
  const known = new Map([...savedNestings().rows, ...rows].map((row) => [row.id, row] as const));
  const report: NestingReport = {
    machine: `${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`,
    sheet: SHEET,
    seconds: seconds || savedNestings().seconds,
    rows: subjects.flatMap(({ id }) => known.get(id) ?? []),
  };
  writeFileSync(NESTING_FILE, `${JSON.stringify(report, null, 2)}\n`);
  const guide = 'src/docs/nesting.md';
  writeFileSync(guide, nestingGuide(readFileSync(guide, 'utf8')));
};

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

// Warm up: otherwise the first row would pay for compiling the code.
nest(aimedAt[0]!.drawing, SHEET, { grain: 'free', evaluations: 1_000_000 });
const rows: NestingRow[] = [];
console.log(line(NESTING_HEAD.map((title) => title.replace('>', ''))));
console.log(line(NESTING_HEAD.map((title) => (title.startsWith('>') ? '--:' : '---'))));
for (const subject of subjects.slice(from, to + 1)) {
  const row = await rowOf(subject);
  rows.push(row);
  console.log(line(nestingCells(row)));
  if (values.save) save(rows);
}
console.log(`\nOn average ${gainOf(rows).toFixed(1)} points of utilisation above the grid.`);
const behind = rows.filter(({ anyNest = 0, free }) => anyNest > free).map(({ id }) => id);
console.log(behind.length ? `any-nest lays more of ${behind.join(', ')}.` : 'any-nest never lays more.');
