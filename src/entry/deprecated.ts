/** Helpers of the rooms that stood in `boxwright` 1.0. Deprecated: they leave with 2.0, and nothing takes their place. */
export {
  choiceValue,
  commonVariables,
  fitSize,
  inCentimetres,
  readableDefault,
  readableLimits,
} from '../engine/index.ts';
export { writeWhole } from '../service/local/index.ts';
export {
  closureOf,
  closures,
  findIncompatible,
  group,
  mainId,
  resolve,
  resolveChoices,
  sizesOf,
  variables,
  when,
  withChoices,
} from '../template/index.ts';
export { didYouMean, separateTrailingChoices, suggest } from '../template/search/index.ts';
export { MM_PER_INCH, roundTo } from '../values/index.ts';
