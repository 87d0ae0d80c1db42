import { mm, type Range } from '../src/author/index.ts';

/** The usual value of a size and its limits, in mm. */
type Sized = readonly [usual: number, range: Range];

/** The sizes of boxes of one kind: the texts that explain them, then the usual values and limits of one box. */
export const threeSizes =
  (lengthAbout: string, widthAbout: string, heightAbout: string) => (length: Sized, width: Sized, height: Sized) => ({
    length: mm(...length, lengthAbout),
    width: mm(...width, widthAbout),
    height: mm(...height, heightAbout),
  });

/** Likewise of flat pieces. */
const twoSizes = (lengthAbout: string, widthAbout: string) => (length: Sized, width: Sized) => ({
  length: mm(...length, lengthAbout),
  width: mm(...width, widthAbout),
});

export const traySizes = threeSizes('Length of the floor', 'Width of the floor, front to back', 'Height of the walls');

/** Of a tray without a front. */
export const plainTraySizes = threeSizes('Length of the floor', 'Width of the floor', 'Height of the walls');

export const doubleWallTraySizes = threeSizes(
  'Length of the floor, between the double walls',
  'Width of the floor, front to back',
  'Height of the walls',
);

export const hingedTraySizes = threeSizes(
  'Length of the floor, along the hinge',
  'Width of the floor, from the hinge to the front',
  'Height of each tray',
);

export const cartonSizes = threeSizes('Length: width of the front', 'Width: front to back', 'Height: bottom to top');

export const drawerSizes = threeSizes(
  'Length of the tray, in sliding direction',
  'Width of the tray',
  'Height of the tray',
);

export const insideSizes = threeSizes('Length inside', 'Width inside', 'Height inside');

export const baseSizes = threeSizes('Length inside the base', 'Width inside the base', 'Height inside the base');

export const bodySizes = threeSizes('Length inside the body', 'Width inside the body', 'Height inside');

export const coverSizes = threeSizes(
  'Length of the covers, from the spine',
  'Width of the covers, along the spine',
  'Width of the spine inside, between the covers',
);

export const cellSizes = threeSizes('Length of a cell', 'Width of a cell', 'Height of the strips');

export const tagSizes = twoSizes('Length, from left to right', 'Width, from top to bottom');

export const pocketSizes = twoSizes('Length, from side to side', 'Width, from the bottom to the fold of the flap');
