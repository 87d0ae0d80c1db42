import { type Rim, rim } from '../board/index.ts';
import { euroSlot } from './holes.ts';

/** Radius of a thumb cut: 12 (a 24 mm half circle), less on walls shorter than six times that. */
export const thumbCutRadius = (length: number): number => Math.min(12, length / 6);

/** A straight end with a half circle cut into its middle, to get a thumb at the tuck. */
export const thumbCutEnd = (length: number): Rim => {
  const r = thumbCutRadius(length);
  return rim(length)
    .to(length / 2 + r, 0)
    .arc(length / 2 - r, 0, -1)
    .close();
};

/** Board that stays around a Euro slot, in mm. */
const ROUND_SLOT = 8;

/** The least wall that can carry a hanger tab: the slot and board on both sides. */
export const HANGER_TAB = { width: 32 + 2 * ROUND_SLOT, height: 9 + 2 * ROUND_SLOT } as const;

/** An end that goes on as a tab with rounded shoulders and a Euro slot, to hang the box up by. */
export const hangerTabEnd = (length: number, height: number): Rim => {
  const half = HANGER_TAB.width / 2;
  const middle = length / 2;
  return rim(length)
    .to(middle + half, 0)
    .to(middle + half, height)
    .round(ROUND_SLOT)
    .to(middle - half, height)
    .round(ROUND_SLOT)
    .to(middle - half, 0)
    .mark('cut', ...euroSlot([middle, height - ROUND_SLOT - 9]))
    .close();
};
