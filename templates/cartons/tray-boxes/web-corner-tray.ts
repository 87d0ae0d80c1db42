import {
  box,
  flip,
  insideShare,
  mm,
  notchedWebCorner,
  onePart,
  type Panel,
  rectangle,
  trayGauges,
  trayInner,
  webCorner,
  webPhases,
} from '../../../src/author/index.ts';
import { webExceptions } from '../../tray/web-exceptions.ts';

const shared = {
  group: 'tray_boxes',
  size: {
    length: mm(200, [40, 1000], 'Length of the floor'),
    width: mm(100, [30, 800], 'Width of the floor'),
    height: mm(40, [8, 300], 'Height of the walls'),
  },
  order: ['length', 'width'],
  exceptions: webExceptions,
} as const;

interface Sizes {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
}

/** How far a web keeps below the rim, or its corner off the edge, in mm. */
const chamfer = (material: number): number => 3 + material;

/** Floor, walls, and webs that lie inside against the long walls; `right` is the one on the right of the back. */
const tray = ({ length, width, height, material }: Sizes, right: Panel) => {
  const phase = webPhases.walls;
  const long = { role: 'wall', phase, right, left: flip(right, 'left-web') } as const;
  const short = { role: 'wall', phase, right: 'crease', left: 'crease' } as const;
  return onePart({
    trunk: rectangle('floor', length, width, {
      role: 'wall',
      right: rectangle('right', width, height, short),
      top: rectangle('back', length, height, long),
      left: rectangle('left', width, height, short),
    }),
    base: { line: 'crease', panel: rectangle('front', length, height, long) },
    rises: 'up',
    thickness: material,
    inside: insideShare.carton,
    joins: ['front', 'back'].flatMap((wall) =>
      ['right', 'left'].map((side) => ({ by: 'glue', a: wall, b: `${wall}.${side}-web` }) as const),
    ),
    gauges: trayGauges,
    inner: trayInner,
  });
};

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
export const uncut = box('carton', {
  ...shared,
  name: 'Web corner tray',
  about: 'Tray with folded, uncut corners that are glued against the long walls.',
  open: 'no lid',
  code: 'B40.22.00.00',
  from: [
    'standard',
    'ECMA B40.22: square webs creased along their diagonal, the outer corner taken off by 3 mm and a board',
  ],
  ids: ['becf-11a02'],
  sizeLimits: ({ length, width }) => ({ width: { max: length }, height: { max: width / 2 - 2 } }),
  build: (sizes) => tray(sizes, webCorner('right-web', sizes.height, chamfer(sizes.material))),
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
export const notched = box('carton', {
  ...shared,
  name: 'Notched web corner tray',
  about: 'Tray with folded corners that are notched, so that they take less board and suit high walls.',
  open: 'no lid',
  code: 'B40.24.00.00',
  from: [
    'house',
    'B40.24 was not seen: beside B40.22 the style has the width of a flap, taken for the reach of its webs',
  ],
  ids: ['becf-11a03'],
  size: { ...shared.size, height: mm(40, [18, shared.size.height.max], shared.size.height.about) },
  sizeLimits: ({ length }) => ({ width: { max: length } }),
  options: ({ width, height, material }) => {
    const max = Math.min(width / 2 - 2, height - chamfer(material) - 4);
    return {
      web_flap: mm(20, [LEAST_WEB, max], 'How far the webs reach along the walls'),
    };
  },
  build: (sizes) => tray(sizes, notchedWebCorner('right-web', sizes.height, sizes.web_flap, chamfer(sizes.material))),
});

/** Less of a web cannot be glued, in mm. */
const LEAST_WEB = 8;
