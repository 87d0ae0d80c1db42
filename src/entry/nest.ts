/**
 * `boxwright/nest`: layouts of blanks on a sheet.
 * @module boxwright/nest
 */

import { type NestThreads, nestThreads as threadsFor } from '../nest/index.ts';
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

export {
  type Axis,
  blanksOf,
  drawLayout,
  drawMixed,
  fitsTurned,
  isLayoutId,
  type Layout,
  type LayoutDrawing,
  type LayoutId,
  layoutIds,
  layoutTitle,
  leastSheet,
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
  nestMixed,
  type Placement,
  type Progress as NestProgress,
  parseSheet,
  type RunFacts,
  type RunOptions,
  runFacts,
  type Sheet,
  sheetForSet,
  sheetPresets,
  sheetTitle,
  usable,
} from '../nest/index.ts';
