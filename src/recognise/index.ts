export { otherUnits, unitRatio } from './catalogue/orientation.ts';
export type { AlikeId, Explanation, Recognition } from './verify/at-values.ts';
export { compare, compareScaled, type DrawingComparison, isSame } from './verify/compare.ts';
export { explain, withoutDefaults } from './verify/explain.ts';
export { fitSettings } from './verify/fit-settings.ts';
export { recognise } from './verify/recognise.ts';
