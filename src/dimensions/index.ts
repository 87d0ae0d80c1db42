/** Sizes inside, outside and from crease to crease: what a box measures, and what a template takes for them. */
export { type BoxDimensions, dimensionsOf } from './box-dimensions.ts';
export { sizesAs } from './sizes-as.ts';
