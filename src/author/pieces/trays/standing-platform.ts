import { type BoardOf, type Body, eachCorner, type Mark, meets, type Panel } from '../../../board/index.ts';
import { rectangle, trapezium } from '../shapes.ts';
import type { SizesAndMaterial } from './tray-floor.ts';

/** What the length and the width given for a platform are: those inside its box. Short, because labels on small panels are. */
const OF_BOX = 'in box';

/** A platform that stands on its own walls inside a box of this length and width; its height is that above the floor. All in mm. */
export interface StandingPlatform extends BoardOf, Omit<SizesAndMaterial, 'material'> {
  /** Play between platform and box, on each side. */
  readonly clearance: number;
  /** Width of the returns: flanges of the walls on the floor of the box. @defaultValue no returns */
  readonly returns?: number | undefined;
  /** Lines on the platform, for its sizes crease to crease. */
  readonly marks?: (length: number, width: number) => readonly Mark[];
}

/** A platform with open corners. The short walls, one board shorter per end, stand between the long ones; 45° returns lie on the floor. */
export const standingPlatform = (platform: StandingPlatform): Body => {
  const { clearance, thickness: t, inside, returns, marks } = platform;
  const lost = (1 - inside) * t;
  const [length, width] = [platform.length - 2 * clearance - 2 * lost, platform.width - 2 * clearance - 2 * lost];
  const high = platform.height - lost - (returns === undefined ? 0 : lost);
  const wall = (name: string, seat: number): Panel =>
    rectangle(name, seat, high, {
      role: 'wall',
      // Returns fold first. Each has some play beside the next one.
      ...(returns !== undefined && { phase: 1, top: trapezium('return', seat - 1, returns, returns) }),
    });
  const short = width - 2 * t;
  return {
    trunk: {
      ...rectangle('platform', length, width, {
        role: 'wall',
        right: wall('right', short),
        top: wall('back', length),
        left: wall('left', short),
      }),
      marks: marks?.(length, width) ?? [],
    },
    base: { line: 'crease', panel: wall('front', length) },
    trunkIs: 'top',
    joins: eachCorner((a, b) => meets(a, b)),
    labels: { length: ['platform.x', OF_BOX], width: ['platform.y', OF_BOX], height: 'back.y' },
  };
};
