/** The one import of a template: the vocabulary boxes are written in. */
export * from '../board/index.ts';
export * from '../geometry/index.ts';
export * from '../pieces/index.ts';
export * from '../template/index.ts';
export * from './box.ts';
