import { type FlatFold, pen, type Rim } from '../../../board/index.ts';
import { straight } from '../../../geometry/index.ts';
import { flapEnd } from '../tubes/sleeve.ts';
import { type BagBottom, type BagFeet, bagPhases } from './bag-bottom.ts';

/** The bottom of a bag with a separate flap of length `depth` on each wall. All in mm. */
export type BagFlaps = Omit<BagBottom, 'glue'>;

/** Half the width of the slot between two flaps, and the depth of its pointed end at the corner, in mm, as measured in becf-12109. */
const SLOT = { half: 3, deep: 5 } as const;

/**
 * A block bottom: four flaps with slots between them. They fold in like the flaps of a case, those of the gussets first.
 * The flaps of the gussets are creased in their middle, so that the bag lies flat. The glue flap has no bottom flap.
 */
export const bagFlaps = ({ length, width, last, depth, pack }: BagFlaps): BagFeet => {
  const foot = (seat: number, phase: number, delivered: FlatFold, centre?: number): Rim => {
    const flap = pen('bottom-flap', seat, { phase, delivered })
      .to(seat - SLOT.half, SLOT.deep)
      .to(seat - SLOT.half, depth);
    if (centre !== undefined) flap.mark('crease', straight([centre, 0], [centre, depth]));
    return flapEnd(flap.closeMirrored());
  };
  return {
    front: foot(length, bagPhases.front, pack.front),
    right: foot(width, bagPhases.open, pack.doubled, width / 2),
    back: foot(length, bagPhases.back, pack.back),
    left: foot(last, bagPhases.open, pack.doubled, last - width / 2),
  };
};
