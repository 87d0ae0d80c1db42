import { box, gluedTray, mm } from '../../../src/author/index.ts';

/** Glued tray with creases at 45° in its long walls, for flat delivery. */
export default box('carton', {
  name: 'Glued tray that folds flat',
  about: 'Tray with glued corners and diagonal creases, delivered flat and opened in one move.',
  open: 'no lid',
  group: 'tray_boxes',
  from: [
    'house',
    'a guess: only sizes and three variable names of becf-11a0f are known; a four-corner tray whose corners are creased at 45°',
  ],
  ids: ['becf-11a0f'],
  size: {
    length: mm(150, [60, 800], 'Length of the floor'),
    width: mm(100, [40, 600], 'Width of the floor'),
    height: mm(50, [20, 400], 'Height of the walls'),
  },
  sizeLimits: ({ length, width }) => ({ height: { max: Math.min(length / 2 - 2, width / 2) } }),
  options: ({ width, height, material }) => {
    const longest = Math.min(0.75 * (height - material - 2), 0.45 * width);
    return { glue_tab: mm(20, [8, longest], 'Length of the corner tabs') };
  },
  build: ({ height: wall, glue_tab: tab, ...size }) => gluedTray({ ...size, wall, tab, foldsFlat: true }),
});
