import { box } from '../../../src/author/index.ts';
import { frame, frameOptions, frameSizes, frameTrays, highestFrame } from '../../tray/frame-trays.ts';

/**
 * Open frame tray: every wall continues as a flat rim, an inner wall and a foot that is glued to the floor.
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
export default box('carton', {
  ...frameTrays,
  name: 'Frame tray',
  about: 'Open tray with hollow walls and a broad rim all round.',
  group: 'food_boxes',
  closure: 'open_tray',
  open: 'no lid',
  code: 'B49.10.00.00',
  from: [
    'house',
    'ECMA B49.10, hollow walls all round: outer wall, flat rim mitred at 45° at the corners, inner wall, and a foot in the hollow; the corner flaps of the long walls lie in the hollow of the short ones. B49.21 was seen drawn with a rim of 15 at walls of 30, mitred; that the corner flaps are not glued is our reading of 10',
  ],
  ids: { 'becf-12005': {}, 'becf-12003': { size: { width: 150 }, code: { ecma: 'B14.10.00.00' } } },
  size: frameSizes(200, 100),
  options: frameOptions,
  sizeLimits: ({ width }) => ({ height: { max: highestFrame(width) } }),
  build: frame,
});
