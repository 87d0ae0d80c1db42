import { type Exception, partsFrom, pressesInto } from '../../../src/author/index.ts';

/** Exceptions of a pillow of one width: its lenses lie on one another, and its seam is a board thick. */
export const pillowExceptions: readonly Exception[] = [
  ...['top', 'bottom'].map((end) =>
    partsFrom(
      'back',
      `back.${end}-flap`,
      1.3,
      'in the folded picture the outer lens is set one board out, on the inner one',
    ),
  ),
  pressesInto('front.glue', 'back', 1.2, 'both panels have one width: the back presses on the glue flap by one board'),
];
