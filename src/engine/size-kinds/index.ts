/** Sizes inside, outside and from crease to crease: measured on a box, and converted for a template. */
export { type BoxDimensions, dimensionsOf } from './box-dimensions.ts';
export { sizesAs } from './sizes-as.ts';
