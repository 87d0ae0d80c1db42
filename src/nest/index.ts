/** Layouts of blanks on a sheet: as many as it holds, with proof of how good that is. */
export { blanksOf, type LineLengths, type NestingBlank } from './blank.ts';
export { type RunFacts, type RunOptions, runFacts } from './cost.ts';
export type { Layout } from './layout.ts';
export { drawLayout, type LayoutDrawing } from './layout-drawing.ts';
export { isLayoutId, type LayoutId, layoutIds, layoutTitle } from './names.ts';
export { type Axis, type Nesting, type NestOptions, nest } from './nest.ts';
export type { Placement } from './placement.ts';
export { type Margins, parseSheet, type Sheet, sheetPresets } from './sheet.ts';
export type { Progress } from './solve.ts';
export { NestingBusy, type NestThreads, nestThreads, solveTask, type ThreadTask } from './threads.ts';
