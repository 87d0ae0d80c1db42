/** Layouts of blanks on a sheet: as many as it holds, with proof of how good that is. */
export * from './mixed/mixed.ts';
export { isLayoutId, type LayoutId, layoutIds, layoutTitle, patternOf, suitableLayouts } from './names.ts';
export * from './nest.ts';
export * from './orders/plan-orders.ts';
export type { Order, OrderOptions, TriedForm } from './orders/tried-forms.ts';
export { blanksOf, type NestingBlank } from './outline/blank.ts';
export * from './saved/xjdf.ts';
export { mixedRunFacts, type RunFacts, type RunOptions, runFacts } from './sheet/cost.ts';
export * from './sheet/cut-off.ts';
export { drawLayout, drawMixed, type LayoutDrawing } from './sheet/drawing.ts';
export type { Axis, GrainOptions } from './sheet/grain.ts';
export { stationNames } from './sheet/labels.ts';
export type { Layout, MixedBlank, MixedNesting, Nesting, Placement, SheetLayout } from './sheet/layout.ts';
export { sheetLayoutOf } from './sheet/layout.ts';
export { fitsTurned, leastSheet, sheetForSet } from './sheet/least-sheet.ts';
export * from './sheet/sheet.ts';
export type { Progress } from './solve.ts';
export { type Nester, type NestThreads, nestHere, nestTask, nestThreads } from './threads.ts';
