/** Counts blanks per sheet for the blanks with targets and some of the catalogue: with a bounding-box grid, any-nest and Boxwright. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { nestingGuide, nestingRegion } from '../fixtures/readme.ts';
import { blanksOf, catalogue, dieline, layoutIds, nest } from '../src/index.ts';
import type { NestingBlank } from '../src/nest/index.ts';
import type { Dieline, Drawing } from '../src/sheet/index.ts';
import { aimedAt } from '../test/nest/shapes.ts';
import { scriptOptions } from '../test/support/script-options.ts';
import { byAnyNest } from './any-nest.ts';
import {
  gainOf,
  NESTING_FILE,
  NESTING_HEAD,
  type NestingReport,
  type NestingRow,
  nestingCells,
  savedNestings,
} from './nesting-report.ts';

const SHEET = { width: 1000, height: 700 };

/** Minimum and maximum blanks in the grid. With fewer, layouts hardly differ; with more, any-nest takes too long. */
const [FEWEST, MOST] = [4, 30] as const;

const usage = `npm run bench:nesting -- [--save] [--seconds 5] [--blanks 30] [--rows 0-9]

  --save     writes the counts to bench/nesting.json, the README and the guide, too
  --seconds  processor time of any-nest per blank, similar to ours; 0 skips it
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

const patternIds = layoutIds.filter((id) => id !== 'free');

const timed = <T>(work: () => T): { readonly value: T; readonly time: number } => {
  const before = process.cpuUsage();
  const value = work();
  return { value, time: process.cpuUsage(before).user / 1e6 };
};

/** Width or height of a blank in mm. */
const spread = ({ loop }: NestingBlank, axis: 0 | 1): number => {
  const along = loop.filter((_, k) => k % 2 === axis);
  return (Math.max(...along) - Math.min(...along)) / 1000;
};

/** Number of blanks in a grid of bounding boxes. */
const gridOf = (blank: NestingBlank): number =>
  Math.floor(SHEET.width / spread(blank, 0)) * Math.floor(SHEET.height / spread(blank, 1));

interface Subject {
  readonly id: string;
  readonly category?: string;
  readonly drawing: () => Drawing | Dieline;
}

const drawn = (id: string): Drawing => dieline(id as 'becf-10101').drawing;

/** One id per template that fits the sheet, evenly spread over all templates. */
const ofCatalogue = (): Subject[] => {
  const first = new Map(catalogue.entries.map((entry) => [entry.template, entry] as const).reverse());
  const fitting = [...first.values()].filter(({ id }) => {
    const grid = gridOf(blanksOf(drawn(id))[0]!);
    return grid >= FEWEST && grid <= MOST;
  });
  return Array.from({ length: Math.min(count, fitting.length) }, (_, k) => {
    const { id, group } = fitting[Math.floor((k * fitting.length) / count)]!;
    return { id, category: group.category, drawing: () => drawn(id) };
  });
};

const subjects: readonly Subject[] = [
  ...aimedAt.map(({ name, drawing }) => ({ id: name, drawing: () => drawing })),
  ...ofCatalogue(),
];

const rowOf = async ({ id, category, drawing }: Subject): Promise<NestingRow> => {
  const patterns = timed(() => nest(drawing(), SHEET, { grain: 'free', layouts: patternIds }));
  const free = timed(() => nest(drawing(), SHEET, { grain: 'free' }));
  const { blank, layouts, best, areaBound, latticeBound } = free.value;
  const anyNest = seconds > 0 ? await byAnyNest(blank.loop, SHEET, best.count + 2, seconds) : undefined;
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

const save = (rows: readonly NestingRow[]): void => {
  const known = new Map([...savedNestings().rows, ...rows].map((row) => [row.id, row] as const));
  const report: NestingReport = {
    machine: `${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`,
    sheet: SHEET,
    seconds,
    rows: subjects.flatMap(({ id }) => known.get(id) ?? []),
  };
  writeFileSync(NESTING_FILE, `${JSON.stringify(report, null, 2)}\n`);
  for (const [page, fill] of [
    ['README.md', nestingRegion],
    ['src/docs/nesting.md', nestingGuide],
  ] as const)
    writeFileSync(page, fill(readFileSync(page, 'utf8')));
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
