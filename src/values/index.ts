/** Numbers and units as people write them. */

export { bytesOfBase64 } from './base64.ts';
export { numeric, parseSwitch, quote } from './given-value.ts';
export { defined, type Fields, isObject, parseJson } from './json.ts';
export { outOfRangeAs } from './out-of-range.ts';
export { parseQuantity, type Quantity, withFractions } from './parse-quantity.ts';
export { roundTo } from './round-to.ts';
export { type LengthUnit, MM_PER_CSS_UNIT, MM_PER_INCH, MM_PER_UNIT } from './units.ts';
