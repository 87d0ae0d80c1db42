export { readDrawing } from './read-drawing.ts';
export { type LineKind as Kind, type Reading, type ReadOptions, UnreadableError } from './reading.ts';
export { isLine, toDieline } from './to-dieline.ts';
