/**
 * `boxwright/nest`: layouts of blanks on a sheet.
 * @module boxwright/nest
 */

import { type NestThreads, planOrders as planWith, nestThreads as threadsFor } from '../nest/index.ts';
import { builtFile } from '../platform/built/index.ts';
import { requirePart } from './optional.ts';

/**
 * `nest` in worker threads, which can be stopped and report progress. One nesting may take seconds. Close the threads when done.
 * @throws MissingPartError when the package for threads is not installed.
 * @example
 * const threads = nestThreads();
 * const { drawing } = dieline('becf-10101');
 * const { best } = await threads.nest(drawing, { width: 1000, height: 700 }, { layouts: ['straight-0'] });
 * await threads.close();
 */
export const nestThreads = (): NestThreads => {
  requirePart('nest');
  return threadsFor(builtFile('threads/nest.js'));
};

/**
 * Plans which designs share a form, how many ups each has, and how many sheets of each form are printed, at the least cost. The choice
 * among the tried forms is exact; which forms are tried is not: each design alone, and designs of one board together with about as many
 * ups as their quantities ask for.
 * @throws MissingPartError when the package of the solver is not installed; RangeError (rejects) as `nestMixed`, for quantities and
 * costs out of range, and for a design that no sheet holds.
 * @example
 * const threads = nestThreads();
 * const { drawing } = dieline('becf-10101');
 * const orders = [{ name: 'tea', drawing, quantity: 5000 }];
 * const { forms } = await planOrders(threads, orders, [{ width: 1000, height: 700 }], { makeReady: 80, pricePerM2: 0.5 });
 * await threads.close();
 * console.log(forms[0]!.sheets);
 */
export const planOrders: typeof planWith = async (...given) => {
  requirePart('orders');
  return planWith(...given);
};

export {
  type Axis,
  bestCutOff,
  blanksOf,
  type CutOff,
  type CutOffOptions,
  drawLayout,
  drawMixed,
  fitsTurned,
  isLayoutId,
  type Layout,
  type LayoutDrawing,
  type LayoutFault,
  type LayoutId,
  type LayoutTool,
  layoutFaults,
  layoutIds,
  layoutTitle,
  layoutTool,
  layoutXjdf,
  leastSheet,
  MAX_ORDERS,
  type Margins,
  type MixedBlank,
  type MixedBox,
  type MixedNesting,
  type MixedOptions,
  mixedRunFacts,
  type NamedSheet,
  type Nesting,
  type NestingBlank,
  type NestOptions,
  type NestThreads,
  nest,
  nestingOfOne,
  nestMixed,
  type Order,
  type OrderCosts,
  type OrderForm,
  type OrderOptions,
  type OrderPlan,
  type Placement,
  type Progress as NestProgress,
  parseSheet,
  type RunFacts,
  type RunOptions,
  runFacts,
  type Sheet,
  type SheetLayout,
  sheetForSet,
  sheetLayoutOf,
  sheetPresets,
  sheetTitle,
  type TriedForm,
  usable,
  type WastePiece,
  type Web,
  type XjdfOptions,
} from '../nest/index.ts';
export * from './saved-layout.ts';
