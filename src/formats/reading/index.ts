export type { LineKind } from '../line-types.ts';
export { unpackedText } from '../pdf/read/unpacked-text.ts';
export { DASHED } from './line-kinds.ts';
export { isLine, readDrawing, toDieline } from './read-drawing.ts';
export type { LineLook, Reading, ReadLine, ReadOptions, SkippedLines } from './reading.ts';
export { LIMITS, UnreadableError } from './unreadable.ts';
