import { type Panel, pen, type Rim, rim } from '../../board/index.ts';
import { toDegrees } from '../../geometry/index.ts';
import { GRIP } from '../gable.ts';
import { stadium } from '../holes/holes.ts';
import { trapezium } from '../trapezium.ts';

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

/**
 * One slope, to hang on the rim of its wall, and its handle, which turns back by as much and stays upright: the
 * two handles lie face to face above the ridge.
 */
export const carrySlope = ({ length, width, rise, material: t, handle }: CarryRoof, phase: number): Panel => {
  const slant = Math.hypot(width / 2, rise);
  // The handle turns about its print side, a board above the crease.
  const reach = slant - (2 * t * (slant - rise)) / width;
  // How far a slope leans in from its upright wall.
  const lean = toDegrees(Math.atan2(width / 2, rise));
  // Over the gables, and a little beyond their board.
  const beyond = t + 0.5;
  const grip = stadium([length / 2, handle / 2], Math.min(GRIP.length, length - 2 * GRIP.beside), GRIP.height);
  const held = trapezium('handle', length, handle, 0, { round: 10, fold: -lean, phase });
  return pen('roof', length, { fold: lean, phase })
    .to(length + beyond, 0)
    .to(length + beyond, reach)
    .to(length, reach)
    .hang(0, reach, { ...held, marks: [{ line: 'cut', curves: grip }] })
    .to(-beyond, reach)
    .to(-beyond, 0)
    .close();
};

/** The gable that closes the end under both slopes, on a wall that begins `inset` mm in from either, `gableFoot` high. */
export const gableEnd = ({ width, rise }: Pick<CarryRoof, 'width' | 'rise'>, inset: number): Rim => {
  const slope = rise / (width / 2);
  const [seat, shoulder] = [width - 2 * inset, inset * slope];
  return rim(seat)
    .to(seat, shoulder)
    .to(seat / 2, shoulder + (seat / 2) * slope)
    .round(3)
    .to(0, shoulder)
    .close();
};

/** How high an end wall is under its gable, beside walls of this height: it stays a little below the roof. */
export const gableFoot = (height: number): number => height - 0.3;
