import { type Exception, mm, snapLock as pieces } from '../../src/author/index.ts';
import type { Closure } from './closure.ts';

const overlapping = [
  ['front', 'right'],
  ['front', 'left'],
  ['back', 'front'],
  ['back', 'right'],
  ['back', 'left'],
] as const;

/** The 1-2-3 bottom: four flaps that lock into one another without glue. */
export const snapLock: Closure = {
  sizeLimits: ({ length }) => ({ length: { min: 44 }, width: { min: 28, max: length } }),
  // Measured: 12 at a width of 50, 13 at 80; it grows with the box.
  options: ({ length, width }) => ({
    bottom_overlap: mm(
      12 + (width - 50) / 30,
      [6, Math.min(length / 4 - 2, width / 2 - 4)],
      'How far the bottom flaps reach beyond the middle',
    ),
  }),
  build: ({ values, walls: [, , , last] }) =>
    pieces({
      length: values.length,
      width: values.width,
      last,
      overlap: values.bottom_overlap!,
      material: values.material,
    }),
  exceptions: () =>
    overlapping.map(
      ([a, b]): Exception => ({
        law: 'solid',
        panels: [`${a}.bottom-flap`, `${b}.bottom-flap`],
        upTo: 1,
        why: 'the measured drawings crease all four bottom flaps on one line: in the box they bend over one another',
      }),
    ),
};
