import {
  type Body,
  eachCorner,
  eachSide,
  type FrontOrBack,
  flip,
  glued,
  type LeftOrRight,
  locked,
  type Panel,
  pen,
  sidesOf,
} from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { trapezium } from '../trapezium.ts';
import { type HollowEnd, hollowWall, innerFlapHeight } from './hollow-wall.ts';
import { insetFloor } from './inset-floor.ts';
import { type MiddleHooks, middleHook, middleHookLean } from './middle-hook.ts';
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
  /** Those of front and back hook into one another in the middle of the short walls, and so do flaps of their inner walls. */
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

/** How far corner flaps stay clear of the floor, and inner walls of one another, in mm. */
const PLAY = 0.5;

/** The hooks between the outer walls and those between the inner walls, which reach past their middle by as much of the way. */
const frameHooks = ({ width, height, rim, flap, material }: FrameTray): Record<'outer' | 'inner', MiddleHooks> => {
  // Flaps of the inner walls turn back, about their print side.
  const span = width - 2 * (rim + material);
  return {
    outer: { span: width, height: height - 2 * material - PLAY, reach: flap, material },
    inner: { span, height: innerFlapHeight({ height, material }), reach: (flap * span) / width, material },
  };
};

/** How a long wall's rim and inner wall end at the corners, and a short one's: the rims meet in a mitre. */
const frameEnds = ({ rim, material: m, hooked }: FrameTray): Record<'long' | 'short', HollowEnd> => {
  const beside = rim + m + PLAY;
  if (!hooked) return { long: { rim: rim - m, inner: rim - m }, short: { rim, inner: beside } };
  // The flaps on the ends of the long ones lie behind the inner walls of the short ones: that mitre is steeper.
  const long = rim - m - PLAY;
  const short = Math.max(beside, (rim * (rim - m)) / long);
  return { long: { rim: long, inner: long }, short: { rim: short, inner: short } };
};

/**
 * Outer wall, rim, inner wall and foot on each side of the floor. Front and back stop a board short at each end, and their corner flaps lie
 * inside the hollow side walls. The inner walls of the sides stand between the others.
 */
export const frameTray = (tray: FrameTray): Body => {
  const { length, width, height, material: m, flap, hooked, lid } = tray;
  const seat = length - 2 * m;
  const ends = frameEnds(tray);
  const hooks = frameHooks(tray);
  // Where the walls stand before the first rim rolls in, what hangs on the rims stands up with them.
  const phasesOf = (name: FrontOrBack | LeftOrRight) => {
    const rim = framePhases[name] + 1;
    return { rim, inner: hooked ? rim : framePhases.feet, foot: framePhases.feet };
  };
  // Corner flaps are clear of the floor and of the rim.
  const [low, head] = [m + PLAY, height - m];
  const long = (name: FrontOrBack): Panel => {
    const single = name === 'back' && lid;
    // The front's hooks lie before those of the back: further in on the outer walls, further out on the inner ones.
    const [slot, lean] = name === 'front' ? (['left', 1] as const) : (['right', 0] as const);
    const [onRight, onLeft] = sidesOf(name);
    const inner = (side: LeftOrRight): Panel => {
      const fold = lean * middleHookLean(hooks.inner) - 90;
      return middleHook(`${side}-flap`, hooks.inner, slot, { fold, phase: framePhases.feet });
    };
    const top =
      single ||
      hollowWall({
        ...tray,
        seat,
        ends: [ends.long, ends.long],
        beside: hooked ? m : 0,
        phases: phasesOf(name),
        innerFlaps: hooked ? [inner(onRight), inner(onLeft)] : undefined,
      });
    const high = single ? height + m : height;
    const corner = (side: string): Panel => {
      const [title, phase] = [`${side}-flap`, framePhases.feet];
      if (!hooked) return trapezium(title, head - low, flap, Math.min(3, head / 8), { round: 3, phase });
      return middleHook(title, hooks.outer, slot, { fold: 90 + lean * middleHookLean(hooks.outer), phase });
    };
    return pen(name, seat, { role: 'wall', phase: hooked ? framePhases.long : framePhases[name] })
      .to(seat, low)
      .hang(seat, head, corner(onRight))
      .to(seat, high)
      .side(0, high, top)
      .to(0, head)
      .hang(0, low, flip(corner(onLeft)))
      .close();
  };
  const atBack = lid ? { rim: 0, inner: PLAY } : ends.short;
  const short = (name: LeftOrRight): Panel => {
    const between = name === 'right' ? ([ends.short, atBack] as const) : ([atBack, ends.short] as const);
    // Corner flaps lie on it: one, or two that hook.
    const top = hollowWall({
      ...tray,
      seat: width,
      ends: between,
      beside: hooked ? 3.5 * m : m,
      phases: phasesOf(name),
    });
    return rectangle(name, width, height, { role: 'wall', phase: hooked ? framePhases.short : framePhases[name], top });
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
      ...(hooked
        ? eachSide((side) =>
            ['', '.rim.inner'].map((of) => locked(`front${of}.${side}-flap`, `back${of}.${side}-flap`)),
          )
        : eachCorner((wall, side) => locked(`${wall}.${side}-flap`, side))),
    ],
    labels: { ...trayLabels, height: 'right.y' },
  };
};
