import type { Blank, Panel } from '../board/index.ts';
import { rectangle } from './rectangle.ts';
import { tabbedWall } from './tabbed-wall.ts';

/** A tray with glued corners. All in mm, crease to crease. */
export interface GluedTray {
  readonly length: number;
  readonly width: number;
  /** Height of the walls from their crease to their rim. */
  readonly wall: number;
  /** Length of the four corner tabs. */
  readonly tab: number;
  readonly thickness: number;
  /** Share of the board inside the crease line. */
  readonly inside: number;
  /** What the long walls carry on their rims. */
  readonly above?: Panel;
}

/**
 * Floor, four walls, and tabs on the ends of the short walls that are glued inside
 * the long ones. The short walls stop one board short on each side: that is the room the tabs take.
 */
export const gluedTray = (
  tray: GluedTray,
): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins' | 'thickness' | 'inside'> => {
  const { length, width, wall, thickness, inside, above } = tray;
  const long = (name: string) =>
    rectangle(name, length, wall, { role: 'wall', phase: 2, ...(above && { top: above }) });
  return {
    // The floor stands on its front edge.
    trunk: rectangle('floor', length, width, {
      role: 'wall',
      right: shortWall('right', tray),
      top: long('back'),
      left: shortWall('left', tray),
    }),
    base: { line: 'crease', panel: long('front') },
    rises: 'up',
    joins: [
      { by: 'glue', a: 'right.front-tab', b: 'front' },
      { by: 'glue', a: 'right.back-tab', b: 'back' },
      { by: 'glue', a: 'left.front-tab', b: 'front' },
      { by: 'glue', a: 'left.back-tab', b: 'back' },
    ],
    thickness,
    inside,
  };
};

/** Seen from outside, standing on the floor's edge: the right wall has the front on its right. */
const shortWall = (name: 'right' | 'left', { width, wall, tab, thickness }: GluedTray): Panel =>
  tabbedWall({
    name,
    seat: width - 2 * thickness,
    wall,
    tab,
    thickness,
    onLeft: name === 'right' ? 'back' : 'front',
    onRight: name === 'right' ? 'front' : 'back',
  });
