/**
 * `boxwright/drawing`: what a dieline is made of. Blanks laid flat as lines, their sizes, bleed and labels.
 * @module boxwright/drawing
 */
export type * from '../sheet/index.ts';
export { arrange, bleed, draw, extent, label, lengths, partExtents, sizeOf, unfold } from '../sheet/index.ts';
