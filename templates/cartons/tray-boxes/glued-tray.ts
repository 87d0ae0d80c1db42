import { box, gluedTray, mm } from '../../../src/author/index.ts';

/**
 * Four-corner glued tray: four walls. Two of them have tabs that are glued inside the
 * other two. Tabs on the long walls give the same tray, built from its left end.
 *
 *        ┌─────────┐              ╱┐       ┌╲
 *    ╱▔▔▔├─────────┤▔▔▔╲      ┌───┼┴───────┴┼───┐
 *    │   │  floor  │   │      │   │  floor  │   │
 *    ╲▁▁▁├─────────┤▁▁▁╱      └───┼┬───────┬┼───┘
 *        └─────────┘              ╲┘       └╱
 */
export default box('carton', {
  name: 'Glued tray',
  about: 'Tray with four glued corners; the tabs are on the short walls or on the long ones.',
  open: 'no lid',
  group: 'tray_boxes',
  code: 'B40.20.00.00',
  from: [
    'standard',
    'ECMA B40.20: four single walls, flaps glued beforehand; the walls with tabs are one board shorter to make room for them',
  ],
  ids: {
    'becf-11a07': { choices: { tabs_on: 'long_walls' } },
    'house-glued-tray': { size: { width: 150, height: 50 } },
  },
  size: {
    length: mm(200, [40, 1000], 'Length of the floor'),
    width: mm(100, [30, 800], 'Width of the floor'),
    height: mm(40, [12, 300], 'Height of the walls'),
  },
  order: ['length', 'width'],
  choices: { tabs_on: ['short_walls', 'long_walls'] },
  options: ({ length, width }, { tabs_on }) => {
    // Two tabs share one wall.
    const wall = tabs_on === 'short_walls' ? length : width;
    return { glue_tab: mm(Math.min(20, wall / 3), [8, 0.45 * wall], 'Length of the corner tabs') };
  },
  build: ({ length, width, height: wall, material: thickness, glue_tab: tab }, { tabs_on }) =>
    gluedTray({ length, width, wall, tab, thickness, turned: tabs_on === 'long_walls' }),
});
