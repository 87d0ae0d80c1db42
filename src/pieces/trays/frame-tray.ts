import {
  type Body,
  eachCorner,
  flip,
  glued,
  type LeftOrRight,
  locked,
  type Panel,
  pen,
  sidesOf,
  wallsBeside,
} from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { trapezium } from '../trapezium.ts';
import { hooksOf, lowerHook, upperHook } from './hook-pair.ts';
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
  /** The short walls have corner flaps, too, and those of a corner hook into one another. */
  readonly hooked?: boolean;
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
  { height, material: m, rim, hooked }: FrameTray,
  seat: number,
  [right, left]: readonly [HollowEnd, HollowEnd],
  { beside, phase }: { readonly beside: number; readonly phase: number },
): Panel => {
  const along = seat - right.inner - left.inner;
  const reach = rim - beside - PLAY;
  // Where all walls stand before the first rim rolls in, what hangs on the rims stands up with them.
  const rolls = hooked ? phase + 1 : framePhases.feet;
  const foot = trapezium('foot', along, reach, Math.min(reach, along / 4), { role: 'glue', phase: framePhases.feet });
  // The foot lies on the floor: the inner wall ends a board above it.
  const inner = rectangle('inner', along, height - m, { phase: rolls, top: foot });
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
  const { length, width, height, material: m, rim, flap, hooked, lid } = tray;
  const seat = length - 2 * m;
  const mitred = { rim: rim - m, inner: rim - m };
  // Corner flaps are clear of the floor and of the rim.
  const [foot, head] = [m + PLAY, height - m];
  const hooks = hooksOf({ foot, head, reach: flap, material: m });
  const long = (name: 'front' | 'back'): Panel => {
    const single = name === 'back' && lid;
    const beside = hooked ? m : 0;
    const top = single || hollow(tray, seat, [mitred, mitred], { beside, phase: framePhases[name] });
    const high = single ? height + m : height;
    const [onRight, onLeft] = sidesOf(name);
    const low = hooked ? hooks.upper : foot;
    const corner = (side: string) =>
      hooked
        ? upperHook(`${side}-flap`, hooks)
        : trapezium(`${side}-flap`, head - foot, flap, Math.min(3, head / 8), { round: 3, phase: framePhases.feet });
    return pen(name, seat, { role: 'wall', phase: hooked ? framePhases.long : framePhases[name] })
      .to(seat, low)
      .hang(seat, head, corner(onRight))
      .to(seat, high)
      .side(0, high, top)
      .to(0, head)
      .hang(0, low, flip(corner(onLeft)))
      .close();
  };
  const atFront = { rim, inner: rim + m + PLAY };
  const atBack = lid ? { rim: 0, inner: PLAY } : atFront;
  const short = (name: LeftOrRight): Panel => {
    const ends = name === 'right' ? ([atFront, atBack] as const) : ([atBack, atFront] as const);
    const top = hollow(tray, width, ends, { beside: m, phase: framePhases[name] });
    if (!hooked) return rectangle(name, width, height, { role: 'wall', phase: framePhases[name], top });
    const [onRight, onLeft] = wallsBeside(name);
    const wide = width - 2 * m;
    // They hook before the rims roll in over them.
    return pen(name, wide, { role: 'wall', phase: framePhases.short })
      .to(wide, foot)
      .hang(wide, hooks.lower, lowerHook(`${onRight}-flap`, hooks))
      .to(wide + m, hooks.lower)
      .to(wide + m, height)
      .side(-m, height, top)
      .to(-m, hooks.lower)
      .to(0, hooks.lower)
      .hang(0, foot, flip(lowerHook(`${onLeft}-flap`, hooks)))
      .close();
  };
  const hollowWalls = ['front', 'right', 'left', ...(lid ? [] : ['back'])];
  return {
    trunk: insetFloor(length, width, m, {
      front: long('front'),
      right: short('right'),
      back: long('back'),
      left: short('left'),
    }),
    joins: [
      ...hollowWalls.map((wall) => glued(`${wall}.rim.inner.foot`, 'floor')),
      ...eachCorner((wall, side) => locked(`${wall}.${side}-flap`, hooked ? `${side}.${wall}-flap` : side)),
    ],
    labels: { ...trayLabels, height: 'right.y' },
  };
};
