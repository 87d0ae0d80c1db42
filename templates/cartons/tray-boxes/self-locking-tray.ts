import { insideShare, onePart } from '../../../src/board/index.ts';
import { hookedTray, trayGauges, trayInner } from '../../../src/pieces/index.ts';
import { mm, template } from '../../../src/template/index.ts';

/**
 * Self-locking tray: front and back have ears that lie outside on the side walls and hook into
 * their slits.
 *
 *       ╭╱╲┌─────────┐╱╲╮
 *       ╰──┤  back   ├──╯
 *    ┌─────┼─────────┼─────┐
 *    │ ╱ ╲ │  floor  │ ╱ ╲ │
 *    └─────┼─────────┼─────┘
 *       ╭──┤  front  ├──╮
 *       ╰╲╱└─────────┘╲╱╯
 */
export default template({
  name: 'Self-locking tray',
  about: 'Open tray whose ears hook into the side walls, without glue.',
  open: 'no lid',
  group: 'cartons_tray_boxes',
  code: { ecma: 'B15.06.00.00.A' },
  provenance: {
    kind: 'house',
    source:
      'becf-12001 (B15.06.00.53) as measured, without its lid; its code and its letters are those of becf-11a08 and a tuck',
  },
  ids: { 'becf-11a08': {} },

  size: {
    length: mm(150, [40, 1000], 'Length of the floor'),
    width: mm(100, [40, 800], 'Width of the floor, front to back'),
    height: mm(140, [16, 400], 'Height of the walls'),
    material: mm(0.5, [0.1, 1.2], 'Thickness of the board'),
  },
  choices: {},
  options: () => ({}),

  build: ({ length, width, height, material }) =>
    onePart({
      ...hookedTray({ length, width, height, material }),
      thickness: material,
      inside: insideShare.carton,
      gauges: trayGauges,
      inner: trayInner,
    }),
});
