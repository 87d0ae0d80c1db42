import { type Panel, pen, type Rim, rim } from '../../board/index.ts';
import { GRIP } from '../gable.ts';
import { stadium } from '../holes/holes.ts';

/** A roof of two slopes with a handle on each, over a tray with gables. All in mm. */
export interface CarryRoof {
  /** Length of the tray along the ridge. */
  readonly length: number;
  /** From wall to wall under the roof. */
  readonly width: number;
  /** From the rim of the walls to the ridge. */
  readonly rise: number;
  readonly handle: number;
  readonly material: number;
}

/** How far the roof reaches over the gables on either side, beyond their board, and how far they stay below it, in mm. */
const [OVER, UNDER] = [0.5, 0.3];

/** How far a slope leans in from its upright wall, in degrees. */
const leanOf = ({ width, rise }: CarryRoof): number => (Math.atan2(width / 2, rise) * 180) / Math.PI;

/**
 * One slope, to hang on the rim of its wall, and its handle, which turns back by as much and stays upright: the
 * two handles lie face to face above the ridge.
 */
export const carrySlope = (roof: CarryRoof, phase: number): Panel => {
  const { length, width, rise, material: t, handle } = roof;
  const slant = Math.hypot(width / 2, rise);
  // The handle turns about its print side, a board above the crease.
  const reach = slant - (2 * t * (slant - rise)) / width;
  const lean = leanOf(roof);
  const beyond = t + OVER;
  const grip = Math.min(GRIP.length, length - 2 * GRIP.beside);
  const held: Panel = pen('handle', length, { fold: -lean, phase })
    .to(length, handle)
    .round(10)
    .to(0, handle)
    .round(10)
    .mark('cut', ...stadium([length / 2, handle / 2], grip, GRIP.height))
    .close();
  return pen('roof', length, { fold: lean, phase })
    .to(length + beyond, 0)
    .to(length + beyond, reach)
    .to(length, reach)
    .hang(0, reach, held)
    .to(-beyond, reach)
    .to(-beyond, 0)
    .close();
};

/** The gable that closes the end under both slopes, on a wall that begins `inset` mm in from either, `gableFoot` high. */
export const gableEnd = ({ width, rise }: CarryRoof, inset: number): Rim => {
  const slope = rise / (width / 2);
  const [seat, shoulder] = [width - 2 * inset, inset * slope];
  return rim(seat)
    .to(seat, shoulder)
    .to(seat / 2, shoulder + (seat / 2) * slope)
    .round(3)
    .to(0, shoulder)
    .close();
};

/** How high an end wall is under its gable, beside walls of this height. */
export const gableFoot = (height: number): number => height - UNDER;
