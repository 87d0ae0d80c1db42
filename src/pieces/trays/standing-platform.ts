import { type BoardOf, type Body, eachCorner, type Mark, meets, type Panel } from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { trapezium } from '../trapezium.ts';

/** A platform that stands in a box on its own walls. All in mm. */
export interface StandingPlatform extends BoardOf {
  /** Inside of the box that it goes into. */
  readonly length: number;
  readonly width: number;
  /** From the floor of that box to the top of the platform. */
  readonly height: number;
  /** Play between it and the box, on each side. */
  readonly clearance: number;
  /** How far the walls go on along the floor; they are cut straight by default. */
  readonly returns?: number | undefined;
  /** Lines on the platform, which measures so much from crease to crease. */
  readonly marks?: (length: number, width: number) => readonly Mark[];
}

/**
 * A platform with a wall on each side and nothing at the corners. The short walls stop a board short at each
 * end, so that they come to stand between the long ones. Returns have ends at 45°, which lie beside one another
 * on the floor of the box.
 */
export const standingPlatform = (platform: StandingPlatform): Body => {
  const { clearance, thickness: t, inside, returns, marks } = platform;
  const lost = (1 - inside) * t;
  const [length, width] = [platform.length - 2 * clearance - 2 * lost, platform.width - 2 * clearance - 2 * lost];
  const high = platform.height - lost - (returns === undefined ? 0 : lost);
  const wall = (name: string, seat: number): Panel =>
    rectangle(name, seat, high, {
      role: 'wall',
      // What lies on the floor folds first; a return has some play beside the next one.
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
    labels: { length: 'platform.x', width: 'platform.y', height: 'back.y' },
  };
};
