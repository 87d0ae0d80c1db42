import { box, carryTray, GRIP, insideShare, mm, trayGauges, trayInner } from '../../../src/author/index.ts';

/** Board above and below the grip, in mm. */
const WEB = 10;

/**
 * Handle carrier: a glued tray whose long walls go on as two roofs that lean together, and as two handles
 * that stand face to face on the ridge. Its ends are open above the tray.
 *
 *          ┌─(  )─┐   handle
 *        ┌─┴──────┴─┐ roof
 *    ╱▔▔▔├──────────┤▔▔▔╲
 *    │   │  floor   │   │
 *    ╲▁▁▁├──────────┤▁▁▁╱
 *        └─┬──────┬─┘
 *          └─(  )─┘
 */
export default box('carton', {
  name: 'Handle carrier',
  about: 'Glued tray whose long walls lean together as a roof and end in two handles.',
  open: 'open under its gables',
  group: 'special_boxes',
  from: [
    'house',
    'a four-corner glued tray; roofs that rise by a third of the width, handles face to face on the ridge',
  ],
  ids: ['becf-11e18'],

  size: {
    length: mm(140, [70, 600], 'Length of the floor'),
    width: mm(100, [40, 400], 'Width of the floor'),
    height: mm(60, [15, 300], 'Height of the walls of the tray'),
  },

  // On the sheet the tabs stay below the roofs, which reach over the end walls.
  options: ({ length, width, height, material }) => ({
    glue_tab: mm(
      Math.min(20, length / 3, height - 2),
      [8, Math.min(0.45 * length, height - 1)],
      'Length of the corner tabs',
    ),
    roof_height: mm(width / 3, [width / 5, width], 'Height of the ridge over the walls'),
    handle_height: mm(45, [GRIP.height + 2 * WEB + 2 * material, 100], 'Height of the handles over the ridge'),
  }),

  build({ length, width, height, material, glue_tab, roof_height, handle_height }) {
    return {
      ...carryTray({
        length,
        width,
        wall: height,
        tab: glue_tab,
        rise: roof_height,
        handle: handle_height,
        thickness: material,
        inside: insideShare.carton,
      }),
      gauges: trayGauges,
      inner: trayInner,
    };
  },
});
