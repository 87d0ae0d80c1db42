export type { LineKind } from '../line-types.ts';
export { DASHED } from './line-kinds.ts';
export { readDrawing } from './read-drawing.ts';
export type { LineLook, Reading, ReadLine, ReadOptions, SkippedLines } from './reading.ts';
export { isLine, toDieline } from './to-dieline.ts';
export { LIMITS, UnreadableError } from './unreadable.ts';
