import { EURO_SLOT, euroSlot, type Rim, rim } from '../../../src/author/index.ts';

/** Inset of a ply from the sides of its wall, and distance from its edge to the middle of the slot, in mm. */
const [INSET, SLOT] = [1, 14];

/** The least wall length and the least height of a header of two plies. */
export const leastHeaderPly = { length: EURO_SLOT.width + 20, height: SLOT + EURO_SLOT.height + 5 } as const;

/** Width over which a ply is glued to a wall of this length: it stays within the visible header. */
export const innerPly = (length: number): number => length - INSET;

/** The end of a wall `wide` that rises as one of two plies of a header with a Euro slot, cut to the `length` of the visible wall. */
export const headerPly = (wide: number, length: number, height: number): Rim =>
  rim(wide)
    .to(length - INSET, 0)
    .rounded(8, [length - INSET, height], [INSET, height])
    .to(INSET, 0)
    .mark('cut', ...euroSlot([length / 2, height - SLOT - EURO_SLOT.height / 2]))
    .close();
