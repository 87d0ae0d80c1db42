/** Layouts of blanks on a sheet: as many as it holds, with proof of how good that is. */
export { blanksOf, type LineLengths, type NestingBlank } from './blank.ts';
export { mixedRunFacts, type RunFacts, type RunOptions, runFacts } from './cost.ts';
export type { Axis, GrainOptions, SheetGrain } from './grain.ts';
export type { Layout } from './layout.ts';
export { drawLayout, drawMixed, type LayoutDrawing } from './layout-drawing.ts';
export { type FileRequest, writeLayout } from './layout-file.ts';
export { fitsTurned, leastSheet, sheetForSet } from './least-sheet.ts';
export {
  type MixedBlank,
  type MixedBox,
  type MixedNesting,
  type MixedOptions,
  nestMixed,
} from './mixed.ts';
export { isLayoutId, type LayoutId, layoutIds, layoutTitle, patternOf } from './names.ts';
export {
  MAX_BLANKS,
  MAX_GUTTER_MM,
  type Nesting,
  type NestOptions,
  nest,
  searchShare,
} from './nest.ts';
export type { Placement } from './placement.ts';
export {
  MAX_SHEET_MM,
  type Margins,
  type NamedSheet,
  parseSheet,
  type Sheet,
  sheetPresets,
  sheetTitle,
} from './sheet.ts';
export type { Progress } from './solve.ts';
export { suitableLayouts } from './suitable.ts';
export { type AsyncNestOptions, type Nester, type NestThreads, nestHere, nestTask, nestThreads } from './threads.ts';
