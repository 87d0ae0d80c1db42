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

/** A tray with hollow walls: a flat rim, and an inner wall that stands on the floor. All in mm. */
export interface FrameTray {
  /** Sizes of the floor, between the outer walls. */
  readonly length: number;
  readonly width: number;
  /** Height from the floor to the inside of the rim. */
  readonly height: number;
  readonly material: number;
  /** Width of the rim between outer and inner wall. */
  readonly rim: number;
  /** Length of the corner flaps inside the hollow short walls. */
  readonly flap: number;
  /** True when the corner flaps of front and back hook together in the middle of the short walls, like flaps of their inner walls. */
  readonly hooked?: boolean;
  /** A lid in place of the rim of the back. The back is then a single wall, one board higher. */
  readonly lid?: Panel;
}

/** Fold phases: feet and corner flaps, inner walls, long and short walls, one rim after another, then a lid. */
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

/** Distance of corner flaps from the floor, and of inner walls from each other, in mm. */
const PLAY = 0.5;

/** The hooks between the outer walls and those between the inner walls. Both overlap by the same share of their span. */
const frameHooks = ({ width, height, rim, flap, material }: FrameTray): Record<'outer' | 'inner', MiddleHooks> => {
  // Flaps of the inner walls fold back, about their print side.
  const span = width - 2 * (rim + material);
  return {
    outer: { span: width, height: height - 2 * material - PLAY, reach: flap, material },
    inner: { span, height: innerFlapHeight({ height, material }), reach: (flap * span) / width, material },
  };
};

/** Ends of rim and inner wall at the corners, for long and short walls. The rims meet in a mitre. */
const frameEnds = ({ rim, material: m, hooked }: FrameTray): Record<'long' | 'short', HollowEnd> => {
  const beside = rim + m + PLAY;
  if (!hooked) return { long: { rim: rim - m, inner: rim - m }, short: { rim, inner: beside } };
  // Flaps of the long inner walls lie behind the short inner walls, so the mitre is steeper.
  const long = rim - m - PLAY;
  const short = Math.max(beside, (rim * (rim - m)) / long);
  return { long: { rim: long, inner: long }, short: { rim: short, inner: short } };
};

/**
 * Outer wall, rim, inner wall and foot on each side of the floor. Front and back end one board before each corner, and their corner flaps
 * lie inside the hollow side walls. The inner walls of the sides stand between those of front and back.
 */
export const frameTray = (tray: FrameTray): Body => {
  const { length, width, height, material: m, flap, hooked, lid } = tray;
  const seat = length - 2 * m;
  const ends = frameEnds(tray);
  const hooks = frameHooks(tray);
  // With hooks, all outer walls stand before the first rim folds, so an inner wall folds in the phase of its rim.
  const phasesOf = (name: FrontOrBack | LeftOrRight) => {
    const rim = framePhases[name] + 1;
    return { rim, inner: hooked ? rim : framePhases.feet, foot: framePhases.feet };
  };
  // Corner flaps clear the floor and the rim.
  const [low, head] = [m + PLAY, height - m];
  const long = (name: FrontOrBack): Panel => {
    const single = name === 'back' && lid;
    // The hooks of the front lie on those of the back: further inside on the outer walls, further outside on the inner walls.
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
    const endLengths = name === 'right' ? ([ends.short, atBack] as const) : ([atBack, ends.short] as const);
    // One corner flap lies on a short wall, or two that hook together.
    const top = hollowWall({
      ...tray,
      seat: width,
      ends: endLengths,
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
