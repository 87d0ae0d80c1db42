import { type BoxHead, box, frameTray, mm } from '../../../src/author/index.ts';

const hollow =
  'hollow walls all round: outer wall, flat rim mitred at 45° at the corners, inner wall, and a foot in the hollow; the corner flaps of the long walls lie in the hollow of the short ones';

const sizes = (length: number, width: number) => ({
  length: mm(length, [60, 800], 'Length of the floor, between the outer walls'),
  width: mm(width, [50, 600], 'Width of the floor, between the outer walls'),
  height: mm(40, [15, 200], 'Height of the walls'),
});

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
  about = 'Open tray with hollow walls and a broad rim all round.',
) =>
  box('carton', {
    ...head,
    about,
    open: 'no lid',
    size: sizes(length, width),
    board: [0.5, [0.2, 1]],
    order: ['length', 'width'],
    // A hollow wall swings in clear of the one across.
    sizeLimits: (size) => ({ height: { max: 0.58 * size.width } }),
    options: (size) => ({
      rim: mm(15, [8, Math.min(30, 0.3 * size.width)], 'Width of the rim, from outer to inner wall'),
      corner_flap: mm(
        0.2 * size.length,
        [8, Math.min(0.45 * size.width, 0.3 * size.length)],
        'Length of the flaps in the hollow side walls',
      ),
    }),
    build: ({ corner_flap: flap, ...v }) => frameTray({ ...v, flap }),
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

export const shirtFrame = openFrame([150, 80], {
  name: 'Shirt frame tray',
  group: 'shirt_boxes',
  code: 'B14.05.00.00',
  from: [
    'house',
    `ECMA B14.05, ${hollow}. B14.05 was seen drawn with a rim of 15 at walls of 30 and two pairs of hooked flaps at each corner; our decision: one flap at each end of the long walls, without hooks. What becf-12409 changes is not known: it is drawn alike`,
  ],
  ids: ['becf-12408', 'becf-12409'],
});
