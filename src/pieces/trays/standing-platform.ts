import { type Blank, type Join, type Mark, type Panel, pen } from '../../board/index.ts';
import type { Curve } from '../../geometry/index.ts';
import { rectangle } from '../rectangle.ts';

/** A platform that stands in a box on its own walls. All in mm. */
export interface StandingPlatform {
  /** Inside of the box that it goes into. */
  readonly length: number;
  readonly width: number;
  /** From the floor of that box to the top of the platform. */
  readonly height: number;
  /** Play between it and the box, on each side. */
  readonly clearance: number;
  readonly thickness: number;
  /** Share of the board inside the crease line. */
  readonly inside: number;
  /** How far the walls go on along the floor; they are cut straight if nothing is said. */
  readonly returns?: number;
  /** What is cut out of the platform, about its own middle. */
  readonly holes?: (length: number, width: number) => readonly (readonly Curve[])[];
  /** Other lines on the platform, likewise. */
  readonly marks?: (length: number, width: number) => readonly Mark[];
}

/** Play of a return beside the next one, in mm. */
const PLAY = 0.5;

/** From a size inside of a box to the creases of what stands in it. */
const between = (size: number, { clearance, thickness, inside }: StandingPlatform): number =>
  size - 2 * clearance - 2 * (1 - inside) * thickness;

/** How far a platform reaches from crease to crease, in mm. */
export const platformSize = (p: StandingPlatform): { readonly length: number; readonly width: number } => ({
  length: between(p.length, p),
  width: between(p.width, p),
});

/**
 * A platform with a wall on each side and nothing at the corners. The short walls stop a board short at each
 * end, so that they come to stand between the long ones. Returns have ends at 45°, which lie beside one another
 * on the floor of the box.
 */
export const standingPlatform = (
  p: StandingPlatform,
): Pick<Blank, 'trunk' | 'base' | 'rises' | 'trunkIs' | 'joins' | 'gauges' | 'inner' | 'thickness' | 'inside'> => {
  const { thickness: t, inside, returns } = p;
  const { length, width } = platformSize(p);
  const lost = (1 - inside) * t;
  const high = p.height - lost - (returns === undefined ? 0 : lost);
  // What lies on the floor folds first.
  const phase = returns === undefined ? 0 : 1;
  const wall = (name: string, seat: number): Panel =>
    rectangle(name, seat, high, {
      role: 'wall',
      phase,
      ...(returns !== undefined && { top: onFloor(seat - 2 * PLAY, returns) }),
    });
  const short = width - 2 * t;
  const trunk = pen('platform', length, { role: 'wall' })
    .side(length, width, wall('right', short))
    .side(0, width, wall('back', length))
    .side(0, 0, wall('left', short));
  for (const ring of p.holes?.(length, width) ?? []) trunk.mark('cut', ...ring);
  for (const { line, curves } of p.marks?.(length, width) ?? []) trunk.mark(line, ...curves);
  const corners: Join[] = ['front', 'back'].flatMap((a) =>
    ['right', 'left'].map((b) => ({ by: 'meet', a, b }) as const),
  );
  return {
    trunk: trunk.close(),
    base: { line: 'crease', panel: wall('front', length) },
    rises: 'up',
    trunkIs: 'top',
    joins: corners,
    gauges: [
      { name: 'length', panel: 'platform', along: 'x' },
      { name: 'width', panel: 'platform', along: 'y' },
      { name: 'height', panel: 'back', along: 'y' },
    ],
    // It has no inside of its own.
    inner: [],
    thickness: t,
    inside,
  };
};

const onFloor = (seat: number, depth: number): Panel =>
  pen('return', seat)
    .to(seat - depth, depth)
    .to(depth, depth)
    .close();
