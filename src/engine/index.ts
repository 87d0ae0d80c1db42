/** The engine: reads a request, suggests values for one that cannot be made, draws it and writes its files. */

export { findBoard, type NamedBoard } from './boards.ts';
export type { SizeTerms } from './convert-sizes.ts';
export {
  type Dimensions,
  dimensionKinds,
  type RequestedDimension,
  type SizeTranslator,
  type TranslatedSizes,
} from './dimension-kinds.ts';
export { drawBox, flatSize, type MeasuredPart, measureRequest } from './draw-box.ts';
export { type DielineFiles, DrawnDieline, type DrawOptions, drawAs, drawOne, headerOf } from './draw-one.ts';
export { drawRequest } from './draw-request.ts';
export { errorText } from './error-text.ts';
export { type FoundBox, type FoundBoxes, findBoxes } from './find-boxes.ts';
export { findEntry } from './find-entry.ts';
export { doesNotFit, tooLargeFor } from './fit-format.ts';
export { fitSize, type SizeFit } from './fit-size.ts';
export { overflowMargin } from './overflow.ts';
export { type BoxQuery, inCentimetres, parseQuery, withoutSizes } from './parse-query.ts';
export { type BoxRequest, choiceValue, commonVariables, readBox } from './read-box.ts';
export {
  type Fields,
  invalid,
  isObject,
  isUnit,
  readBody,
  readFlag,
  readFormat,
  readUnit,
  readVariables,
} from './read-fields.ts';
export { type ReadLength, readLength } from './read-length.ts';
export { type DielineRequest, readRequest } from './read-request.ts';
export { readNumbers } from './read-variables.ts';
export { exactValue, readableDefault, readableDefaults, readableLimits } from './readable-value.ts';
export { requestedSizes, statedSizes } from './requested-sizes.ts';
export { namedAs, serviceNamesOf } from './service-names.ts';
export { allToMm, followsUnit, fromMm, toMm } from './units.ts';
export { usualBoards } from './usual-boards.ts';
