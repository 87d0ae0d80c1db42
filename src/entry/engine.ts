/**
 * `boxwright/engine`: the catalogue, drawings, SVG, DXF and PDF. It needs neither Node nor a server: it runs in browsers, workers and
 * edge runtimes.
 * @module boxwright/engine
 */
export { ApiError, errorText } from '../api/index.ts';
export type { Allowance, Plant, PlantBoard } from '../board/index.ts';
export {
  type AskedBox,
  ask,
  assignSizes,
  type BoxQuery,
  type BoxReport,
  boardNamed,
  boxReport,
  choiceValue,
  commonVariables,
  type DielineFiles,
  type Dimensions,
  describeReading,
  dimensionKinds,
  type Figure,
  type FoundBox,
  type FoundBoxes,
  findBoard,
  findBoxes,
  fitSize,
  inCentimetres,
  isNoBox,
  type NamedBoard,
  type NoBox,
  type PlantUse,
  type Problem,
  palletNames,
  parseQuery,
  plantNames,
  profileData,
  profileNames,
  profileSchema,
  proposals,
  type Question,
  type ReportQuestion,
  type RequestedDimension,
  readableDefault,
  readableLimits,
  type SizeFit,
  type SizeTranslator,
  type TranslatedSizes,
  valuesInUnit,
} from '../engine/index.ts';
export {
  type ArtworkGuides,
  type FileFormat,
  type FileOptions,
  type FormatName,
  formatNames,
  formats,
  isFormat,
  isServiceFormat,
  lineKinds,
  type Paper,
  type Profile,
  paperNames,
  planTiles,
  readEndings,
} from '../formats/index.ts';
export { type IdRule, type IdRuleAxis, type IdRules, parseIdRules } from '../service/calibrate/index.ts';
export type * from '../template/index.ts';
export {
  angle,
  buildParts,
  catalogueForPlant,
  closureOf,
  closures,
  count,
  createCatalogue,
  evidenceOf,
  evidenceText,
  findIncompatible,
  group,
  groups,
  mainId,
  measuredOf,
  measuredWords,
  mm,
  resolve,
  resolveChoices,
  sizesOf,
  TemplateFault,
  variables,
  when,
  withChoices,
} from '../template/index.ts';
export {
  didYouMean,
  type FoundTemplates,
  findTemplates,
  type NamedTemplate,
  type Reason,
  resolveTemplate,
  searchTemplates,
  separateTrailingChoices,
  suggest,
} from '../template/search/index.ts';
export { MM_PER_INCH, parseQuantity, type Quantity, roundTo } from '../values/index.ts';
export { catalogue, catalogueWithIdRules, templates } from './catalogue.ts';
export { type DescribedVariable, describe, type TemplateDescription } from './describe.ts';
export { dieline } from './dieline.ts';
export { type DrawOptions, drawOne } from './draw-one.ts';
export * from './drawing.ts';
export { plant, profile } from './profile.ts';
export type { AnyValues, CommonValues, EntryFromCatalogueFind, TemplateId, ValuesOf } from './values.ts';
