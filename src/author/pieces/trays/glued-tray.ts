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
} from '../../../board/index.ts';
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
  readonly material: number;
  /** A panel on the rims of the long walls. */
  readonly above?: Panel;
  /** Creases the corners of the long walls at 45° and glues the tabs to them, so that the glued tray folds flat, all walls inwards. */
  readonly foldsFlat?: boolean;
  /** Shapes of single rims. Those of the short walls are two boards shorter than the width. With `foldsFlat`, `back` is ignored. */
  readonly rims?: Partial<Record<'right' | 'back' | 'left', Rim>>;
  /** True when the walls along the length carry the tabs: the same tray, built from its left end. */
  readonly turned?: boolean;
}

/** Fold phases of a glued tray. Panels on its rims fold in phase `rims` and later. */
export const gluedPhases = { short: 0, long: 2, rims: 3 } as const;

/**
 * Floor and four walls. Tabs on the ends of the short walls are glued to the inside of the long ones. The short walls end one board
 * before each corner, which leaves space for the tabs.
 */
export const gluedTray = ({ turned = false, ...tray }: GluedTray): Body => {
  const [length, width] = turned ? [tray.width, tray.length] : [tray.length, tray.width];
  const { wall, tab, material, above, foldsFlat = false, rims } = tray;
  const long = (name: FrontOrBack): Panel => {
    const options = { role: 'wall', phase: gluedPhases.long } as const;
    const top = (name === 'back' && rims?.back) || above;
    if (!foldsFlat) return rectangle(name, length, wall, { ...options, ...(top && { top }) });
    // The corners clear the floor, like the tabs.
    const foot = material + 0.5;
    const [onRight, onLeft] = sidesOf(name);
    return pen(name, length, { ...options, delivered: { to: 180 } })
      .to(length - foot, foot)
      .hang(length - wall, wall, creasedCorner(onRight, wall, foot))
      .side(wall, wall, above)
      .hang(foot, foot, flip(creasedCorner(onLeft, wall, foot)))
      .close();
  };
  const short = (name: LeftOrRight): Panel =>
    tabbedWall({
      name,
      seat: width - 2 * material,
      wall,
      tab,
      // The tab stays within the corner beyond the diagonal. In the flat tray it lies on that corner, which lies on the long wall.
      ...(foldsFlat && {
        lower: tab,
        delivered: { to: 180, layerThickness: 3 * material },
        tabDelivered: { to: 180 },
      }),
      material,
      phase: gluedPhases.short,
      ...(rims?.[name] && { above: rims[name] }),
      gluedTo: wallsBeside(name),
    });
  return {
    // The seat of the floor is its front edge.
    trunk: rectangle('floor', length, width, {
      role: 'wall',
      right: short('right'),
      top: long('back'),
      left: short('left'),
    }),
    base: { line: 'crease', panel: long('front') },
    rises: turned ? 'right' : 'up',
    trunkIs: 'base',
    joins: eachCorner((on, side) => glued(`${side}.${on}-tab`, foldsFlat ? `${on}.${side}-corner` : on, foldsFlat)),
    labels: turned ? { width: 'floor.x', length: 'floor.y', height: 'back.y' } : trayLabels,
    inner: turned ? { width: 'right|left', length: 'back|front' } : trayInner,
  };
};

/** The corner beyond a 45° diagonal at the end of a wall: upright in the tray, folded back on the wall in the flat tray. */
const creasedCorner = (side: string, wall: number, foot: number): Panel => {
  // Converts to the frame of its crease: distances from the diagonal's upper end, along the wall and upwards.
  const at = (along: number, up: number): [number, number] => [(along - up) / Math.SQRT2, (along + up) / Math.SQRT2];
  return pen(`${side}-corner`, (wall - foot) * Math.SQRT2, { fold: 0, phase: 2, delivered: { to: -180 } })
    .to(...at(wall, foot - wall))
    .to(...at(wall, 0))
    .close();
};
