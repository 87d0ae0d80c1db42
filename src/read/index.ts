export { formatOf, readDrawing } from './read-drawing.ts';
export {
  type Format,
  type Kind,
  LIMITS,
  type Look,
  type Reading,
  type ReadOptions,
  type Stroke,
  type Text,
  UnreadableError,
} from './reading.ts';
export { isLine, toDieline } from './to-dieline.ts';
