import { type BoxHead, box, pressesInto } from '../../../src/author/index.ts';
import { frame, frameOptions, frameSizes, frameTrays, highestFrame } from '../../tray/frame-trays.ts';

const hollow =
  'hollow walls all round: outer wall, flat rim mitred at 45° at the corners, inner wall, and a foot in the hollow; the corner flaps of the long walls lie in the hollow of the short ones';

/**
 * Open frame tray: every wall goes on as a flat rim, an inner wall and a foot that is glued to the floor.
 *
 *            ╲_foot__╱
 *            │ inner │
 *           ╱───rim───╲
 *       ┌──┬───────────┬──┐
 *       └──┤   back    ├──┘
 *   ┌┬─┬╲──┼───────────┼──╱┬─┬┐
 *   ││ │   │   floor   │   │ ││
 *   └┴─┴╱──┼───────────┼──╲┴─┴┘
 *       ┌──┤   front   ├──┐
 *       └──┴───────────┴──┘
 */
const openFrame = (
  [length, width]: readonly [number, number],
  head: Omit<BoxHead, 'open' | 'about'>,
  { hooked = false, about = 'Open tray with hollow walls and a broad rim all round.' } = {},
) =>
  box('carton', {
    ...frameTrays,
    ...head,
    about,
    open: 'no lid',
    size: frameSizes(length, width),
    options: frameOptions,
    sizeLimits: ({ width }) => ({ height: { max: highestFrame(width, hooked) } }),
    build: (v) => frame({ ...v, hooked }),
    ...(hooked && {
      exceptions: ['front', 'back', 'right', 'left'].map((wall) =>
        pressesInto(
          `${wall}.rim.inner.foot`,
          'floor',
          0.6,
          'a foot of thin board brushes over the floor as its wall rolls in',
          {
            passing: true,
          },
        ),
      ),
    }),
  });

export const mitred = openFrame([200, 100], {
  name: 'Frame tray',
  group: 'food_boxes',
  code: 'B49.10.00.00',
  from: [
    'house',
    `ECMA B49.10, ${hollow}. B49.21 was seen drawn with a rim of 15 at walls of 30, mitred; that the corner flaps are not glued is our reading of 10`,
  ],
  ids: { 'becf-12005': {}, 'becf-12003': { size: { width: 150 }, code: { ecma: 'B14.10.00.00' } } },
});

export const shirtFrame = openFrame(
  [150, 80],
  {
    name: 'Shirt frame tray',
    group: 'shirt_boxes',
    code: 'B14.05.00.00',
    from: [
      'house',
      `ECMA B14.05, ${hollow}, and those of the short walls in that of the long ones: both hook into one another, as 05 says. B14.05 was seen drawn with a rim of 15 at walls of 30 and a second pair of hooks between the inner walls, which is not drawn here. What becf-12409 changes is not known: it is drawn alike`,
    ],
    ids: ['becf-12408', 'becf-12409'],
  },
  { hooked: true },
);
