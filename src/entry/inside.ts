/** What the command line needs of the rooms and a program does not: no entry of the package exports it. */
export {
  choiceValue,
  commonVariables,
  dimensionWords,
  inCentimetres,
  layoutBoardOf,
  slotRuleLabels,
  slotRuleNotes,
} from '../engine/index.ts';
export { stepPage } from '../fold/index.ts';
export { pdfPageOfSvg, xmlText } from '../formats/index.ts';
export { addTo, mapValues } from '../geometry/index.ts';
export { version } from '../platform/built/index.ts';
export { writeInPlace, writeWhole } from '../service/local/index.ts';
export { nearKnives } from '../sheet/index.ts';
export { mainId, resolve, variables, withChoices } from '../template/index.ts';
export { didYouMean, separateTrailingChoices } from '../template/search/index.ts';
export { defined, MM_PER_INCH, outOfRangeAs, parseJson, roundTo } from '../values/index.ts';
