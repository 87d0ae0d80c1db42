import { readFileSync } from 'node:fs';

/** What one blank came to on the sheet. */
export interface NestingRow {
  /** Id of the template, or what the blank is called. */
  readonly id: string;
  /** Of the template; left out for a blank of the aims. */
  readonly category?: string;
  readonly grid: number;
  /** Left out where it was not run, or had no layout after a minute. */
  readonly anyNest?: number;
  readonly patterns: number;
  readonly free: number;
  /** Blanks that the area alone would hold. */
  readonly area: number;
  /** Share of the sheet that is board: by the grid, and by the best found here. */
  readonly utilisation: readonly [grid: number, best: number];
  /** Of this process, in s. */
  readonly seconds: readonly [patterns: number, free: number];
}

export interface NestingReport {
  readonly machine: string;
  readonly sheet: { readonly width: number; readonly height: number };
  /** What any-nest may compute for each blank, in s. */
  readonly seconds: number;
  readonly rows: readonly NestingRow[];
}

export const NESTING_FILE = 'bench/nesting.json';

export const savedNestings = (): NestingReport => JSON.parse(readFileSync(NESTING_FILE, 'utf8')) as NestingReport;

/** Points of utilisation above the grid, on average. */
export const gainOf = (rows: readonly NestingRow[]): number =>
  (100 * rows.reduce((sum, { utilisation: [grid, best] }) => sum + best - grid, 0)) / rows.length;

/** Points above the grid that no layout can pass: the area bound less the grid, on average. */
export const mostToGain = (rows: readonly NestingRow[]): number =>
  (100 * rows.reduce((sum, { grid, area, utilisation: [share] }) => sum + (share / grid) * (area - grid), 0)) /
  rows.length;

export const NESTING_HEAD = [
  'blank',
  '>grid',
  '>any-nest',
  '>patterns',
  '>with search',
  '>area bound',
  '>points above the grid',
  '>s',
  '>s with search',
] as const;

export const nestingCells = (row: NestingRow): string[] => [
  row.category ? `\`${row.id}\`` : row.id,
  ...[row.grid, row.anyNest ?? '', row.patterns, row.free, row.area].map(String),
  gainOf([row]).toFixed(1),
  ...row.seconds.map((s) => s.toFixed(1)),
];
