import { insideShare, onePart } from '../../../src/board/index.ts';
import { rectangle } from '../../../src/pieces/index.ts';
import { mm, template } from '../../../src/template/index.ts';

/**
 * Folder: two covers and a spine between them.
 *
 *   ┌────────┬┬────────┐
 *   │  back  ││ front  │
 *   └────────┴┴────────┘
 */
export default template({
  name: 'Folder with a spine',
  about: 'Two covers with a spine between them, as thick as what they hold.',
  group: 'cartons_folders',
  code: {},
  provenance: { kind: 'house', source: 'no code: that becf-12b01 opens at its side, like a book, is our reading' },
  ids: { 'becf-12b01': {} },

  size: {
    length: mm(155, [20, 1000], 'Length of the covers, from the spine'),
    width: mm(115, [20, 1000], 'Width of the covers, along the spine'),
    height: mm(5, [1, 200], 'Between the covers: the spine inside'),
    material: mm(0.5, [0.1, 1.2], 'Thickness of the board'),
  },
  // Two creases nearer than two boards cannot be pressed side by side.
  sizeLimits: ({ material }) => ({ height: { min: 2 * material } }),
  choices: {},
  options: () => ({}),

  build({ length, width, height, material }) {
    const front = rectangle('front', width, length, { role: 'wall', phase: 1 });
    const spine = rectangle('spine', width, height, { role: 'wall', top: front });
    return onePart({
      trunk: rectangle('back', length, width, { role: 'wall', right: spine }),
      base: { line: 'cut' },
      rises: 'up',
      thickness: material,
      inside: insideShare.carton,
      joins: [],
      gauges: [
        { name: 'length', panel: 'back', along: 'x' },
        { name: 'height', panel: 'spine', along: 'y' },
      ],
      inner: [{ name: 'height', a: 'back', b: 'front' }],
    });
  },
});
