import { box, gluedTray, mm } from '../../../src/author/index.ts';
import { plainTraySizes } from '../../sizes.ts';

export default box('carton', {
  name: 'Glued tray that folds flat',
  about: 'Tray with glued corners and diagonal creases, delivered flat and opened in one move.',
  open: 'no lid',
  group: 'tray_boxes',
  code: 'B40.22.00.00',
  from: 'standard: ECMA B40.22: flaps of the long walls, glued to corners of the short walls beyond a crease at 45°. becf-11a0f is a guess: only its sizes and three variable names are known',
  evidence: 'figures',
  ids: {
    'becf-11a02': { size: { length: 200, height: 40 } },
    'becf-11a0f': { choices: { tabs_on: 'short_walls' }, code: {}, evidence: 'words' },
  },
  size: plainTraySizes([150, [60, 800]], [100, [40, 600]], [50, [15, 400]]),
  choices: { tabs_on: ['long_walls', 'short_walls'] },
  sizeLimits: ({ length, width }, { tabs_on }) => {
    const [creased, other] = tabs_on === 'long_walls' ? [width, length] : [length, width];
    return { height: { max: Math.min(creased / 2 - 2, other / 2) } };
  },
  // Two tabs share one wall.
  options: ({ length, width, height, material }, { tabs_on }) => {
    const longest = Math.min(0.75 * (height - material - 2), 0.45 * (tabs_on === 'long_walls' ? width : length));
    return { glue_tab: mm(20, [8, longest], 'Length of the corner tabs') };
  },
  build: ({ height: wall, glue_tab: tab, ...size }, { tabs_on }) =>
    gluedTray({ ...size, wall, tab, foldsFlat: true, turned: tabs_on === 'long_walls' }),
});
