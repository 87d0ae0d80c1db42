import {
  type Body,
  eachCorner,
  type FrontOrBack,
  flip,
  glued,
  type LeftOrRight,
  type Panel,
  pen,
  type Rim,
  sidesOf,
  wallsBeside,
} from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { tabbedWall } from './tabbed-wall.ts';
import { trayInner, trayLabels } from './tray-sizes.ts';

/** A tray with glued corners. All in mm, crease to crease. */
export interface GluedTray {
  readonly length: number;
  readonly width: number;
  /** Height of the walls from their crease to their rim. */
  readonly wall: number;
  /** Length of the four corner tabs. */
  readonly tab: number;
  readonly thickness: number;
  /** What the long walls carry on their rims. */
  readonly above?: Panel;
  /** The corners of the long walls are creased at 45° and hold the tabs: glued, the tray still folds flat, all walls inwards. */
  readonly foldsFlat?: boolean;
  /** What else is on the rims; those of the short walls are two boards shorter than the width. Where it folds flat the back has none. */
  readonly rims?: Partial<Record<'right' | 'back' | 'left', Rim>>;
  /** The tabs are on the walls along the length: the same tray, built from its left end. */
  readonly turned?: boolean;
}

/** When a glued tray folds, the tabs between the walls; what is on its rims comes from `rims` on. */
export const gluedPhases = { short: 0, long: 2, rims: 3 } as const;

/**
 * Floor, four walls, and tabs on the ends of the short walls that are glued inside
 * the long ones. The short walls stop one board short on each side: that is the room the tabs take.
 */
export const gluedTray = ({ turned = false, ...tray }: GluedTray): Body => {
  const [length, width] = turned ? [tray.width, tray.length] : [tray.length, tray.width];
  const { wall, tab, thickness, above, foldsFlat = false, rims } = tray;
  const long = (name: FrontOrBack): Panel => {
    const options = { role: 'wall', phase: gluedPhases.long } as const;
    const top = (name === 'back' && rims?.back) || above;
    if (!foldsFlat) return rectangle(name, length, wall, { ...options, ...(top && { top }) });
    // The corners stay clear of the floor, as the tabs do.
    const foot = thickness + 0.5;
    const [onRight, onLeft] = sidesOf(name);
    return pen(name, length, options)
      .to(length - foot, foot)
      .hang(length - wall, wall, creasedCorner(onRight, wall, foot))
      .side(wall, wall, above)
      .hang(foot, foot, flip(creasedCorner(onLeft, wall, foot)))
      .close();
  };
  const short = (name: LeftOrRight): Panel =>
    tabbedWall({
      name,
      seat: width - 2 * thickness,
      wall,
      tab,
      // A tab keeps to the corner beyond the diagonal.
      ...(foldsFlat && { lower: tab }),
      thickness,
      phase: gluedPhases.short,
      ...(rims?.[name] && { above: rims[name] }),
      between: wallsBeside(name),
    });
  return {
    // The floor stands on its front edge.
    trunk: rectangle('floor', length, width, {
      role: 'wall',
      right: short('right'),
      top: long('back'),
      left: short('left'),
    }),
    base: { line: 'crease', panel: long('front') },
    rises: turned ? 'right' : 'up',
    trunkIs: 'base',
    joins: eachCorner((on, side) => glued(`${side}.${on}-tab`, foldsFlat ? `${on}.${side}-corner` : on)),
    labels: turned ? { width: 'floor.x', length: 'floor.y', height: 'back.y' } : trayLabels,
    inner: turned ? { width: 'right|left', length: 'back|front' } : trayInner,
  };
};

/** What a diagonal at 45° parts from the end of a wall above its foot: upright in the tray, folded back on the wall when it lies flat. */
const creasedCorner = (side: string, wall: number, foot: number): Panel => {
  // In the frame of its crease: how far a place lies from the diagonal's upper end, along the wall and up it.
  const at = (along: number, up: number): [number, number] => [(along - up) / Math.SQRT2, (along + up) / Math.SQRT2];
  return pen(`${side}-corner`, (wall - foot) * Math.SQRT2, { fold: 0, phase: 2 })
    .to(...at(wall, foot - wall))
    .to(...at(wall, 0))
    .close();
};
