import { type Body, eachCorner, glued, type Panel } from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { type Taper, taperedTabWall, taperedWall } from './tapered-wall.ts';

/** A tray whose walls lean out, glued at its corners. All in mm. */
export interface TaperedTray {
  /** The floor: along front and back, and from one to the other. */
  readonly length: number;
  readonly width: number;
  /** Length of the four corner tabs. */
  readonly tab: number;
  /** What hangs on the rim of the back. */
  readonly lid?: Panel;
}

/** When it folds: front and back, their tabs, the sides over those; what is on the rim comes from `rim` on. */
export const taperedPhases = { tabbed: 0, sides: 2, rim: 3 } as const;

/** Floor and four walls; front and back have tabs that are glued inside the sides. It stands on its left end, whose wall is as wide as the floor. */
export const taperedTray = ({ length, width, tab, lid }: TaperedTray, taper: Taper): Body => {
  const tabbed = { foot: length, tab, phase: taperedPhases.tabbed };
  const side = (name: string) => taperedWall(name, width, taper, taperedPhases.sides);
  return {
    trunk: rectangle('floor', width, length, {
      role: 'wall',
      right: taperedTabWall({ ...tabbed, name: 'front', between: ['left', 'right'] }, taper),
      top: side('right'),
      left: taperedTabWall({ ...tabbed, name: 'back', between: ['right', 'left'], ...(lid && { top: lid }) }, taper),
    }),
    base: { line: 'crease', panel: side('left') },
    rises: 'right',
    trunkIs: 'base',
    joins: eachCorner((wall, side) => glued(`${wall}.${side}-tab`, side)),
    labels: { length: 'floor.y', width: 'floor.x', slant: 'right.y' },
  };
};
