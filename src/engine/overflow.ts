import type { Length } from '../template/index.ts';

/** Width of the bleed. The maximum keeps the bleeds of two parts, which are drawn 20 mm from one another, from touching. */
export const overflowMargin: Length = {
  kind: 'length',
  value: 3,
  min: 0.5,
  max: 9,
  about: 'How far the bleed reaches beyond the cut outline',
};
