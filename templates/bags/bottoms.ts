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
  // In a bag of about equal length and depth, the flaps of the gussets overlap.
  folded: {
    overlap: 15,
    deepestFlap: (length, width) => Math.min(length, width) - 2,
    exceptions: bagExceptions,
  },
  // The measured bag has equal length and depth, so the flaps of its gussets overlap.
  slotted: {
    overlap: 13,
    deepestFlap: (length, width) => Math.min(length, width) - 2,
    exceptions: blockBottomExceptions,
  },
};
