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
  /** By how much the inner wall is shorter than the outer wall, at each end. */
  readonly inset: number;
  /** Thickness of the layers on the inside of the outer wall. */
  readonly beside: number;
  /** Phase of rim and inner wall. The foot folds first. */
  readonly phase: number;
  /** Flaps on the right and left ends of the inner wall, both drawn for the right end. */
  readonly innerFlaps?: readonly [right: Panel, left: Panel];
}

/** Distance of a foot from the outer wall, and of a flap from rim and foot, in mm. */
const PLAY = 0.5;

/** Length of the crease of a flap on an inner wall, between the rims and feet of the neighbouring walls. In mm. */
export const innerFlapHeight = ({ height, material: m }: Pick<HollowWall, 'height' | 'material'>): number =>
  height - m - 2 * PLAY;

/** The panels on an outer wall: a rim, the inner wall, and a foot glued to the floor inside the hollow. */
export const hollowWall = (wall: HollowWall): Panel => {
  const { seat, height, material: m, rim, inset, beside, phase, innerFlaps } = wall;
  const along = seat - 2 * inset;
  const reach = rim - beside - PLAY;
  const foot = trapezium('foot', along, reach, Math.min(reach, along / 4), { role: 'glue' });
  // The foot lies on the floor, so the inner wall ends one board above it.
  const depth = height - m;
  const inner = innerFlaps
    ? pen('inner', along, { phase })
        .to(along, PLAY)
        .hang(along, depth - PLAY, innerFlaps[0])
        .to(along, depth)
        .hang(0, depth, foot)
        .to(0, depth - PLAY)
        .hang(0, PLAY, flip(innerFlaps[1]))
        .close()
    : rectangle('inner', along, depth, { phase, top: foot });
  return pen('rim', seat, { phase })
    .to(seat - inset, rim)
    .hang(inset, rim, inner)
    .close();
};
