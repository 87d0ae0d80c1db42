import { mm } from '../../src/author/index.ts';
import { threeSizes } from '../sizes.ts';

/** The inside sizes of the box or case that holds a platform. */
export const platformSizes = (holder: string) =>
  threeSizes(
    `Length inside the ${holder}`,
    `Width inside the ${holder}`,
    `Height from the floor of the ${holder} to the top of the platform`,
  );

export const platformClearance = (holder: string, usual: number, most: number) =>
  mm(usual, [0, most], `Play between platform and ${holder} on each side`);

/** Number of round goods of this diameter along a side less `shorter`, with this margin round each. Lengths in mm. */
export const mostAlong = (side: number, size: number, shorter: number, margin: number): number =>
  Math.floor((side - shorter - margin) / (size + margin));
