import { box, doubleEndFolder, mm } from '../../../src/author/index.ts';
import { usualTrayTuck } from '../../tray/corrugated-sizes.ts';

const doubleEndFolders = {
  group: 'standard_boxes',
  size: {
    length: mm(150, [50, 1500], 'Length inside, between the double ends'),
    width: mm(100, [40, 1200], 'Width inside'),
    height: mm(50, [20, 600], 'Height inside'),
  },
  board: [3, [0.8, 7]],
  order: ['length', 'width'],
  // The linings of the two ends swing in one after the other, the second one past the first.
  sizeLimits: ({ height, material }: { height: number; material: number }) => ({
    length: { min: Math.max(20 * material, height + 8 * material) },
    width: { min: 14 * material },
    height: { min: 9 * material },
  }),
} as const;

const folderSource = (closed: string) =>
  [
    'house',
    `plate not seen; our own construction: floor, walls and lid of one piece, double ends over corner flaps, glued; ${closed}; allowances of two thirds inside, one third outside`,
  ] as const;

/**
 * Folder with double ends, closed by a flap on the outside of the front.
 *
 *             ┌─────────┐
 *             │   lap   │
 *             ├─────────┤
 *             │   lid   │
 *           ┌─┼─────────┼─┐
 *           └─┤  back   ├─┘
 *     ┌────┬──┼─────────┼──┬────┐
 *     │    │  │  floor  │  │    │
 *     └────┴──┼─────────┼──┴────┘
 *           ┌─┤  front  ├─┐
 *           └─┴─────────┴─┘
 */
export const lappedFront = box('corrugated', {
  ...doubleEndFolders,
  name: 'Double end folder with lapped front',
  about: 'One-piece folder of corrugated board with double ends; a flap of the lid is taped or glued over the front.',
  code: '0471',
  from: folderSource('the front flap lies on the front wall and is glued or taped'),
  ids: ['becf-21e02'],
  options: ({ height, material }) => ({
    lap_depth: mm(height, [4 * material, height + material], 'How far the flap of the lid reaches down the front'),
  }),
  build: ({ lap_depth: depth, ...sizes }) => doubleEndFolder({ ...sizes, closure: { by: 'lap', depth } }),
});

/** The same, closed by a tuck that goes in behind the front. */
export const tuckedFront = box('corrugated', {
  ...doubleEndFolders,
  name: 'Double end folder with tuck',
  about: 'One-piece folder of corrugated board with double ends; its lid tucks in behind the front.',
  code: '0470',
  from: folderSource('the lid tucks in behind the front wall and holds by friction'),
  ids: ['becf-21e03'],
  options: ({ width, height, material }) => {
    const most = Math.min(height - material, width / 2);
    return {
      tuck_flap: mm(usualTrayTuck(width, material), [Math.max(10, 4 * material), most], 'How far the tuck reaches in'),
    };
  },
  build: ({ tuck_flap: depth, ...sizes }) =>
    doubleEndFolder({ ...sizes, closure: { by: 'tuck', depth, play: Math.max(0.5, sizes.material / 4) } }),
});
