import type { Dieline, Drawing } from '../sheet/index.ts';
import {
  isLayoutId,
  type LayoutId,
  layoutIdOf,
  layoutIds,
  type Pattern,
  patternOf,
  ROW_PATTERNS,
  TURNING_PATTERNS,
} from './names.ts';
import { blanksOf, type NestingBlank } from './outline/blank.ts';
import { turnedKinds } from './outline/kinds.ts';
import { MM } from './outline/loop.ts';
import { suits } from './outline/verify.ts';
import { type GrainOptions, quartersOf, sheetGrainOf } from './sheet/grain.ts';
import {
  type Layout,
  layoutOf,
  type Measures,
  type Nesting,
  type Placement,
  spotsOfPlacements,
} from './sheet/layout.ts';
import { round2, type Sheet, type Usable, usable } from './sheet/sheet.ts';
import { knownLayouts } from './sheet/smaller-sheets.ts';
import { isStrippable } from './sheet/waste.ts';
import { type Progress, QUICK_EVALUATIONS, type Solution, solve } from './solve.ts';

export interface NestOptions extends GrainOptions {
  /** Free room between blanks along the axes, in mm. With 0, common cuts are drawn once. @defaultValue 0 */
  readonly gutter?: number | { readonly x: number; readonly y: number };
  /** Id of the part, where a box has several. @defaultValue the first */
  readonly part?: string;
  /** Requested layouts. @defaultValue all */
  readonly layouts?: readonly LayoutId[];
  /** Only layouts in straight rows that straight columns cross; no free search. @defaultValue false */
  readonly rows?: boolean;
  /** Only layouts in which no blank is turned against another, not even by 180°. @defaultValue false */
  readonly sameRotation?: boolean;
  /** Only layouts in which each piece of waste beside blanks is somewhere so wide, in mm, as for stripping. @defaultValue all */
  readonly stripWidth?: number;
  /** Exact number of columns and rows, even if they leave the sheet: up to 5,000 blanks. */
  readonly exactly?: { readonly columns: number; readonly rows: number };
  /** Budget of the search for the free layout: places tried, neighbours compared there, and cuts tried. @defaultValue 105 million */
  readonly evaluations?: number;
  /** Seed of the search. The same seed always finds the same layout. @defaultValue 1 */
  readonly seed?: number;
  /** Answers for the same blank on smaller sheets: layouts that fit hold as many here or more. Without, a free search may find fewer. */
  readonly smallerSheets?: readonly Nesting[];
  /**
   * True for the first answer alone, in some 50 ms: grids by bounding box and, as `free`, what a short search adds to the quickest
   * patterns. The whole answer holds no fewer with as large a budget. Its lattice bound is the area bound. @defaultValue false
   */
  readonly quick?: boolean;
  /** Blanks that stay where they are; the others are laid around them. */
  readonly fixed?: readonly Omit<Placement, 'motion'>[];
  /** Called with progress from time to time. Returning false ends the search with the result so far. */
  readonly onProgress?: (progress: Progress) => boolean | undefined;
}

const QUICK_LAYOUTS: readonly LayoutId[] = ['straight-box-0', 'straight-box-90', 'free'];

/** Default budget of a search: some seconds. */
export const DEFAULT_EVALUATIONS = 105_000_000;

/** Budget of the search for each of several parts, so that all together take as long as one. */
export const searchShare = (parts: number): number => Math.floor(DEFAULT_EVALUATIONS / Math.max(1, parts));

/**
 * Lays as many blanks as possible on a sheet, in every common pattern and in free layouts.
 *
 * Equal requests give equal layouts. A separate test verifies each layout in whole micrometres. Blanks keep their gutter within
 * a micrometre. Curves are enlarged by up to 0.05 mm, never reduced.
 * @throws RangeError for a sheet, a gutter, columns or rows out of range, an unknown part or layout, layouts that the grain forbids, a
 * drawing with open cuts, for answers on smaller sheets that belong to another blank, and where no layout has the strip width.
 * @example
 * const sheet = { width: 1000, height: 700, gripper: 12 };
 * const { best } = nest(dieline('becf-10101').drawing, sheet, { gutter: 3, evaluations: 1_000_000 });
 * best.count > 3; // = true
 */
export const nest = (drawing: Drawing | Dieline, sheet: Sheet, options: NestOptions = {}): Nesting => {
  const prepared = prepare(drawing, sheet, options);
  const { onProgress } = options;
  return nestingOf(
    prepared,
    layOut(prepared, (progress) => onProgress?.(progress) !== false),
  );
};

/** A request prepared for `layOut` as plain data, so that it may run in a thread. */
export type Prepared = ReturnType<typeof prepare>;

