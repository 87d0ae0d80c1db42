import { mm } from '../../../src/author/index.ts';

/** The thumb notch in the outer end flap of a pillow: a tenth of its width and a fifth of its depth, as in a drawing, up to two fingers. */
export const pillowNotch = (length: number, depth: number) => {
  const usual = Math.min(20, length / 10, depth / 5);
  return { notch: mm(usual, [Math.min(3, usual), 1.5 * usual], 'Radius of the thumb notch in the outer end flaps') };
};
