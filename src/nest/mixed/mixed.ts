import type { Dieline, Drawing } from '../../sheet/index.ts';
import { checkCount, DEFAULT_EVALUATIONS, gutterOf, inMicrometres, type NestOptions, nestingBlankOf } from '../nest.ts';
import type { LineLengths, NestingBlank } from '../outline/blank.ts';
import { quartersOf, type SheetGrain, sheetGrainOf } from '../sheet/grain.ts';
import { boxAroundSpots, type Placement, placementsOf } from '../sheet/layout.ts';
import { sharedCuts } from '../sheet/shared-cuts.ts';
import { type Sheet, type Usable, usable } from '../sheet/sheet.ts';
import { knownSets } from '../sheet/smaller-sheets.ts';
import type { Progress } from '../solve.ts';
import { type MixedJob, type MixedSolved, solveMixed } from './solve-mixed.ts';

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

/** Different boxes on one sheet, whole sets of them. Lengths in mm, areas in mm². */
export interface MixedNesting {
  readonly blanks: readonly MixedBlank[];
  readonly sheet: Sheet;
  /** Direction of grain or flutes on the sheet; undefined where blanks may lie across it. */
  readonly grain?: SheetGrain | undefined;
  readonly gutter: { readonly x: number; readonly y: number };
  readonly sets: number;
  readonly count: number;
  /** Size of the box around all blanks. */
  readonly width: number;
  readonly height: number;
  /** Share of the whole sheet that is board of blanks, from 0 to 1. */
  readonly utilisation: number;
  readonly waste: number;
  /** Most sets that the area would hold, and the share of them that was found. */
  readonly areaBound: number;
  readonly ofAreaBound: number;
  /** Lines of the tool for one sheet; a common cut counts once. */
  readonly lengths: LineLengths;
  readonly shared: number;
}

export interface MixedBlank {
  readonly name: string;
  readonly ratio: number;
  readonly blank: NestingBlank;
  readonly placements: readonly Placement[];
}

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
export interface MixedPrepared {
  readonly job: MixedJob;
  readonly blanks: readonly Omit<MixedBlank, 'placements'>[];
  readonly sheet: Sheet;
  readonly grain: SheetGrain | undefined;
  readonly room: Usable;
  readonly gutter: { readonly x: number; readonly y: number };
}

/** @throws as `nestMixed`. */
export const prepareMixed = (
  boxes: readonly MixedBox[],
  sheet: Sheet,
  { evaluations = DEFAULT_EVALUATIONS, seed = 1, smallerSheets = [], ...options }: MixedOptions,
): MixedPrepared => {
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
const MAX_RATIO = 100;

/** The result of `solveMixed`, in mm. */
export const mixedNesting = (
  { blanks, sheet, grain, room, gutter }: MixedPrepared,
  { spots, sets, areaBound }: MixedSolved,
): MixedNesting => {
  const placed = blanks.map((each, shape): MixedBlank => {
    const own = spots.filter(({ kind }) => Math.floor(kind / 4) === shape);
    return { ...each, placements: placementsOf(each.blank, own, room) };
  });
  const outlines = placed.map(({ blank, placements }) => ({
    outline: blank.outline,
    at: placements.map(({ motion }) => motion),
  }));
  const shared = gutter.x && gutter.y ? 0 : sharedCuts(outlines).saved;
  const sum = (of: (blank: NestingBlank) => number): number =>
    placed.reduce((all, { blank, placements }) => all + placements.length * of(blank), 0);
  const whole = sheet.width * sheet.height;
  const board = sum(({ area }) => area);
  return {
    blanks: placed,
    sheet,
    grain,
    gutter,
    sets,
    count: spots.length,
    ...boxAroundSpots(
      blanks.map(({ blank }) => blank),
      spots,
    ),
    utilisation: board / whole,
    waste: whole - board,
    areaBound,
    ofAreaBound: areaBound ? sets / areaBound : 0,
    lengths: {
      cut: sum(({ lengths }) => lengths.cut) - shared,
      crease: sum(({ lengths }) => lengths.crease),
      total: sum(({ lengths }) => lengths.total) - shared,
    },
    shared,
  };
};
