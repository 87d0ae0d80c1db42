import { box } from '../../../src/author/index.ts';
import { frameExceptions } from '../../tray/frame-exceptions.ts';
import { frame, frameOptions, frameSizes, frameTrays } from '../../tray/frame-trays.ts';

/**
 * Open frame tray: every wall continues as a flat rim, an inner wall and a foot that is glued to the floor. The rims of front and back have
 * tabs that lie under the rims of the sides.
 *
 *          ┌────foot─────┐
 *          └─┬─────────┬─┘
 *           ┌┤  inner  ├┐
 *           │└─────────┘│
 *           │    rim    │
 *        ┌──┼───────────┼──┐
 *    ┌─┐ │  │   back    │  │ ┌─┐
 *   ┌┤ ├╲┴──┼───────────┼──┴╱┤ ├┐
 *   ││ │ │  │   floor   │  │ │ ││
 *   └┤ ├╱┬──┼───────────┼──┬╲┤ ├┘
 *    └─┘ │  │   front   │  │ └─┘
 *        └──┴───────────┴──┘
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
    'measured',
    'a drawing of a frame tray of 200 × 100 × 40 without an id; ECMA B49.10 and its default sizes identify it as becf-12005. Walls, rims, inner walls, feet and ears are measured. One drawing cannot tell whether 40 mm of the corner flaps and of the tabs are the height or a fifth of the length: we read the height, as in other trays of the service. Our decision: the rim grows with trays wider than 150 mm. The difference of ECMA B14.10 is not known: becf-12003 is drawn alike',
  ],
  ids: { 'becf-12005': {}, 'becf-12003': { size: { width: 150 }, code: { ecma: 'B14.10.00.00' } } },
  size: frameSizes(200, 100),
  options: frameOptions,
  build: frame,
  exceptions: frameExceptions(),
});
