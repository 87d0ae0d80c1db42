import { type BoxSize, boxSizes } from './solid/box-sizes.ts';

/**
 * Sizes inside, outside or from crease to crease (manufacture), as an option of a drawing.
 * @example
 * import { catalogue, drawOne } from 'boxwright/engine';
 * import * as fold from 'boxwright/fold';
 * const box = drawOne(catalogue, 'becf-21d01', { length: 306, material: 3 }, { translate: fold.sizesAs('outside') });
 * box.values.length; // = 300
 */
export const sizesAs = (kind: keyof BoxSize) => ({ kind, measure: boxSizes });
