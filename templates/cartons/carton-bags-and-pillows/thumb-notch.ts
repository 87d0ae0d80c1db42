import { mm } from '../../../src/author/index.ts';

/** The radius of the thumb notch: a tenth of the width of the pack and a fifth of its depth, as in a drawing, up to two fingers. */
export const thumbNotch = (length: number, depth: number) => {
  const usual = Math.min(20, length / 10, depth / 5);
  return mm(usual, [Math.min(3, usual), 1.5 * usual], 'Radius of the thumb notch in the outer end flaps');
};
