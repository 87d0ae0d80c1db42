import { type NestOptions, nest, nestingBlankOf } from '../nest.ts';
import type { Nesting } from './layout.ts';
import { leastSheet } from './least-sheet.ts';
import { freeEdges, MAX_SHEET_MM, type Sheet } from './sheet.ts';

/** Board as it leaves a corrugator or a reel, with what stays free along its edges; `left` and `right` lie along its sides. */
export type Web = Omit<Sheet, 'height' | 'printArea'>;

/** What is laid across a web and cut off. Lengths in mm. */
export interface CutOff {
  /** On the sheet that is cut off: as wide as the web, and as high as it is cut. */
  readonly nesting: Nesting;
  readonly across: number;
  readonly along: number;
  /** The web beside the blanks. */
  readonly trim: number;
  /**
   * What keeps blanks from taking less board, and what would do: a web for one more across, a longer cut-off than the longest for one
   * more along, or a shorter one than the shortest for as many.
   */
  readonly limit: { readonly by: 'web' | 'longest' | 'shortest'; readonly mm: number };
}

export type CutOffOptions = Pick<NestOptions, 'gutter' | 'part' | 'board' | 'blankGrain' | 'sameRotation'>;

/** Less board counts from this share on: cut-offs are whole millimetres. */
const WORTH_SHARE = 0.005;

const upToMm = (mm: number): number => Math.ceil(mm - 1e-6);

/**
 * The cut-off in whole mm at which blanks take the least board of a web, in straight rows and columns. Flutes lie across the web, grain
 * along it. Of equal cut-offs the longest.
 * @throws RangeError for a range with the longer length first or beyond a sheet, for a web or a range too small for a blank, and as `nest`.
 * @example
 * const { drawing } = dieline('becf-21d01', { length: 300, width: 200, height: 150, material: 3 });
 * const { across, nesting } = bestCutOff(drawing, { width: 2500 }, [600, 1400], { board: 'corrugated' });
 * nesting.best.count % across; // = 0
 */
export const bestCutOff = (
  drawing: Parameters<typeof nest>[0],
  web: Web,
  [shortest, longest]: readonly [number, number],
  options: CutOffOptions = {},
): CutOff => {
  if (!(shortest > 0 && shortest <= longest && longest <= MAX_SHEET_MM))
    throw new RangeError(
      `The cut-off is ${shortest} to ${longest} mm; give a range from above 0 to ${MAX_SHEET_MM} mm, the shorter first, for example 600 to 1400.`,
    );
  const lying = { ...options, rows: true, sheetGrain: options.board === 'corrugated' ? 'x' : 'y' } as const;
  const { width, height } = leastSheet([nestingBlankOf(drawing, options.part)], { ...web, height: longest }, lying);
  if (width > web.width)
    throw new RangeError(`The web is ${web.width} mm; a blank takes ${width} mm across it. Give at least ${width}.`);
  if (height > longest)
    throw new RangeError(
      `The longest cut-off is ${longest} mm; a blank takes ${height} mm along the web. Give at least ${height}.`,
    );
  const { top, bottom } = freeEdges({ ...web, height: longest });
  /** The shortest sheet that holds as many as one of this length. */
  const cutAt = (length: number) => {
    const { best, layouts, gutter } = nest(drawing, { ...web, height: length }, lying);
    const needed = layouts.filter(({ count }) => count === best.count).map((layout) => layout.height);
    return { count: best.count, gutter, length: upToMm(Math.min(...needed) + top + bottom) };
  };
  const tried = [cutAt(longest)];
  while (tried.at(-1)!.length > Math.max(shortest, height)) tried.push(cutAt(tried.at(-1)!.length - 1));
  const boardOf = ({ count, length }: (typeof tried)[0]): number => Math.max(length, shortest) / count;
  const best = tried.reduce((a, b) => (boardOf(b) < boardOf(a) - 1e-9 ? b : a));
  const nesting = nest(drawing, { ...web, height: Math.max(best.length, shortest) }, lying);
  const { columns, rows, width: used } = nesting.best;
  const more = cutAt(Math.min(MAX_SHEET_MM, tried[0]!.length + best.gutter.y + height));
  const limits = {
    shortest: best.length < shortest && best.length,
    longest: boardOf(more) < (1 - WORTH_SHARE) * boardOf(best) && more.length,
  };
  const by = limits.shortest ? 'shortest' : limits.longest ? 'longest' : 'web';
  const mm = limits.shortest || limits.longest || upToMm(used + best.gutter.x + width);
  return { nesting, across: columns, along: rows, trim: web.width - used, limit: { by, mm } };
};
