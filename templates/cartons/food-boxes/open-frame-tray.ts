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
    'ECMA B49.10, hollow walls all round: outer wall, flat rim mitred at 45° at the corners, inner wall, and a foot in the hollow; the corner flaps of the long walls lie in the hollow of the short ones. A drawing of B49.21 shows a mitred rim of 15 at walls of 30; we read 10 as corner flaps that are not glued',
  ],
  ids: { 'becf-12005': {}, 'becf-12003': { size: { width: 150 }, code: { ecma: 'B14.10.00.00' } } },
  size: frameSizes(200, 100),
  options: frameOptions,
  sizeLimits: ({ width }) => ({ height: { max: highestFrame(width) } }),
  build: frame,
});
