import type { Exception } from '../../../src/author/index.ts';

/** What a pillow of one width all round is excepted from: its lenses lie on one another, and its seam is a board thick. */
export const pillowExceptions: readonly Exception[] = [
  ...['top', 'bottom'].map(
    (end): Exception => ({
      law: 'crease',
      panels: ['back', `back.${end}-flap`],
      upTo: 1.3,
      why: 'in the folded picture the outer lens is set one board out, on the inner one',
    }),
  ),
  {
    law: 'solid',
    panels: ['front.glue', 'back'],
    upTo: 1.2,
    why: 'both panels have one width: the back presses on the glue flap by one board',
  },
];
