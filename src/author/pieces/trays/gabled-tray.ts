import { type Body, eachCorner, glued, type LeftOrRight, locked, meets, wallsBeside } from '../../../board/index.ts';
import { type CarryRoof, carrySlope, claspOf, gableEnd, gableFoot } from '../carry-handle.ts';
import { rectangle } from '../shapes.ts';
import { tabbedWall } from './tabbed-wall.ts';
import { trayInner, trayLabels, walledFloor, wallsOf } from './tray-floor.ts';

/** A tray under a roof with handles. All in mm, crease to crease. */
export interface GabledTray extends CarryRoof {
  readonly wall: number;
  /** Length of the tabs of the end walls, which are glued inside front and back. */
  readonly tab: number;
}

/** A glued tray. Front and back continue as a roof with handles; the end walls have gables under it. */
export const gabledTray = ({ wall, tab, ...roof }: GabledTray): Body => {
  const { length, width, material } = roof;
  // The end walls fold first, then their tabs, then front and back over these, and last the roof over the gables.
  const end = (name: LeftOrRight) =>
    tabbedWall({
      name,
      seat: width - 2 * material,
      wall: gableFoot(wall, roof),
      tab,
      material,
      gluedTo: wallsBeside(name)[0],
      top: gableEnd(roof, material),
    });
  const side = (name: string) =>
    rectangle(name, length, wall, { role: 'wall', phase: 2, top: carrySlope(roof, 3, name === 'front') });
  return {
    ...walledFloor(length, width, wallsOf(side, end)),
    joins: [
      ...eachCorner((on, name) => [glued(`${name}.${on}-tab`, on), meets(name, `${on}.roof`)]),
      meets('front.roof.handle', 'back.roof.handle'),
      locked(claspOf('front.roof.handle', roof.inside), 'back.roof.handle'),
    ],
    labels: trayLabels,
    inner: trayInner,
  };
};
