import {
  type Body,
  eachCorner,
  type FrontOrBack,
  glued,
  type LeftOrRight,
  locked,
  type Panel,
  pen,
  sidesOf,
  wallsBeside,
} from '../../../board/index.ts';
import { type Taper, type TaperedTabs, taperedHookWall, taperedTabWall, taperedWall } from './tapered-wall.ts';

/** A tray with walls that lean outwards, held at its corners. All in mm. */
export interface TaperedTray {
  /** Sizes of the floor: along front and back, and between them. */
  readonly length: number;
  readonly width: number;
  /** Length of the four corner tabs, or of the hooked corner flaps. */
  readonly tab: number;
  /** True for corners without glue: the sides have corner flaps as well, and the two flaps of a corner hook together. */
  readonly hooked?: boolean;
  /** A lid on the rim of the back. */
  readonly lid?: Panel;
}

/** Fold phases: front and back, their tabs, then the sides over these. A lid folds in phase `rim` and later. */
export const taperedPhases = { tabbed: 0, sides: 2, rim: 3 } as const;

/** Floor and four walls. Front and back have tabs that are glued to the inside of the sides. The seat of the floor is its left end. */
export const taperedTray = ({ length, width, tab, hooked = false, lid }: TaperedTray, taper: Taper): Body => {
  const { tabbed, sides } = taperedPhases;
  const wall = (name: FrontOrBack, top?: Panel): Panel => {
    const own: TaperedTabs = { name, foot: length, tab, phase: tabbed, gluedTo: sidesOf(name), ...(top && { top }) };
    return hooked ? taperedHookWall(own, taper, 'upper') : taperedTabWall(own, taper);
  };
  const side = (name: LeftOrRight): Panel =>
    hooked
      ? taperedHookWall({ name, foot: width, tab, phase: sides, gluedTo: wallsBeside(name) }, taper, 'lower')
      : taperedWall(name, width, taper, sides);
  const [right, left] = [side('right'), side('left')];
  return {
    // A hooked side is slightly narrower than the floor.
    trunk: pen('floor', left.seat, { role: 'wall' })
      .to((width + left.seat) / 2, 0)
      .side((width + left.seat) / 2, length, wall('front'))
      .side((left.seat - width) / 2, length, right)
      .side((left.seat - width) / 2, 0, wall('back', lid))
      .close(),
    base: { line: 'crease', panel: left },
    rises: 'right',
    trunkIs: 'base',
    joins: eachCorner((on, end) =>
      hooked
        ? [
            locked(`${on}.${end}-flap`, `${end}.${on}-flap`, 'hook'),
            locked(`${end}.${on}-flap`, `${on}.${end}-flap`, 'hook'),
            locked(`${end}.${on}-flap`, on),
          ]
        : glued(`${on}.${end}-tab`, end),
    ),
    labels: { length: 'floor.y', width: 'floor.x', slant: 'right.y' },
  };
};
