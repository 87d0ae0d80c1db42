/** The sizes of a folded box without the rest of the fold, for commands that print them. */
export { type BoxDimensions, dimensionsOf } from '../engine/size-kinds/index.ts';