/** @throws as `nest`. */
export const prepare = (drawing: Drawing | Dieline, sheet: Sheet, options: Omit<NestOptions, 'onProgress'> = {}) => {
  if (!sheet) throw new TypeError('Pass a sheet, for example { width: 1000, height: 700 }.');
  const room = usable(sheet);
  const gutter = gutterOf(options.gutter ?? 0);
  const blank = nestingBlankOf(drawing, options.part);
  if (options.exactly) checkExactly(options.exactly);
  else checkCount(blank, room, sheet);
  const quarters = quartersOf(options, sheet);
  const { quick = false } = options;
  if (quick && (options.layouts || options.exactly))
    throw new RangeError('A quick answer has layouts of its own: leave layouts and exactly out, or quick.');
  const { rows = false, sameRotation = false, stripWidth = 0 } = options;
  if (!(stripWidth >= 0 && stripWidth <= MAX_GUTTER_MM))
    throw new RangeError(`stripWidth is ${stripWidth}; give a number from 0 mm to ${MAX_GUTTER_MM} mm, for example 4.`);
  const given = options.layouts ?? (quick && !rows ? QUICK_LAYOUTS : layoutIds);
  const ids = given.filter((id) => passes(id, rows, sameRotation));
  if (given.length && !ids.length) throw filteredOut(given[0]!, rows, sameRotation);
  if (!ids.length) throw new RangeError(`Name at least one layout. Choose from: ${layoutIds.join(', ')}.`);
  const unknown = (ids as readonly string[]).find((id) => !isLayoutId(id));
  if (unknown !== undefined) throw new RangeError(`Unknown layout "${unknown}". Choose from: ${layoutIds.join(', ')}.`);
  const serving = ids.filter((id) => id === 'free' || quarters.includes(patternOf(id).base));
  if (!serving.length) throw acrossGrain(ids);
  const wanted = serving.map(patternOf).filter(({ pattern }) => pattern !== 'free');
  const { exactly, seed = 1, smallerSheets = [] } = options;
  const job = { loop: blank.loop, ...inMicrometres(room, gutter), quarters };
  const fixed = spotsOfPlacements(options.fixed ?? [], room);
  if (fixed.length && (exactly || rows || sameRotation))
    throw new RangeError('Around fixed blanks others lie freely: leave exactly, rows and sameRotation out, or fixed.');
  if (!suits(turnedKinds(blank.loop, gutter).all, fixed, quarters, job))
    throw new RangeError('Fixed blanks overlap, leave the sheet or lie across the grain; layoutFaults says which.');
  const { evaluations = quick ? QUICK_EVALUATIONS : DEFAULT_EVALUATIONS } = options;
  return {
    blank,
    sheet,
    grain: sheetGrainOf(options, sheet),
    room,
    gutter,
    stripWidth,
    job: {
      ...job,
      fixed,
      wanted: wanted.map(({ pattern, base }) => [pattern as Pattern, base] as const),
      known: knownLayouts(blank, smallerSheets),
      quick,
      isInRows: rows,
      isSameRotation: sameRotation,
      ...(exactly && { exactly: { x: exactly.columns, y: exactly.rows } }),
      ...(ids.includes('free') && !exactly && { search: { seed, evaluations } }),
    },
  };
};

const passes = (id: LayoutId, rows: boolean, sameRotation: boolean): boolean => {
  const { pattern } = patternOf(id);
  if (pattern === 'free') return !rows;
  return !(rows && !ROW_PATTERNS.includes(pattern)) && !(sameRotation && TURNING_PATTERNS.includes(pattern));
};

const filteredOut = (id: LayoutId, rows: boolean, sameRotation: boolean): RangeError => {
  const kept = layoutIds.filter((other) => passes(other, rows, sameRotation));
  const why = rows && !passes(id, rows, false) ? 'has no straight rows and columns' : 'turns blanks against others';
  return new RangeError(`The layout "${id}" ${why}. Choose from: ${kept.join(', ')}.`);
};

/** The refusal of layouts that all turn blanks across the grain. */
const acrossGrain = ([id]: readonly LayoutId[]): RangeError => {
  const { pattern, base } = patternOf(id!);
  return new RangeError(
    `In the layout "${id}" blanks lie across the grain of the sheet. Choose "${layoutIdOf(pattern, base ? 0 : 1)}", or pass grain: 'free'.`,
  );
};

/** The room and the gutter of a job, in whole micrometres. The room is rounded down, except for rounding noise. */
export const inMicrometres = (
  room: { readonly width: number; readonly height: number },
  gutter: { readonly x: number; readonly y: number },
) => ({
  width: Math.floor(room.width * MM + 1e-6),
  height: Math.floor(room.height * MM + 1e-6),
  gutter: { x: Math.round(gutter.x * MM), y: Math.round(gutter.y * MM) },
});

/** Layouts of a request, and the bounds that they are compared with. */
export type Layouts = Pick<Nesting, 'layouts' | 'areaBound' | 'latticeBound'>;

