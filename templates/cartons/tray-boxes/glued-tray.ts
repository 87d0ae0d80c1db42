import { box, lappedTray } from '../../../src/author/index.ts';
import { plainTraySizes } from '../../sizes.ts';
import { lappedTab } from '../../tray/lapped.ts';

/** Four walls, two with tabs that are glued inside the other two. Tabs on the short walls give the same tray, turned by a quarter. */
export default box('carton', {
  name: 'Glued tray',
  about: 'Tray with four glued corners; the tabs are on the short walls or on the long ones.',
  open: 'no lid',
  group: 'tray_boxes',
  code: 'B40.20.00.00',
  from: 'standard: ECMA B40.20: four single walls, flaps glued beforehand; tabs and corners are those of the measured tray of becf-11a09, B40.20.82.50',
  ids: {
    'becf-11a07': { choices: { tabs_on: 'long_walls' } },
    'house-glued-tray': { size: { width: 150, height: 50 } },
  },
  size: plainTraySizes([200, [40, 1000]], [100, [30, 800]], [40, [12, 300]]),
  usualOrder: ['length', 'width'],
  choices: { tabs_on: ['short_walls', 'long_walls'] },
  // Two tabs share one wall.
  options: (size, { tabs_on }) => ({ glue_tab: lappedTab(tabs_on === 'short_walls' ? size.length : size.width, size) }),
  build: ({ height: wall, glue_tab: tab, ...size }, { tabs_on }) =>
    lappedTray({ ...size, wall, tab, turned: tabs_on === 'short_walls' }),
});
