import { readFileSync } from 'node:fs';

/** Results of one blank on the sheet. */
export interface NestingRow {
  /** Id of the template, or name of the blank. */
  readonly id: string;
  /** Category of the template; absent for a blank with targets. */
  readonly category?: string;
  readonly grid: number;
  /** Absent when any-nest was not run, or found no layout. */
  readonly anyNest?: number;
  /** True when any-nest was given a simplified outline. */
  readonly simplified?: boolean;
  readonly patterns: number;
  readonly free: number;
  /** Number of blanks that the area alone would hold. */
  readonly area: number;
  /** Share of the sheet area in blanks: with the grid, and with the best layout. */
  readonly utilisation: readonly [grid: number, best: number];
  /** Share of a sheet without edges in blanks: by bounding box, and in the densest double lattice found. */
  readonly withoutEdges: readonly [box: number, lattice: number];
  /** Processor time of this process, in s. */
  readonly seconds: readonly [patterns: number, free: number];
}

export interface NestingReport {
  readonly machine: string;
  readonly sheet: { readonly width: number; readonly height: number };
  /** Processor time of any-nest per blank, in s. */
  readonly seconds: number;
  readonly rows: readonly NestingRow[];
}

export const NESTING_FILE = 'bench/nesting.json';

export const savedNestings = (): NestingReport => JSON.parse(readFileSync(NESTING_FILE, 'utf8')) as NestingReport;

/** Gain over the grid in points of utilisation, on average. */
export const gainOf = (rows: readonly NestingRow[]): number =>
  (100 * rows.reduce((sum, { utilisation: [grid, best] }) => sum + best - grid, 0)) / rows.length;

/** Upper bound of that gain: area bound minus grid, on average. */
export const mostToGain = (rows: readonly NestingRow[]): number =>
  (100 * rows.reduce((sum, { grid, area, utilisation: [share] }) => sum + (share / grid) * (area - grid), 0)) /
  rows.length;

/** What the densest double lattices found would gain on a sheet without edges, on average. */
export const gainWithoutEdges = (rows: readonly NestingRow[]): number =>
  (100 * rows.reduce((sum, { withoutEdges: [box, lattice] }) => sum + lattice - box, 0)) / rows.length;

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