/** Finds the layouts and measures them, in mm. The slow step of a request. */
export const layOut = (prepared: Prepared, goesOn: (progress: Progress) => boolean): Layouts => {
  const { areaBound, latticeBound, solutions } = solve(prepared.job, goesOn);
  const measures: Measures = { ...prepared, areaBound, latticeBound };
  const stays = prepared.job.fixed.length;
  const layouts = solutions.map((solution): Layout => {
    const layout = layoutOf(measures, solution);
    return stays ? { ...layout, placements: layout.placements.map((at, k) => ({ ...at, fixed: k < stays })) } : layout;
  });
  return { layouts, areaBound, latticeBound };
};

/** @throws RangeError where no layout has the strip width. */
export const nestingOf = (prepared: Prepared, found: Layouts): Nesting => {
  const { blank, sheet, grain, gutter, stripWidth } = prepared;
  const layouts = found.layouts.filter((layout) => !stripWidth || isStrippable(blank, layout, sheet, stripWidth));
  if (found.layouts.length && !layouts.length)
    throw new RangeError(
      `In each layout some waste is nowhere ${stripWidth} mm wide. Try a gutter of ${stripWidth} mm, or a narrower strip.`,
    );
  const none: Solution = { pattern: 'straight-box', base: 0, spots: [], columns: 0, rows: 0 };
  const first = layouts[0] ?? layoutOf({ ...prepared, ...found }, none);
  const best = layouts.reduce((a, b) => (isBetter(b, a) ? b : a), first);
  return { blank, sheet, grain, gutter, ...found, layouts, best };
};

/** With as many blanks, a layout is better if shared cuts save this share of the tool's knife. */
const CLEARLY_LESS_SHARE = 0.01;

const isBetter = (a: Layout, b: Layout): boolean => {
  if (a.count !== b.count) return a.count > b.count;
  const [less, more] = [a.lengths.cut, b.lengths.cut];
  if (Math.min(less, more) < (1 - CLEARLY_LESS_SHARE) * Math.max(less, more)) return less < more;
  return rotationsIn(a) < rotationsIn(b);
};

const rotationsIn = ({ placements }: Layout): number => new Set(placements.map(({ rotation }) => rotation)).size;

/** @throws RangeError for a gutter out of range. */
export const gutterOf = (gutter: number | { readonly x: number; readonly y: number }): { x: number; y: number } => {
  const { x, y } = typeof gutter === 'number' ? { x: gutter, y: gutter } : gutter;
  for (const value of [x, y])
    if (!(value >= 0 && value <= MAX_GUTTER_MM))
      throw new RangeError(`The gutter is ${value}; give a number from 0 mm to ${MAX_GUTTER_MM} mm, for example 3.`);
  return { x, y };
};

export const MAX_GUTTER_MM = 500;

/** Most blanks per sheet. Sheets with more are better cut first. */
export const MAX_BLANKS = 5000;

/** @throws RangeError for a sheet that would hold too many blanks. The message suggests a size that works. */
export const checkCount = ({ area }: NestingBlank, { width, height }: Usable, sheet: Sheet): void => {
  const most = Math.floor((width * height) / area);
  if (most <= MAX_BLANKS) return;
  const scale = Math.sqrt(MAX_BLANKS / most);
  const [w, h] = [sheet.width, sheet.height].map((mm) => Math.floor(mm * scale));
  throw new RangeError(
    `The sheet of ${round2(sheet.width)} × ${round2(sheet.height)} mm has room for about ${most} blanks; the maximum is ${MAX_BLANKS}. Try ${w} × ${h} mm.`,
  );
};

/** @throws RangeError for columns or rows that are not whole numbers, or hold too many blanks. */
const checkExactly = ({ columns, rows }: NonNullable<NestOptions['exactly']>): void => {
  for (const [name, value, most] of [
    ['columns', columns, MAX_BLANKS],
    ['rows', rows, Math.floor(MAX_BLANKS / columns)],
  ] as const)
    if (!(Number.isInteger(value) && value >= 1 && value <= most))
      throw new RangeError(`exactly.${name} is ${value}; give a whole number from 1 to ${most}, for example 1.`);
};

/** @throws RangeError for an unknown part, TypeError for what is not a drawing. */
export const nestingBlankOf = (drawing: Drawing | Dieline, part: string | undefined): NestingBlank => {
  if (!drawing || !('parts' in drawing))
    throw new TypeError("Pass a drawing, for example dieline('becf-10101').drawing.");
  const blanks = blanksOf(drawing);
  const found = part === undefined ? blanks[0] : blanks.find(({ id }) => id === part);
  if (!found) throw new RangeError(`Unknown part "${part}". Choose one of: ${blanks.map(({ id }) => id).join(', ')}.`);
  return found;
};
