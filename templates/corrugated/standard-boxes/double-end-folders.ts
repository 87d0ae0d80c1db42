import { mm, type SizesAndMaterial } from '../../../src/author/index.ts';

export const doubleEndFolders = {
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

export const folderSource = (code: string, closed: string) =>
  `house: floor, walls and lid of one piece, double ends over corner flaps, glued; ${closed}; allowances of two thirds inside, one third outside. The service numbers it ${code}, which another library draws with its ends on the sides of the back` as const;
