import { type FlatFold, pen, type Rim } from '../../board/index.ts';
import { straight } from '../../geometry/index.ts';
import { flapEnd } from '../tubes/sleeve.ts';
import { type BagFeet, bagPhases } from './bag-bottom.ts';
import type { BagPack } from './bag-pack.ts';

/** The bottom of a bag with a flap of its own on each wall. All in mm. */
export interface BagFlaps {
  readonly length: number;
  readonly width: number;
  /** Width of the last gusset, which is short of a whole one. */
  readonly last: number;
  /** How far the flaps reach from the walls. */
  readonly depth: number;
  readonly pack: BagPack;
}

/** Half the width of the slot between two flaps, and how far its end runs in to the corner, as measured in becf-12109. */
const SLOT = { half: 3, deep: 5 } as const;

/**
 * A block bottom: four flaps with slots between them, which fold in one over another as those of a case do, the gussets' first.
 * The flaps of the gussets are creased in their middle, so that the bag lies flat. Nothing hangs on the glue flap.
 */
export const bagFlaps = ({ length, width, last, depth, pack }: BagFlaps): BagFeet => {
  const foot = (seat: number, phase: number, delivered: FlatFold, centre?: number): Rim => {
    const flap = pen('bottom-flap', seat, { phase, delivered })
      .to(seat - SLOT.half, SLOT.deep)
      .to(seat - SLOT.half, depth)
      .to(SLOT.half, depth)
      .to(SLOT.half, SLOT.deep);
    if (centre !== undefined) flap.mark('crease', straight([centre, 0], [centre, depth]));
    return flapEnd(flap.close());
  };
  return {
    front: foot(length, bagPhases.front, pack.front),
    right: foot(width, bagPhases.open, pack.doubled, width / 2),
    back: foot(length, bagPhases.back, pack.back),
    left: foot(last, bagPhases.open, pack.doubled, last - width / 2),
  };
};
