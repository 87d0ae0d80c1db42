import { box, mm, notchedWebCorner, webCorner } from '../../../src/author/index.ts';
import { uprightWebTray, webChamfer, webTraySize, webTrays } from '../../tray/web-trays.ts';

/**
 * Web corner tray: four walls, and corners that are folded instead of cut, so that
 * it holds what runs. Each web lies inside against its long wall.
 *
 *   ┌──┬──────────┬──┐
 *   │ ╱│          │╲ │
 *   ├──┼──────────┼──┤
 *   │  │  floor   │  │
 *   ├──┼──────────┼──┤
 *   │ ╲│          │╱ │
 *   └──┴──────────┴──┘
 */
export const uncutWebs = box('carton', {
  ...webTrays,
  name: 'Web corner tray',
  about: 'Tray with folded, uncut corners that are glued against the long walls.',
  code: 'B40.22.00.00',
  from: [
    'standard',
    'ECMA B40.22: square webs creased along their diagonal, the outer corner taken off by 3 mm and a board',
  ],
  ids: ['becf-11a02'],
  size: webTraySize(8),
  sizeLimits: ({ width }) => ({ height: { max: width / 2 - 2 } }),
  build: (v) => uprightWebTray(v, webCorner('right-web', v.height, webChamfer(v.material))),
});

/**
 * Its webs notched: folded along the whole corner of the tray, they hold what runs up to their reach, and
 * leave the walls as high as one likes.
 *
 *   ┌┐ ┌──────────┐ ┌┐
 *   │└─┤          ├─┘│
 *   ├──┼──────────┼──┤
 *   │  │  floor   │  │
 *   ├──┼──────────┼──┤
 *   │┌─┤          ├─┐│
 *   └┘ └──────────┘ └┘
 */
export const notchedWebs = box('carton', {
  ...webTrays,
  name: 'Notched web corner tray',
  about: 'Tray with folded corners that are notched, so that they take less board and suit high walls.',
  code: 'B40.24.00.00',
  from: [
    'house',
    'B40.24 was not seen: beside B40.22 the style has the width of a flap, taken for the reach of its webs',
  ],
  ids: ['becf-11a03'],
  size: webTraySize(18),
  options: ({ width, height, material }) => {
    // Less than 8 mm of a web cannot be glued.
    const most = Math.min(width / 2 - 2, height - webChamfer(material) - 4);
    return { web_flap: mm(20, [8, most], 'How far the webs reach along the walls') };
  },
  build: (v) => uprightWebTray(v, notchedWebCorner('right-web', v.height, v.web_flap, webChamfer(v.material))),
});
