import { type Panel, pen } from '../../board/index.ts';

/** Radius of the outer corners of corner flaps, and of tucks beside them, in mm. */
export const CORNER_RADIUS = 5;

/** How much shorter than the walls the front and the corner flaps are, for board `m`; in mm. */
export const rimGap = (m: number): number => 1.5 * m;

/**
 * A flap on the end of a wall, its seat's right end at the floor, that goes into a double wall.
 * `rim`: how far its upper edge lies below the end of its crease; `notch`: how that edge ends `at` mm from the
 * crease, if not on it: with an arc of that bulge to the end of the crease.
 */
export const cornerFlap = (
  name: string,
  seat: number,
  reach: number,
  phase: number,
  rim = 0,
  notch?: { readonly at: number; readonly bulge: number },
): Panel => {
  // At the rim it is taken off by 10 mm along its reach, and 2 across.
  const p = pen(name, seat, { phase })
    .to(seat, reach)
    .to(rim + 2, reach)
    .round(CORNER_RADIUS)
    .to(rim, reach - 10);
  if (notch) p.to(rim, notch.at).arc(0, 0, notch.bulge);
  return p.close();
};
