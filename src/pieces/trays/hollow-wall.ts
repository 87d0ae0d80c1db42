import { flip, type Panel, pen } from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { trapezium } from '../trapezium.ts';

/** What makes a wall hollow. All in mm. */
export interface HollowWall {
  /** Length of the outer wall. */
  readonly seat: number;
  /** From the floor to the inside of the rim. */
  readonly height: number;
  readonly material: number;
  /** Width of the rim, from outer to inner wall. */
  readonly rim: number;
  /** How far rim and inner wall end before the ends of the outer wall, on the right and on the left. */
  readonly ends: readonly [right: HollowEnd, left: HollowEnd];
  /** How thick what lies on the outer wall, inside, is. */
  readonly beside: number;
  /** When rim, inner wall and foot fold. */
  readonly phases: { readonly rim: number; readonly inner: number; readonly foot: number };
  /** Flaps on the right and on the left end of the inner wall; both are drawn as on the right. */
  readonly innerFlaps?: readonly [right: Panel, left: Panel] | undefined;
}

export interface HollowEnd {
  readonly rim: number;
  readonly inner: number;
}

/** How far a foot stays clear of the outer wall, and a flap of the rim and the floor, in mm. */
const PLAY = 0.5;

/** Length of the crease of a flap on an inner wall: between the rims and feet of the walls beside. */
export const innerFlapHeight = ({ height, material: m }: Pick<HollowWall, 'height' | 'material'>): number =>
  height - m - 2 * PLAY;

/** What an outer wall carries: a rim, the inner wall, and a foot that is glued to the floor in the hollow. */
export const hollowWall = (wall: HollowWall): Panel => {
  const { seat, height, material: m, rim, beside, phases, innerFlaps } = wall;
  const [right, left] = wall.ends;
  const along = seat - right.inner - left.inner;
  const reach = rim - beside - PLAY;
  const foot = trapezium('foot', along, reach, Math.min(reach, along / 4), { role: 'glue', phase: phases.foot });
  // The foot lies on the floor: the inner wall ends a board above it.
  const depth = height - m;
  const inner = innerFlaps
    ? pen('inner', along, { phase: phases.inner })
        .to(along, PLAY)
        .hang(along, depth - PLAY, innerFlaps[0])
        .to(along, depth)
        .hang(0, depth, foot)
        .to(0, depth - PLAY)
        .hang(0, PLAY, flip(innerFlaps[1]))
        .close()
    : rectangle('inner', along, depth, { phase: phases.inner, top: foot });
  return pen('rim', seat, { phase: phases.rim })
    .to(seat - right.rim, rim)
    .to(seat - right.inner, rim)
    .hang(left.inner, rim, inner)
    .to(left.rim, rim)
    .close();
};
