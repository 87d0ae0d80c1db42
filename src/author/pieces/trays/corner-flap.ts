import { type Panel, pen } from '../../../board/index.ts';

/** Radius of the outer corners of corner flaps, and of tucks beside them, in mm. */
export const CORNER_RADIUS = 5;

/** By how much the front and the corner flaps are lower than the walls, for board `m`, in mm. */
export const rimGap = (m: number): number => 1.5 * m;

/**
 * A flap on the end of a wall that goes into a double wall. The right end of its seat is at the floor.
 * @param rim distance of its upper edge from the left end of its crease, in mm.
 * @param notch ends the upper edge `at` mm before the crease, with an arc of this bulge to the end of the crease.
 */
export const cornerFlap = (
  name: string,
  seat: number,
  reach: number,
  phase: number,
  rim = 0,
  notch?: { readonly at: number; readonly bulge: number },
): Panel => {
  // At the rim the end tapers by 2 mm over 10 mm.
  const p = pen(name, seat, { phase })
    .to(seat, reach)
    .rounded(CORNER_RADIUS, [rim + 2, reach])
    .to(rim, reach - 10);
  if (notch) p.to(rim, notch.at).arc(0, 0, notch.bulge);
  return p.close();
};
