import { type Blank, type Panel, pen, rim } from '../board/index.ts';
import { rectangle } from './rectangle.ts';

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
}

/** Slant of a tab's upper end, so that it slides in beside its wall; a third of its height at most. */
const SLANT = Math.tan((10 * Math.PI) / 180);

/**
 * Floor, four walls, and tabs on the ends of the short walls that are glued inside
 * the long ones. The short walls stop one board short on each side: that is the room the tabs take.
 */
export const gluedTray = (
  tray: GluedTray,
): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins' | 'thickness' | 'inside'> => {
  const { length, width, wall, thickness, inside } = tray;
  const long = (name: string) => rectangle(name, length, wall, { role: 'wall', phase: 2 });
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

/** A short wall and its two tabs, which stay clear of the floor by a board and a little of the rim. */
const shortWall = (name: 'right' | 'left', { width, wall, tab, thickness }: GluedTray): Panel => {
  const seat = width - 2 * thickness;
  const foot = thickness + 0.5;
  const height = wall - foot - 1;
  // Seen from outside, standing on the floor's edge: the right wall has the front on its right.
  const [onLeft, onRight] = name === 'right' ? ['back', 'front'] : ['front', 'back'];
  const end = (side: string, upright: 'seat first' | 'rim first') => {
    const slant = Math.min(tab * SLANT, height / 3);
    const panel =
      upright === 'seat first'
        ? pen(`${side}-tab`, height, { role: 'glue', phase: 1 }).to(height, tab).to(slant, tab).close()
        : pen(`${side}-tab`, height, { role: 'glue', phase: 1 })
            .to(height - slant, tab)
            .to(0, tab)
            .close();
    const r = rim(wall);
    return upright === 'seat first'
      ? r
          .to(wall - foot, 0)
          .hang(1, 0, panel)
          .close()
      : r
          .to(wall - 1, 0)
          .hang(foot, 0, panel)
          .close();
  };
  return pen(name, seat, { role: 'wall', phase: 0 })
    .rim(seat, wall, end(onRight!, 'seat first'))
    .to(0, wall)
    .rim(0, 0, end(onLeft!, 'rim first'))
    .close();
};
