import { type Rim, rim } from '../board/index.ts';
import { arc, type Curve } from '../geometry/index.ts';
import { euroSlot } from './holes/holes.ts';

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

/** Radius of the hole that a triangular or round tab hangs by, and of the tabs' own rounded ends, in mm. */
const [PEG, APEX, ROUND] = [4, 10, 24];

/** Half the foot of a triangular tab. */
const FOOT = 24;

const pegHole = (x: number, y: number): Curve[] => [
  arc([x + PEG, y], [x - PEG, y], 1),
  arc([x - PEG, y], [x + PEG, y], 1),
];

/** Our own construction: a tab that tapers to a rounded tip around a round hole of 8. */
export const triangleTabEnd = (length: number, height: number): Rim => {
  const middle = length / 2;
  // The sides touch the circle of the tip, whose middle lies one radius below the top.
  const rise = height - APEX;
  const way = Math.hypot(FOOT, rise);
  const normal = Math.acos(APEX / way) - Math.atan2(rise, FOOT);
  const [dx, dy] = [APEX * Math.cos(normal), APEX * Math.sin(normal)];
  return rim(length)
    .to(middle + FOOT, 0)
    .to(middle + dx, rise + dy)
    .arc(middle - dx, rise + dy, Math.tan((Math.PI - 2 * normal) / 4))
    .to(middle - FOOT, 0)
    .mark('cut', ...pegHole(middle, rise))
    .close();
};

/** Our own construction: a tab with a half circle for its upper end and a round hole of 8. */
export const roundTabEnd = (length: number, height: number): Rim => {
  const middle = length / 2;
  const rise = height - ROUND;
  return rim(length)
    .to(middle + ROUND, 0)
    .to(middle + ROUND, rise)
    .arc(middle - ROUND, rise, 1)
    .to(middle - ROUND, 0)
    .mark('cut', ...pegHole(middle, height - PEG - ROUND_SLOT))
    .close();
};
