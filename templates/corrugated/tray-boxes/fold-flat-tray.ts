import { box, gluedTray } from '../../../src/author/index.ts';
import { betweenCreases, corrugatedSizes } from '../../tray/corrugated-sizes.ts';
import { foldFlatLimits, foldFlatTab } from '../../tray/fold-flat.ts';

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
    'drawing not seen; our own construction for FEFCO 0761: a four-corner glued tray; its tabs are glued to corners of the long walls beyond a crease at 45°, so that all walls fold in flat',
  ],
  ids: ['becf-21c03'],
  size: corrugatedSizes([200, 185, 85]),
  sizeLimits: foldFlatLimits,
  options: (size) => ({ glue_tab: foldFlatTab(size.width, size) }),
  build: ({ glue_tab: tab, ...size }) => gluedTray({ ...betweenCreases(size), tab, foldsFlat: true }),
});
