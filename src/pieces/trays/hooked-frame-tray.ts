import {
  type Body,
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
import type { FrameTray } from './frame-tray.ts';
import { hollowWall, innerFlapHeight } from './hollow-wall.ts';
import { insetFloor } from './inset-floor.ts';
import { type MiddleHooks, middleHook, middleHookLean } from './middle-hook.ts';
import { trayLabels } from './tray-sizes.ts';

/** Height is that from the floor to the inside of the rim; the flaps are those of the outer walls. */
export type HookedFrameTray = Omit<FrameTray, 'tab' | 'lid'>;

/** Fold phases, after feet and flaps. All outer walls stand before the first rim folds, with its inner wall. */
const phases = { long: 1, short: 2, front: 3, back: 4, right: 5, left: 6 } as const;

/** Distance of corner flaps from the floor, and of inner walls from each other, in mm. */
const PLAY = 0.5;

/** The hooks between the outer walls and those between the inner walls. Both overlap by the same share of their span. */
const frameHooks = ({
  width,
  height,
  rim,
  flap,
  material,
}: HookedFrameTray): Record<'outer' | 'inner', MiddleHooks> => {
  // Flaps of the inner walls fold back, about their print side.
  const span = width - 2 * (rim + material);
  return {
    outer: { span: width, height: height - 2 * material - PLAY, reach: flap, material },
    inner: { span, height: innerFlapHeight({ height, material }), reach: (flap * span) / width, material },
  };
};

/**
 * Hollow walls on four sides, without glue at the corners: flaps of front and back hook together in the middle of the short walls, and
 * likewise flaps of their inner walls. Front and back end one board before each corner. The rims meet in a mitre.
 */
export const hookedFrameTray = (tray: HookedFrameTray): Body => {
  const { length, width, height, material: m, rim } = tray;
  const seat = length - 2 * m;
  // Flaps of the long inner walls lie behind the short ones, so the mitre is steep.
  const inset = rim - m - PLAY;
  const hooks = frameHooks(tray);
  // Corner flaps clear the floor and the rim.
  const [low, head] = [m + PLAY, height - m];
  const long = (name: FrontOrBack): Panel => {
    // The hooks of the front lie on those of the back: further inside on the outer walls, further outside on the inner walls.
    const [slot, lean] = name === 'front' ? (['left', 1] as const) : (['right', 0] as const);
    const [onRight, onLeft] = sidesOf(name);
    const hook = (side: LeftOrRight, of: 'outer' | 'inner'): Panel => {
      const fold = lean * middleHookLean(hooks[of]) + (of === 'outer' ? 90 : -90);
      return middleHook(`${side}-flap`, hooks[of], slot, { fold });
    };
    const top = hollowWall({
      ...tray,
      seat,
      inset,
      beside: m,
      phase: phases[name],
      innerFlaps: [hook(onRight, 'inner'), hook(onLeft, 'inner')],
    });
    return pen(name, seat, { role: 'wall', phase: phases.long })
      .to(seat, low)
      .hang(seat, head, hook(onRight, 'outer'))
      .to(seat, height)
      .side(0, height, top)
      .to(0, head)
      .hang(0, low, flip(hook(onLeft, 'outer')))
      .close();
  };
  const short = (name: LeftOrRight): Panel => {
    // Two flaps that hook together lie on a short wall.
    const top = hollowWall({
      ...tray,
      seat: width,
      inset: Math.max(rim + m + PLAY, (rim * (rim - m)) / inset),
      beside: 3.5 * m,
      phase: phases[name],
    });
    return rectangle(name, width, height, { role: 'wall', phase: phases.short, top });
  };
  return {
    trunk: insetFloor(length, width, m, {
      front: long('front'),
      right: short('right'),
      back: long('back'),
      left: short('left'),
    }),
    joins: [
      ...['front', 'right', 'left', 'back'].map((wall) => glued(`${wall}.rim.inner.foot`, 'floor')),
      ...eachSide((side) =>
        ['', '.rim.inner'].map((of) => locked(`front${of}.${side}-flap`, `back${of}.${side}-flap`)),
      ),
    ],
    labels: { ...trayLabels, height: 'right.y' },
  };
};
