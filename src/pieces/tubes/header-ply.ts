import { type Rim, rim } from '../../board/index.ts';
import { EURO_SLOT, euroSlot } from '../holes/holes.ts';

/** How far a ply stays within its wall at either side, and from its edge to the middle of the slot, in mm. */
const [INSET, SLOT] = [1, 14];

/** The least wall and the least height of a header of two plies. */
export const leastHeaderPly = { length: EURO_SLOT.width + 20, height: SLOT + EURO_SLOT.height + 5 } as const;

/** How wide a ply is glued to a wall so long: it stays within the header that is seen. */
export const innerPly = (length: number): number => length - INSET;

/**
 * The end of a wall that rises as one of two plies of a header, with a Euro slot through both. Either is cut to the `length` of the wall that
 * is seen, and `wide` is the wall it rises from.
 */
export const headerPly = (wide: number, length: number, height: number): Rim =>
  rim(wide)
    .to(length - INSET, 0)
    .to(length - INSET, height)
    .round(8)
    .to(INSET, height)
    .round(8)
    .to(INSET, 0)
    .mark('cut', ...euroSlot([length / 2, height - SLOT - EURO_SLOT.height / 2]))
    .close();
