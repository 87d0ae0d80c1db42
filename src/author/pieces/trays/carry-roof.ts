import { type Panel, pen, type Rim, rim } from '../../../board/index.ts';
import { toDegrees } from '../../../geometry/index.ts';
import { type CarryHandle, carryHandle } from '../carry-handle.ts';

/** A roof of two slopes with a handle on each, over a tray with gables. All in mm. */
export interface CarryRoof extends CarryHandle {
  /** Distance between the walls under the roof. */
  readonly width: number;
  /** Height of the ridge above the rim of the walls. */
  readonly rise: number;
}

/**
 * One slope, for the rim of its wall, with its handle. The handle folds back by the same angle and stands upright, face to face with the
 * other handle above the ridge. With `clasps`, a clasp on the handle folds over the other handle and holds both together.
 */
export const carrySlope = (roof: CarryRoof, phase: number, clasps = false): Panel => {
  const { length, width, rise, material: t, inside = 0 } = roof;
  const slant = Math.hypot(width / 2, rise);
  // The handle folds about its print side and stands with its inner face in the middle.
  const reach = slant - (2 * (t - 2 * inside) * (slant - rise)) / width - (2 * inside * slant) / width;
  // Lean of a slope from its upright wall, in degrees.
  const lean = toDegrees(Math.atan2(width / 2, rise));
  // The roof covers the gables and projects slightly beyond their board.
  const beyond = t + 0.5;
  return pen('roof', length, { fold: lean, phase })
    .path([length + beyond, 0], [length + beyond, reach], [length, reach])
    .closeMirrored(carryHandle(roof, { fold: -lean, phase }, clasps));
};

/** The gable that closes the end under both slopes. Its wall is `gableFoot` mm high and `inset` mm narrower at each side. */
export const gableEnd = ({ width, rise }: Pick<CarryRoof, 'width' | 'rise'>, inset: number): Rim => {
  const slope = rise / (width / 2);
  const [seat, shoulder] = [width - 2 * inset, inset * slope];
  return rim(seat)
    .to(seat, shoulder)
    .rounded(3, [seat / 2, shoulder + (seat / 2) * slope])
    .to(0, shoulder)
    .close();
};

/** Height of an end wall under its gable, beside walls of this height. The gable stays 0.3 mm below the inner face of the roof. */
export const gableFoot = (height: number, { width, rise, inside = 0 }: Pick<CarryRoof, 'width' | 'rise' | 'inside'>) =>
  height - 0.3 - (2 * inside * Math.hypot(width / 2, rise)) / width;
