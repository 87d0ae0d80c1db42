/** The engine: answers a question with a box, or with problems and values that work; draws the box and writes its files. */

export { type AskedBox, ask, type Question } from './ask.ts';
export { assignSizes, describeReading } from './assign-sizes.ts';
export { boardKindOf } from './board-kind.ts';
export { boardNamed, findBoard, type NamedBoard, usualBoards } from './boards.ts';
export { builtInPlants, morePlants, plantNames } from './built-in-plants.ts';
export { checkFields } from './check-fields.ts';
export * from './dimension-kinds.ts';
export { creaseSizes } from './dimension-type.ts';
export { drawBox, flatSize, measureRequest } from './draw-box.ts';
export { drawRequest } from './draw-request.ts';
export { type DielineFiles, DrawnDieline, headerOf } from './drawn-dieline.ts';
export * from './find-boxes.ts';
export { findEntry } from './find-entry.ts';
export { doesNotFit, tooLargeFor } from './fit-format.ts';
export { fitSize, type SizeFit } from './fit-size.ts';
export { machineUses } from './machines/machines.ts';
export { type BoxQuery, inCentimetres, parseQuery, withoutSizes } from './parse-query.ts';
export type { PlantUse } from './plant-use.ts';
export { isNoBox, type NoBox, type Problem } from './problem.ts';
export { NOTE_MARK, proofRows } from './proof.ts';
export { askAdjusting, proposals } from './proposals.ts';
export { isUnit, missingOr, readFlag, readUnit } from './read-fields.ts';
export { readLength } from './read-length.ts';
export { choiceValue, commonVariables } from './read-names.ts';
export { findPlant } from './read-plant.ts';
export { findProfile, formatNotTaken, profileData, profileNames, profileSchema } from './read-profile.ts';
export { exactValue, readableDefault, readableDefaults, readableLimits } from './readable-value.ts';
export {
  type BoxReport,
  boxReport,
  type Figure,
  palletNames,
  palletTitle,
  type ReportQuestion,
} from './report/report.ts';
export { labelsOf, requestedSizes, statedSizes } from './requested-sizes.ts';
export { namedAs, ownNameOf, serviceNamesOf } from './service-names.ts';
export * from './service-rules.ts';
export { overflowMargin } from './settle.ts';
export { slotRuleLabels, slotRuleNotes } from './tool.ts';
export { translateSizes } from './translate-sizes.ts';
export { allToMm, followsUnit, fromMm } from './units.ts';
