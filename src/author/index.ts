/** Everything that a template imports. */
export * from '../board/index.ts';
export * from '../geometry/index.ts';
export * from '../template/index.ts';
export * from './box.ts';
export * from './pieces/index.ts';
