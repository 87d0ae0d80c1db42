/** Layouts of blanks on a sheet: as many as it holds, with proof of how good that is. */
export {
  type MixedBlank,
  type MixedBox,
  type MixedNesting,
  type MixedOptions,
  nestMixed,
} from './mixed/mixed.ts';
export { isLayoutId, type LayoutId, layoutIds, layoutTitle, patternOf, suitableLayouts } from './names.ts';
export {
  MAX_BLANKS,
  MAX_GUTTER_MM,
  type Nesting,
  type NestOptions,
  nest,
  searchShare,
} from './nest.ts';
export { blanksOf, type NestingBlank } from './outline/blank.ts';
export { mixedRunFacts, type RunFacts, type RunOptions, runFacts } from './sheet/cost.ts';
export { drawLayout, drawMixed, type LayoutDrawing } from './sheet/drawing.ts';
export type { Axis, GrainOptions } from './sheet/grain.ts';
export type { Layout, Placement } from './sheet/layout.ts';
export { fitsTurned, leastSheet, sheetForSet } from './sheet/least-sheet.ts';
export {
  MAX_SHEET_MM,
  type Margins,
  type NamedSheet,
  parseSheet,
  type Sheet,
  sheetPresets,
  sheetTitle,
} from './sheet/sheet.ts';
export type { Progress } from './solve.ts';
export { type Nester, type NestThreads, nestHere, nestTask, nestThreads } from './threads.ts';
