import { type Box, boundsOf, type Motion } from '../geometry/index.ts';
import type { NestingBlank } from './blank.ts';
import type { Quarters, Spot } from './kind.ts';
import { MM } from './loop.ts';
import type { Usable } from './sheet.ts';

/** Position of a blank on the sheet. */
export interface Placement {
  /** Lower left corner of its box, in mm from the lower left corner of the sheet. */
  readonly x: number;
  readonly y: number;
  /** Rotation in degrees, counter-clockwise. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Lays its own drawing there. */
  readonly motion: Motion;
}

/** A blank, and where it lies on the sheet. */
export interface PlacedBlank {
  /** Name of its block: letters, digits and hyphens. */
  readonly name: string;
  readonly blank: Pick<NestingBlank, 'dieline' | 'outline'>;
  readonly placements: readonly Pick<Placement, 'motion' | 'y'>[];
}

const COS = [1, 0, -1, 0];
const SIN = [0, 1, 0, -1];

/** Places in micrometres on the usable part, as placements in mm on the sheet. */
export const placementsOf = (
  { outline }: Pick<NestingBlank, 'outline'>,
  spots: readonly Spot[],
  { left, bottom }: Pick<Usable, 'left' | 'bottom'>,
): Placement[] => {
  const box = boundsOf(outline);
  return spots.map(({ kind, x: u, y: v }) => {
    const quarters = (kind % 4) as Quarters;
    const [x, y] = [left + u / MM, bottom + v / MM];
    const [cos, sin] = [COS[quarters]!, SIN[quarters]!];
    const [low, side] = corner(box, quarters);
    return {
      x,
      y,
      rotation: ([0, 90, 180, 270] as const)[quarters],
      motion: { cos, sin, x: x - low, y: y - side },
    };
  });
};

/** Placements in mm on the sheet, as places in micrometres on its usable part. */
export const spotsOfPlacements = (
  placements: readonly Placement[],
  { left, bottom }: Pick<Usable, 'left' | 'bottom'>,
  shape = 0,
): Spot[] =>
  placements.map(({ x, y, rotation }) => ({
    kind: 4 * shape + rotation / 90,
    x: Math.round((x - left) * MM),
    y: Math.round((y - bottom) * MM),
  }));

/** Lower left corner of a box that is turned about the origin. */
const corner = ({ left, bottom, right, top }: Box, quarters: Quarters): readonly [number, number] =>
  (
    [
      [left, bottom],
      [-top, left],
      [-right, -top],
      [bottom, -right],
    ] as const
  )[quarters];
