import { flapAt, glued, insideShare, leastBoards, mm, rectangle, sleevePhases } from '../../src/author/index.ts';
import type { Closure } from './closure.ts';
import { rawEnd } from './open-end.ts';

/** Play of a lining beside the next one, in mm. */
const PLAY = 0.5;

/** An open end whose four flaps fold in over a rim of two creases and line the walls. */
export const linedRim: Closure = {
  ...rawEnd,
  withoutJoints: ['flap_with_lock', 'flap_with_separator'],
  // Two linings stand out inwards before they go down.
  sizeLimits: leastBoards({ length: [25, 100], width: [25, 100], height: [8, 40] }),
  options: ({ width, height, material }) => ({
    lining: mm(
      Math.min(0.4 * height, width / 3),
      [Math.max(15, 4 * material), Math.min(0.9 * height, width / 2) - 3 * material],
      'How far the linings reach down',
    ),
  }),
  build: ({ end, values: { material: t, lining, glue_flap }, walls: [front, right, back, left] }) => {
    const over = 2 * insideShare.corrugated * t;
    // Clear of the lining beside it, which lies a board inside of its wall; that of the last wall also of the glue flap.
    const [near, beside] = [2 * t + PLAY, glue_flap! + 2];
    const lined = (width: number, first: number, less = near) => {
      const seat = width - near - less;
      const inside = rectangle('lining', seat, lining!, { phase: sleevePhases.ends + first });
      const top = rectangle(`${end}-rim`, seat, over, { phase: sleevePhases.ends + first + 1, top: inside });
      return flapAt(top, width, near);
    };
    return {
      front: lined(front, 0),
      right: lined(right, 2),
      back: lined(back, 0),
      left: lined(left, 2, beside),
      joins: ['front', 'right', 'back', 'left'].map((wall) => glued(`${wall}.${end}-rim.lining`, wall)),
    };
  },
};
