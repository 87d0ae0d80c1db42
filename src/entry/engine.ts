/**
 * `boxwright/engine`: the catalogue, drawings, SVG, DXF and PDF, without Node or a server: for browsers, workers and edge runtimes.
 * @module boxwright/engine
 */
export { ApiError, errorText } from '../api/index.ts';
export type { Allowance, Plant, PlantBoard, PlantMachine } from '../board/index.ts';
export {
  type AskedBox,
  ask,
  assignSizes,
  type BoxQuery,
  type BoxReport,
  boardNamed,
  boxReport,
  type DielineFiles,
  type Dimensions,
  describeReading,
  dimensionKinds,
  type Figure,
  type FoundBox,
  type FoundBoxes,
  findBoard,
  findBoxes,
  isNoBox,
  machineUses,
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
  proofRows,
  proposals,
  type Question,
  type ReportQuestion,
  type RequestedDimension,
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
  count,
  createCatalogue,
  evidenceOf,
  evidenceText,
  groups,
  measuredOf,
  measuredWords,
  mm,
  TemplateFault,
} from '../template/index.ts';
export {
  type FoundTemplates,
  findTemplates,
  type NamedTemplate,
  type Reason,
  resolveTemplate,
  searchTemplates,
} from '../template/search/index.ts';
export { parseQuantity, type Quantity } from '../values/index.ts';
export { catalogue, catalogueWithIdRules, templates } from './catalogue.ts';
export { type DescribedVariable, describe, type TemplateDescription } from './describe.ts';
export { dieline } from './dieline.ts';
export { type DrawOptions, drawOne } from './draw-one.ts';
export * from './drawing.ts';
export { plant, profile } from './profile.ts';
export type { AnyValues, CommonValues, EntryFromCatalogueFind, TemplateId, ValuesOf } from './values.ts';
