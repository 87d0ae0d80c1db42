import type { LineLengths } from '../outline/blank.ts';
import type { Layout, MixedNesting, Nesting } from './layout.ts';
import type { Sheet } from './sheet.ts';

/** Quantities of a run, without prices, which users multiply in themselves. */
export interface RunFacts {
  /** Boxes ordered; sets of boxes, when different boxes share the sheet. */
  readonly boxes: number;
  readonly sheets: number;
  /** Blanks on these sheets. The last sheet may give more than were ordered. */
  readonly blanks: number;
  /** Board of all sheets, in m². */
  readonly board: number;
  /** Board outside the ordered blanks, in m². */
  readonly waste: number;
  /** Weight of all sheets in kg, when the grammage is known. */
  readonly weight?: number;
  /** Metres of knife (all cutting lines) and of crease in the tool for one sheet. */
  readonly knife: number;
  readonly crease: number;
  /** Bends of its rules, where no blanks share cuts. */
  readonly bends?: number;
  /** Price of the board, when a price per square metre is given. */
  readonly boardPrice?: number;
}

export interface RunOptions {
  readonly boxes: number;
  /** Grammage of the board in g/m². */
  readonly grammage?: number | undefined;
  readonly pricePerM2?: number | undefined;
}

const MM2_PER_M2 = 1_000_000;
const MM_PER_M = 1000;

/**
 * Sheets, board, weight, waste and metres of line for a run of boxes.
 * @returns undefined when the layout holds no blank.
 * @throws RangeError for a number of boxes that is not a positive whole number.
 * @example
 * const nesting = nest(dieline('becf-10101').drawing, { width: 1000, height: 700 }, { layouts: ['straight-0'] });
 * runFacts(nesting, nesting.best, { boxes: 10_000 })!.sheets > 100; // = true
 */
export const runFacts = (
  { blank, sheet }: Pick<Nesting, 'blank' | 'sheet'>,
  { count, lengths }: Pick<Layout, 'count' | 'lengths'>,
  options: RunOptions,
): RunFacts | undefined => sheetFacts(sheet, count, blank.area, lengths, options);

/**
 * Sheets, board, weight, waste and metres of line for a run of sets.
 * @throws RangeError as `runFacts`.
 * @example
 * const boxes = [
 *   { name: 'a', drawing: dieline('becf-10101').drawing, ratio: 2 },
 *   { name: 'b', drawing: dieline('becf-10901').drawing },
 * ];
 * const nesting = nestMixed(boxes, { width: 1000, height: 700 }, { evaluations: 0 });
 * mixedRunFacts(nesting, { boxes: 1000 })!.sheets > 10; // = true
 */
export const mixedRunFacts = (
  { sheet, sets, lengths, blanks }: MixedNesting,
  options: RunOptions,
): RunFacts | undefined => {
  const area = blanks.reduce((all, { blank, ratio }) => all + ratio * blank.area, 0);
  return sheetFacts(sheet, sets, area, lengths, options);
};

/** The same for any content of the sheet: `each` boxes or sets on it, with `area` mm² of board in each. */
const sheetFacts = (
  sheet: Sheet,
  each: number,
  area: number,
  lengths: LineLengths,
  { boxes, grammage, pricePerM2 }: RunOptions,
): RunFacts | undefined => {
  if (!(Number.isInteger(boxes) && boxes > 0))
    throw new RangeError(`The run is ${boxes} boxes; give a whole number above 0, for example 10000.`);
  if (each === 0) return undefined;
  const sheets = Math.ceil(boxes / each);
  const board = (sheets * sheet.width * sheet.height) / MM2_PER_M2;
  return {
    boxes,
    sheets,
    blanks: sheets * each,
    board,
    waste: board - (boxes * area) / MM2_PER_M2,
    ...(grammage !== undefined && { weight: (board * grammage) / 1000 }),
    knife: lengths.cut / MM_PER_M,
    crease: lengths.crease / MM_PER_M,
    ...(lengths.bends !== undefined && { bends: lengths.bends }),
    ...(pricePerM2 !== undefined && { boardPrice: board * pricePerM2 }),
  };
};
