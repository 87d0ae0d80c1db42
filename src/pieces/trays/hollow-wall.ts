import { flip, type Panel, pen } from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { trapezium } from '../trapezium.ts';

/** The inner part of a hollow wall. All in mm. */
export interface HollowWall {
  /** Length of the outer wall. */
  readonly seat: number;
  /** Height from the floor to the inside of the rim. */
  readonly height: number;
  readonly material: number;
  /** Width of the rim between outer and inner wall. */
  readonly rim: number;
  /** By how much rim and inner wall are shorter than the outer wall, on the right and on the left. */
  readonly ends: readonly [right: HollowEnd, left: HollowEnd];
  /** Thickness of the layers on the inside of the outer wall. */
  readonly beside: number;
  /** Phases of rim, inner wall and foot. */
  readonly phases: { readonly rim: number; readonly inner: number; readonly foot: number };
  /** Flaps on the right and left ends of the inner wall, both drawn for the right end. */
  readonly innerFlaps?: readonly [right: Panel, left: Panel];
}

export interface HollowEnd {
  readonly rim: number;
  readonly inner: number;
}

/** Distance of a foot from the outer wall, and of a flap from rim and foot, in mm. */
const PLAY = 0.5;

/** Length of the crease of a flap on an inner wall, between the rims and feet of the neighbouring walls. In mm. */
export const innerFlapHeight = ({ height, material: m }: Pick<HollowWall, 'height' | 'material'>): number =>
  height - m - 2 * PLAY;

/** The panels on an outer wall: a rim, the inner wall, and a foot glued to the floor inside the hollow. */
export const hollowWall = (wall: HollowWall): Panel => {
  const { seat, height, material: m, rim, beside, phases, innerFlaps } = wall;
  const [right, left] = wall.ends;
  const along = seat - right.inner - left.inner;
  const reach = rim - beside - PLAY;
  const foot = trapezium('foot', along, reach, Math.min(reach, along / 4), { role: 'glue', phase: phases.foot });
  // The foot lies on the floor, so the inner wall ends one board above it.
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
