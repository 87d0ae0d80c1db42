import { box, doubleEndFolder, mm, type SizesAndMaterial } from '../../../src/author/index.ts';
import { deepTuck, slidingPlay } from '../../tray/corrugated-sizes.ts';

const doubleEndFolders = {
  group: 'standard_boxes',
  closure: 'hinged_lid',
  size: {
    length: mm(150, [50, 1500], 'Length inside, between the double ends'),
    width: mm(100, [40, 1200], 'Width inside'),
    height: mm(50, [20, 600], 'Height inside'),
  },
  board: [3, [0.8, 7]],
  usualOrder: ['length', 'width'],
  // The linings of the two ends swing in one after the other, the second one past the first.
  sizeLimits: ({ height, material }: SizesAndMaterial) => ({
    length: { min: Math.max(20 * material, height + 8 * material) },
    width: { min: 14 * material },
    height: { min: 9 * material },
  }),
} as const;

const source = (code: string, closed: string) =>
  `house: floor, walls and lid of one piece, double ends over corner flaps, glued; ${closed}; allowances of two thirds inside, one third outside. The service numbers it ${code}, which another library draws with its ends on the sides of the back` as const;

export default [
  box('corrugated', {
    ...doubleEndFolders,
    name: 'Double end folder with lapped front',
    about: 'One-piece folder of corrugated board with double ends; a flap of the lid is taped or glued over the front.',
    from: source('0471', 'the front flap lies on the front wall and is glued or taped'),
    ids: ['becf-21e02'],
    options: ({ height, material }) => ({
      lap_depth: mm(height, [4 * material, height + material], 'How far the flap of the lid reaches down the front'),
    }),
    build: ({ lap_depth: depth, ...sizes }) => doubleEndFolder({ ...sizes, closure: { by: 'lap', depth } }),
  }),
  box('corrugated', {
    ...doubleEndFolders,
    name: 'Double end folder with tuck',
    about: 'One-piece folder of corrugated board with double ends; its lid tucks in behind the front.',
    from: source('0470', 'the lid tucks in behind the front wall and holds by friction'),
    ids: ['becf-21e03'],
    options: (size) => ({ tuck_flap: deepTuck(size, Math.max(10, 4 * size.material)) }),
    build: ({ tuck_flap: depth, ...sizes }) =>
      doubleEndFolder({ ...sizes, closure: { by: 'tuck', depth, play: slidingPlay(sizes.material) } }),
  }),
];
