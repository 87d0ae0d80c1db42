/** Sizes inside, outside and from crease to crease: what a box measures, and what a template takes for them. */
export { type BoxDimensions, dimensionsOf, sizesAs } from './dimensions.ts';
