import { box, mm, pressesInto } from '../../../src/author/index.ts';
import { frame, frameSizes, frameTrays, highestFrame, usualRim } from '../../tray/frame-trays.ts';

const widestRim = (width: number): number => Math.min(30, width / 5);

/**
 * Shirt frame tray: hollow walls on four sides, without glue at the corners. Flaps of front and back hook into one another in the middle
 * of the hollow short walls: first two on the outer walls, then two on the inner walls.
 *
 *           ╲__foot___╱
 *     ┌─╮╭──┤  inner  ├──╮╭─┐
 *     │ ││  ╱───rim───╲  ││ │
 *     ┌─╮╭──┬───────────┬──╮╭─┐
 *     │ ╰╯  │   back    │  ╰╯ │
 *   ┌┬─┬╲───┼───────────┼───╱┬─┬┐
 *   ││ │    │   floor   │    │ ││
 *   └┴─┴╱───┼───────────┼───╲┴─┴┘
 *     │ ╭╮  │   front   │  ╭╮ │
 *     └─╯╰──┴───────────┴──╯╰─┘
 */
export default box('carton', {
  ...frameTrays,
  name: 'Shirt frame tray',
  about: 'Open tray with hollow walls and a broad rim all round; its corner flaps hook into one another.',
  group: 'shirt_boxes',
  closure: 'open_tray',
  open: 'no lid',
  code: 'B14.05.00.00',
  from: [
    'house',
    'ECMA B14.05, hollow walls all round: outer wall, flat rim, inner wall, and a foot in the hollow; flaps with hooks, as 05 specifies. A drawing shows two pairs of hooks at each end, on the outer and on the inner walls, with flaps of 0.65 of the width and a rim of 15 at walls of 30; our decisions: a mitred rim, and hooks that meet in the middle of the wall. The difference of becf-12409 is not known: drawn alike; the place of its window is our decision',
  ],
  ids: ['becf-12408', 'becf-12409'],
  // In a narrower wall the hooks would be too short to hold.
  size: frameSizes(150, 80, 60),
  sizeLimits: ({ width }) => ({ height: { max: highestFrame(width, true) } }),
  window: { in: 'floor', clear: ({ width }) => [widestRim(width), widestRim(width)] },
  options: ({ width }) => ({
    rim: mm(usualRim(width), [8, widestRim(width)], 'Width of the rim, from outer to inner wall'),
    // Longer than half the width, but short enough that they do not push the hollow wall open.
    corner_flap: mm(0.65 * width, [0.62 * width, 0.7 * width], 'Length of the flaps in the hollow side walls'),
  }),
  build: (v) => frame({ ...v, hooked: true }),
  exceptions: ['front', 'back', 'right', 'left'].map((wall) =>
    pressesInto(
      `${wall}.rim.inner.foot`,
      'floor',
      0.6,
      'a foot of thin board rubs on the floor while its wall rolls in',
      { passing: true },
    ),
  ),
});
