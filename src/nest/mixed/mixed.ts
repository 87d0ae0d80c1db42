import type { Dieline, Drawing } from '../../sheet/index.ts';
import { checkCount, DEFAULT_EVALUATIONS, gutterOf, inMicrometres, type NestOptions, nestingBlankOf } from '../nest.ts';
import { quartersOf, sheetGrainOf } from '../sheet/grain.ts';
import { type MixedBlank, type MixedNesting, placementsOf, sheetUse } from '../sheet/layout.ts';
import { type Sheet, usable } from '../sheet/sheet.ts';
import { knownSets } from '../sheet/smaller-sheets.ts';
import type { Progress } from '../solve.ts';
import { type MixedSolved, solveMixed } from './solve-mixed.ts';

/** One of several different boxes on a sheet. */
export interface MixedBox {
  /** Its name in the answer: letters, digits and hyphens. */
  readonly name: string;
  readonly drawing: Drawing | Dieline;
  /** Id of the part, when the box has several. @defaultValue the first */
  readonly part?: string;
  /** Number per set. @defaultValue 1 */
  readonly ratio?: number;
}

/** Options for different boxes on one sheet: those of `nest` without a choice of patterns. */
export type MixedOptions = Pick<
  NestOptions,
  'gutter' | 'grain' | 'board' | 'blankGrain' | 'sheetGrain' | 'evaluations' | 'seed' | 'onProgress'
> & {
  /** Answers for the same boxes on smaller sheets. The result holds at least as many sets as any of their layouts that fits here. */
  readonly smallerSheets?: readonly MixedNesting[];
};

/**
 * Lays different boxes on one sheet, as many whole sets as it finds room for. Verified like `nest`.
 * @throws RangeError as `nest`, and for invalid names and ratios.
 * @example
 * const boxes = [
 *   { name: 'a', drawing: dieline('becf-10101').drawing, ratio: 2 },
 *   { name: 'b', drawing: dieline('becf-10901').drawing },
 * ];
 * const nesting = nestMixed(boxes, { width: 1000, height: 700 }, { evaluations: 0 });
 * nesting.count === 3 * nesting.sets; // = true
 */
export const nestMixed = (boxes: readonly MixedBox[], sheet: Sheet, options: MixedOptions = {}): MixedNesting => {
  const prepared = prepareMixed(boxes, sheet, options);
  return mixedNesting(
    prepared,
    solveMixed(prepared.job, (progress: Progress) => options.onProgress?.(progress) !== false),
  );
};

/** A request prepared for `solveMixed` as plain data, so that it may run in a thread. */
export type MixedPrepared = ReturnType<typeof prepareMixed>;

/** @throws as `nestMixed`. */
export const prepareMixed = (
  boxes: readonly MixedBox[],
  sheet: Sheet,
  { evaluations = DEFAULT_EVALUATIONS, seed = 1, smallerSheets = [], ...options }: Omit<MixedOptions, 'onProgress'>,
) => {
  const room = usable(sheet);
  const gutter = gutterOf(options.gutter ?? 0);
  const blanks = boxes.map(({ name, drawing, part, ratio = 1 }, k) => {
    if (!/^[\w-]+$/.test(name))
      throw new RangeError(`The box name "${name}" may only have letters, digits and hyphens. Try "box-${k + 1}".`);
    if (boxes.findIndex((other) => other.name === name) !== k)
      throw new RangeError(`Two boxes are called "${name}". Give each a name of its own.`);
    if (!(Number.isInteger(ratio) && ratio > 0 && ratio <= MAX_RATIO))
      throw new RangeError(
        `The ratio of ${name} is ${ratio}; give a whole number from 1 to ${MAX_RATIO}, for example 2.`,
      );
    const blank = nestingBlankOf(drawing, part);
    checkCount(blank, room, sheet);
    return { name, ratio, blank };
  });
  if (!blanks.length) throw new RangeError('Name at least one box.');
  return {
    blanks,
    sheet,
    grain: sheetGrainOf(options, sheet),
    room,
    gutter,
    job: {
      loops: blanks.map(({ blank }) => blank.loop),
      ratios: blanks.map(({ ratio }) => ratio),
      ...inMicrometres(room, gutter),
      quarters: quartersOf(options, sheet),
      known: knownSets(blanks, smallerSheets),
      search: { seed, evaluations },
    },
  };
};

/** Largest number of one box in a set. */
export const MAX_RATIO = 100;

/** The result of `solveMixed`, in mm. */
export const mixedNesting = (
  { blanks, sheet, grain, room, gutter }: MixedPrepared,
  { spots, sets, areaBound }: MixedSolved,
): MixedNesting => {
  const placed = blanks.map((each, shape): MixedBlank => {
    const own = spots.filter(({ kind }) => Math.floor(kind / 4) === shape);
    return { ...each, placements: placementsOf(each.blank, own, room) };
  });
  return {
    blanks: placed,
    sheet,
    grain,
    gutter,
    sets,
    ...sheetUse(placed, spots, { sheet, gutter }),
    areaBound,
    ofAreaBound: areaBound ? sets / areaBound : 0,
  };
};
