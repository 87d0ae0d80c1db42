import { mm, type Range } from '../../src/author/index.ts';

type Sized = readonly [usual: number, range: Range];

/** What a platform asks of its box or case: the three inside sizes. */
export const platformSize = (holder: string, length: Sized, width: Sized, height: Sized) => ({
  length: mm(...length, `Length inside the ${holder} that the platform goes into`),
  width: mm(...width, `Width inside that ${holder}`),
  height: mm(...height, `From the floor of that ${holder} to the top of the platform`),
});

/** Play between the platform and what it stands in. */
export const platformClearance = (holder: string, usual: number, most: number) =>
  mm(usual, [0, most], `Play between platform and ${holder} on each side`);

/** Of things of this size, how many find room along a side that is at least so much shorter, with this margin around each. */
export const mostAlong = (side: number, size: number, shorter: number, margin: number): number =>
  Math.floor((side - shorter - margin) / (size + margin));
