import type { Exception, GussetBag } from '../../src/author/index.ts';
import { bagExceptions, blockBottomExceptions } from './bag-exceptions.ts';

/** Requirements of the bottom of a bag. */
export interface BottomKind {
  /** Usual reach of a flap beyond the middle of the bag, in mm. */
  readonly overlap: number;
  /** Limits of the reach of the flaps, in mm. */
  readonly deepestFlap: (length: number, width: number) => number;
  readonly exceptions: readonly Exception[];
}

export const bagBottoms: Readonly<Record<GussetBag['corners'], BottomKind>> = {
  // In a bag about as deep as long the flaps of the gussets lie on one another.
  folded: {
    overlap: 15,
    deepestFlap: (length, width) => Math.min(length, width) - 2,
    exceptions: bagExceptions,
  },
  // The measured bag is as deep as long: the flaps of its gussets lie on one another.
  slotted: {
    overlap: 13,
    deepestFlap: (length, width) => Math.min(length, width) - 2,
    exceptions: blockBottomExceptions,
  },
};
