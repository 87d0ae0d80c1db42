import { MAX_RATIO, type MixedBox, type MixedOptions } from '../mixed/mixed.ts';
import { type NestOptions, nestingBlankOf } from '../nest.ts';
import { type MixedBlank, type NestedSheet, sheetUse, spotsOfPlacements } from '../sheet/layout.ts';
import { type Sheet, usable } from '../sheet/sheet.ts';
import type { Progress } from '../solve.ts';
import type { NestThreads } from '../threads.ts';

/** An order of one design: a box, or one part of it. `board` is that of `NestOptions`. */
export interface Order extends Omit<MixedBox, 'ratio'>, Pick<NestOptions, 'board'> {
  readonly quantity: number;
  /** Name of its board. Only designs of one board share a form. @defaultValue the same for all */
  readonly stock?: string;
}

export interface OrderOptions extends Omit<MixedOptions, 'board' | 'smallerSheets' | 'onProgress'> {
  /** Called with the share that was tried, and the number of forms so far. */
  readonly onProgress?: (progress: Progress) => void;
  /** When aborted, the plan is made of the forms so far. */
  readonly signal?: AbortSignal;
}

/** A form that may be made: the ups of each order, and where they lie. */
export type TriedForm = Awaited<ReturnType<typeof triedForms>>[number];

/** Budget of the search for one layout, some tenths of a second: many are tried. */
const EVALUATIONS = 2_000_000;

/** Designs that are tried together: those nearest by quantity. */
const TOGETHER = 6;

/** Forms of each design alone, and of designs together with about as many ups as their quantities ask for. */
export const triedForms = async (
  threads: Pick<NestThreads, 'nest' | 'nestMixed'>,
  orders: readonly Order[],
  sheets: readonly Sheet[],
  { onProgress, evaluations = EVALUATIONS, ...given }: OrderOptions,
) => {
  const options = { ...given, evaluations };
  const groups = groupsOf(orders);
  const forms: ReturnType<typeof formOf>[] = [];
  let done = 0;
  /** Adds a layout, and the same without the blanks that its number of sheets does not need. */
  const add = (nested: NestedSheet, blanks: readonly Omit<MixedBlank, 'ratio'>[]): void => {
    const held = orders.map(({ name }) => blanks.find((one) => one.name === name)?.placements.length ?? 0);
    const good = Math.max(...held.map((n, k) => (n ? Math.ceil(orders[k]!.quantity / n) : 0)));
    const needed = held.map((n, k) => n && Math.ceil(orders[k]!.quantity / good));
    for (const ups of needed.join() === held.join() ? [held] : [held, needed])
      forms.push(formOf(nested, blanks, orders, ups));
  };
  for (const sheet of sheets)
    for (const group of [...orders.map((one) => [one] as const), ...groups]) {
      const [{ drawing, part, name, board }, ...others] = group;
      const own = { ...options, ...(board && { board }) };
      if (!others.length) {
        const { best, blank, ...nested } = await threads.nest(drawing, sheet, { ...own, ...(part && { part }) });
        if (best.count) add(nested, [{ name, blank, placements: best.placements }]);
      }
      const steps = others.length ? stepsOf(group, sheet) : [];
      // Fewer sheets need more ups on each. Each layout that is found is a form: with fewer ups its die costs less.
      for (let [low, high] = [0, steps.length - 1]; low <= high && !given.signal?.aborted; ) {
        const middle = Math.floor((low + high) / 2);
        const boxes = group.map((one) => ({ ...one, ratio: Math.ceil(one.quantity / steps[middle]!) }));
        const { blanks, sets, ...nested } = await threads.nestMixed(boxes, sheet, own);
        if (sets) add(nested, blanks);
        [low, high] = sets ? [low, middle - 1] : [middle + 1, high];
      }
      onProgress?.({ share: ++done / (sheets.length * (orders.length + groups.length)), count: forms.length });
    }
  return forms;
};

/** Numbers of sheets at which a design needs fewer ups than at one sheet less, the least first, where the area may hold all. */
const stepsOf = (group: readonly Order[], sheet: Sheet): readonly number[] => {
  const { width, height } = usable(sheet);
  const areas = group.map(({ drawing, part }) => nestingBlankOf(drawing, part).area);
  const mayHold = (good: number): boolean => {
    const ups = group.map(({ quantity }) => Math.ceil(quantity / good));
    return Math.max(...ups) <= MAX_RATIO && ups.reduce((sum, n, k) => sum + n * areas[k]!, 0) <= width * height;
  };
  const divisors = Array.from({ length: MAX_RATIO }, (_, k) => k + 1);
  const all = new Set(group.flatMap(({ quantity }) => divisors.map((ups) => Math.ceil(quantity / ups))));
  return [...all].filter(mayHold).sort((a, b) => a - b);
};

type Group = readonly [Order, ...Order[]];

/** Designs of one board that are tried on one form: pairs, and three to six that follow one another by quantity. */
const groupsOf = (orders: readonly Order[]): readonly Group[] =>
  [...new Set(orders.map(({ stock }) => stock))].flatMap((stock) => {
    const own = orders.filter((one) => one.stock === stock).sort((a, b) => b.quantity - a.quantity);
    return own.flatMap((first, from): Group[] => {
      const next = own.slice(from + 1, from + TOGETHER);
      return [
        ...next.map((one) => [first, one] as const),
        ...next.slice(1).map((_, k) => [first, ...next.slice(0, k + 2)] as const),
      ];
    });
  });

/** A layout with only so many of each design, the lowest on the sheet. */
const formOf = (
  { sheet, grain, gutter }: NestedSheet,
  blanks: readonly Omit<MixedBlank, 'ratio'>[],
  orders: readonly Order[],
  ups: readonly number[],
) => {
  const kept = blanks.map((one) => {
    const ratio = ups[orders.findIndex(({ name }) => name === one.name)]!;
    return { ...one, ratio, placements: one.placements.toSorted((a, b) => a.y - b.y || a.x - b.x).slice(0, ratio) };
  });
  const spots = kept.flatMap(({ placements }, shape) => spotsOfPlacements(placements, usable(sheet), shape));
  return { ups, sheet, grain, gutter, blanks: kept, ...sheetUse(kept, spots, { sheet, gutter }) };
};
