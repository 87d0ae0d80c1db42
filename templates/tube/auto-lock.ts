import { autoLock as pieces } from '../../src/pieces/index.ts';
import { type Exception, mm } from '../../src/template/index.ts';
import type { Closure } from './closure.ts';

const overlapping = [
  ['front.bottom-flap', 'right.bottom-flap'],
  ['front.bottom-flap.lap', 'right.bottom-flap'],
  ['back.bottom-flap', 'left.bottom-flap'],
  ['back.bottom-flap.lap', 'left.bottom-flap'],
  ['front.bottom-flap', 'back.bottom-flap'],
  ['front.bottom-flap', 'back.bottom-flap.lap'],
  ['back.bottom-flap', 'front.bottom-flap.lap'],
  ['front.bottom-flap', 'left.bottom-flap'],
  ['back.bottom-flap', 'right.bottom-flap'],
] as const;

/** The auto-lock bottom: glued flat, it locks by itself when the box is squared. */
export const autoLock: Closure = {
  // The diagonal must reach the middle beside the hook, and the flaps must lie in the tube when it is flat.
  within: ({ length, width }) => ({
    length: { min: 50 },
    width: { min: 30, max: length - 6 },
    height: { min: width / 2 + 25 },
  }),
  options: ({ width, height }) => {
    const most = Math.min(width / 2 - 4, height - width / 2 - 5, 30);
    return {
      bottom_overlap: mm(Math.min(13, most), {
        min: 9,
        max: most,
        about: 'How far the main bottom flaps reach beyond the middle',
      }),
    };
  },
  build: ({ values, last }) =>
    pieces({
      length: values.length,
      width: values.width,
      last,
      overlap: values.bottom_overlap!,
      material: values.material,
    }),
  glueSlope: 45,
  exceptions: () =>
    overlapping.map(
      (panels): Exception => ({
        law: 'solid',
        panels,
        upTo: 1,
        why: 'the measured drawings crease the bottom on one line: its layers lie in one another by a board',
      }),
    ),
};
