/**
 * How many blanks does a sheet take? Thirty blanks of the catalogue, by a grid of their boxes, by any-nest, and here.
 * `npm run bench:nesting` prints; `-- --save` also writes `bench/nesting.json`. `--seconds 15` is what any-nest may compute
 * for each blank, `--blanks 30` how many blanks there are.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { blanksOf, catalogue, dieline, layoutIds, nest } from '../src/index.ts';
import type { NestingBlank } from '../src/nest/index.ts';
import { byAnyNest } from './any-nest.ts';

const SHEET = { width: 1000, height: 700 };

/** Fewest and most blanks in the grid of boxes: with fewer there is nothing to lay, with more any-nest takes too long. */
const [FEWEST, MOST] = [4, 30] as const;

interface Row {
  readonly id: string;
  readonly grid: number;
  readonly anyNest: number;
  readonly patterns: number;
  readonly free: number;
  /** Blanks that the area alone would hold. */
  readonly area: number;
  /** Share of the sheet that is board: by the grid, and by the best found here. */
  readonly utilisation: readonly [grid: number, best: number];
  /** Of this process, in s. */
  readonly seconds: readonly [patterns: number, free: number];
}

const { values } = parseArgs({
  options: {
    save: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '15' },
    blanks: { type: 'string', default: '30' },
  },
});
const [seconds, count] = [Number(values.seconds), Number(values.blanks)];

const patternIds = layoutIds.filter((id) => id !== 'free');

const timed = <T>(work: () => T): { readonly value: T; readonly time: number } => {
  const before = process.cpuUsage();
  const value = work();
  return { value, time: process.cpuUsage(before).user / 1e6 };
};

/** How many boxes around a blank lie in a grid. */
const gridOf = ({ loop }: NestingBlank): number => {
  const spread = (axis: 0 | 1): number => {
    const along = loop.filter((_, k) => k % 2 === axis);
    return (Math.max(...along) - Math.min(...along)) / 1000;
  };
  return Math.floor(SHEET.width / spread(0)) * Math.floor(SHEET.height / spread(1));
};

/** One id of each template, those of which some lie on a sheet, evenly from all. */
const chosenIds = (): string[] => {
  const first = new Map(catalogue.entries.map((entry) => [entry.template, entry.id] as const).reverse());
  const fitting = [...first.values()].filter((id) => {
    const grid = gridOf(blanksOf(dieline(id as 'becf-10101').drawing)[0]!);
    return grid >= FEWEST && grid <= MOST;
  });
  return Array.from(
    { length: Math.min(count, fitting.length) },
    (_, k) => fitting[Math.floor((k * fitting.length) / count)]!,
  );
};

const rowOf = async (id: string): Promise<Row> => {
  const { drawing } = dieline(id as 'becf-10101');
  const patterns = timed(() => nest(drawing, SHEET, { grain: 'free', layouts: patternIds }));
  const free = timed(() => nest(drawing, SHEET, { grain: 'free' }));
  const blank: NestingBlank = free.value.blank;
  const grid = Math.max(
    ...free.value.layouts.filter(({ id }) => id.startsWith('straight-box')).map((each) => each.count),
  );
  return {
    id,
    grid,
    anyNest: await byAnyNest(blank.loop, SHEET, free.value.best.count + 2, seconds),
    patterns: patterns.value.best.count,
    free: free.value.best.count,
    area: free.value.areaBound,
    utilisation: [(grid * blank.area) / (SHEET.width * SHEET.height), free.value.best.utilisation],
    seconds: [patterns.time, free.time],
  };
};

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

const rows: Row[] = [];
console.log('| blank | grid | any-nest | patterns | with search | area bound | s | s with search |');
console.log('| --- | --: | --: | --: | --: | --: | --: | --: |');
for (const id of chosenIds()) {
  const row = await rowOf(id);
  rows.push(row);
  const cells = [row.grid, row.anyNest, row.patterns, row.free, row.area, ...row.seconds.map((s) => s.toFixed(1))];
  console.log(`| \`${id}\` | ${cells.join(' | ')} |`);
}
const gain = mean(rows.map(({ utilisation: [grid, best] }) => best - grid));
console.log(`\nOn average ${(100 * gain).toFixed(1)} points of utilisation above the grid.`);
const behind = rows.filter(({ anyNest, free }) => anyNest > free).map(({ id }) => id);
console.log(behind.length ? `any-nest lays more of ${behind.join(', ')}.` : 'any-nest never lays more.');
if (values.save) {
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`;
  writeFileSync('bench/nesting.json', `${JSON.stringify({ machine, sheet: SHEET, seconds, gain, rows }, null, 2)}\n`);
}
