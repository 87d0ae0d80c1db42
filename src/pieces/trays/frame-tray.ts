import { type Body, eachCorner, flip, glued, locked, type Panel, pen, sidesOf } from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { trapezium } from '../trapezium.ts';
import { flapEnd } from '../tubes/sleeve.ts';
import { insetFloor } from './inset-floor.ts';
import { trayLabels } from './tray-sizes.ts';

/** A tray whose walls are hollow: a flat rim, and an inner wall that stands on the floor. All in mm. */
export interface FrameTray {
  /** Of the floor, between the outer walls. */
  readonly length: number;
  readonly width: number;
  /** From the floor to the inside of the rim. */
  readonly height: number;
  readonly material: number;
  /** Width of the rim, from outer to inner wall. */
  readonly rim: number;
  /** Length of the flaps that hold the corners, inside the hollow short walls. */
  readonly flap: number;
  /** A lid in place of the rim of the back, which is a single wall then and a board higher. */
  readonly lid?: Panel;
}

/** When it folds: feet and corner flaps, inner walls, long and short walls, and one rim after another; a lid comes last. */
export const framePhases = {
  feet: 0,
  inner: 1,
  long: 2,
  short: 3,
  front: 4,
  back: 5,
  right: 6,
  left: 7,
  lid: 8,
} as const;

/** How far feet stay clear of the outer walls and inner walls of one another, in mm. */
const PLAY = 0.5;

/** How far a rim and its inner wall end before the ends of the outer wall, on the right and on the left. */
interface HollowEnd {
  readonly rim: number;
  readonly inner: number;
}

/** What an outer wall carries: a rim, the inner wall, and a foot that is glued to the floor in the hollow. */
const hollow = (
  { height, material: m, rim }: FrameTray,
  seat: number,
  [right, left]: readonly [HollowEnd, HollowEnd],
  { beside, phase }: { readonly beside: number; readonly phase: number },
): Panel => {
  const along = seat - right.inner - left.inner;
  const reach = rim - beside - PLAY;
  const foot = trapezium('foot', along, reach, Math.min(reach, along / 4), { role: 'glue', phase: framePhases.feet });
  // The foot lies on the floor: the inner wall ends a board above it.
  const inner = rectangle('inner', along, height - m, { phase: framePhases.feet, top: foot });
  return pen('rim', seat, { phase: phase + 1 })
    .to(seat - right.rim, rim)
    .to(seat - right.inner, rim)
    .hang(left.inner, rim, inner)
    .to(left.rim, rim)
    .close();
};

/**
 * Outer wall, rim, inner wall and foot on each side of the floor. The rims meet in a mitre; front and back stop a board short at
 * each end, and their corner flaps lie inside the hollow side walls. The inner walls of the sides stand between the others.
 */
export const frameTray = (tray: FrameTray): Body => {
  const { length, width, height, material: m, rim, flap, lid } = tray;
  const seat = length - 2 * m;
  const mitred = { rim: rim - m, inner: rim - m };
  const long = (name: 'front' | 'back'): Panel => {
    const single = name === 'back' && lid;
    const top = single || hollow(tray, seat, [mitred, mitred], { beside: 0, phase: framePhases[name] });
    const high = single ? height + m : height;
    const [onRight, onLeft] = sidesOf(name);
    // Clear of the floor and of the rim.
    const [foot, head] = [m + PLAY, height - m];
    const corner = (side: string) =>
      trapezium(`${side}-flap`, head - foot, flap, Math.min(3, head / 8), { round: 3, phase: framePhases.feet });
    return pen(name, seat, { role: 'wall', phase: framePhases[name] })
      .to(seat, foot)
      .hang(seat, head, corner(onRight))
      .to(seat, high)
      .side(0, high, top)
      .to(0, head)
      .hang(0, foot, flip(corner(onLeft)))
      .close();
  };
  const atFront = { rim, inner: rim + m + PLAY };
  const atBack = lid ? { rim: 0, inner: PLAY } : atFront;
  const short = (name: 'right' | 'left'): Panel => {
    const ends = name === 'right' ? ([atFront, atBack] as const) : ([atBack, atFront] as const);
    const top = hollow(tray, width, ends, { beside: m, phase: framePhases[name] });
    return rectangle(name, width, height, { role: 'wall', phase: framePhases[name], top });
  };
  const hollowWalls = ['front', 'right', 'left', ...(lid ? [] : ['back'])];
  return {
    trunk: insetFloor(length, width, m, {
      front: long('front'),
      right: flapEnd(short('right')),
      back: long('back'),
      left: flapEnd(short('left')),
    }),
    joins: [
      ...hollowWalls.map((wall) => glued(`${wall}.rim.inner.foot`, 'floor')),
      ...eachCorner((wall, side) => locked(`${wall}.${side}-flap`, side)),
    ],
    labels: { ...trayLabels, height: 'right.y' },
  };
};
