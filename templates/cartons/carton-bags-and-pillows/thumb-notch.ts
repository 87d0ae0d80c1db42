import { mm } from '../../../src/author/index.ts';

/** The radius of the thumb notch: shares of the width of the flat pack and of its depth that give 9 mm as measured, up to two fingers. */
export const thumbNotch = (length: number, depth: number) => {
  const usual = Math.min(20, 0.09 * length, 0.225 * depth);
  return mm(usual, [Math.min(3, usual), 1.5 * usual], 'Radius of the thumb notch in the end flaps of the back');
};
