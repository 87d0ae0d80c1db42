import { box, gluedTray, insideShare, mm } from '../../../src/author/index.ts';
import { corrugatedSizes } from '../../tray/corrugated-sizes.ts';

/**
 * Ready-glued tray: its tabs are glued to the corners of the long walls, which are creased at 45°, so that it is
 * delivered flat with all walls folded in.
 *
 *          ┌─────────────┐
 *          │╲   back    ╱│
 *     ┌▔▔▔▔├─┼─────────┼─┤▔▔▔▔┐
 *     │left│    floor    │rig.│
 *     └▁▁▁▁├─┼─────────┼─┤▁▁▁▁┘
 *          │╱   front   ╲│
 *          └─────────────┘
 */
export default box('corrugated', {
  name: 'Ready-glued tray that folds flat',
  about: 'Tray of corrugated board with glued corners and diagonal creases, delivered flat and opened in one move.',
  open: 'no lid',
  group: 'tray_boxes',
  code: '0761',
  from: [
    'house',
    'plate not seen; our own construction for FEFCO 0761: a four-corner glued tray whose tabs hold to corners of the long walls beyond a crease at 45°, by which all walls fold in flat',
  ],
  ids: ['becf-21c03'],
  size: corrugatedSizes([200, 185, 85]),
  // Creased corners lie beside one another on the long wall, and the walls beside one another on the floor.
  sizeLimits: ({ length, width, material }) => {
    const least = Math.max(60, 8 * material + 36);
    return {
      length: { min: least },
      width: { min: least },
      height: { min: Math.max(20, 4 * material + 15), max: Math.max(Math.min(length, width), least) / 2 - 2 },
    };
  },
  options: ({ width, height, material }) => {
    // Some height is left at the edge of the tab, between the diagonal below it and its slanted upper end.
    const longest = Math.min(0.75 * (height - material - 2), 0.45 * width);
    return { glue_tab: mm(35, [8, longest], 'Length of the corner tabs') };
  },
  build({ length, width, height, material: thickness, glue_tab: tab }) {
    const inside = insideShare.corrugated * thickness;
    const floor = { length: length + 2 * inside, width: width + 2 * inside };
    return gluedTray({ ...floor, wall: height + inside, tab, thickness, foldsFlat: true });
  },
});
