import {
  type Body,
  eachCorner,
  type FrontOrBack,
  flip,
  glued,
  type LeftOrRight,
  type Panel,
  pen,
  sidesOf,
} from '../../../board/index.ts';
import { gluedPhases as phases } from './glued-tray.ts';
import { sidewaysFloor } from './inset-floor.ts';
import { FOOT, steppedFlap } from './stepped-flap.ts';
import { trayInner } from './tray-sizes.ts';

/** A glued tray with side walls that lap over the ends of front and back. All in mm. */
export interface LappedTray {
  /** Sizes of the floor. */
  readonly length: number;
  readonly width: number;
  /** Height of the walls. */
  readonly wall: number;
  readonly material: number;
  /** Length of the tabs. */
  readonly tab: number;
  /** A flap on the rims of the side walls, two boards wider than the floor. */
  readonly dust?: Panel;
  /** A lid on the rim of the back, which is then one board higher. Its seat is two boards shorter than the floor. */
  readonly lid?: Panel;
  /** True when the walls along the width carry the tabs: the same tray, turned by a quarter. */
  readonly turned?: boolean;
}

/**
 * The glued tray as the service draws it. Front and back end one board before each corner, which leaves space for their tabs. One cut
 * separates a tab from the side wall beside it: the tab ends one board above the floor, and the wall one board beyond the corner, where it
 * covers the edge of front or back.
 */
export const lappedTray = ({ turned = false, ...tray }: LappedTray): Body => {
  const [length, width] = turned ? [tray.width, tray.length] : [tray.length, tray.width];
  const { wall, material: m, tab, dust, lid } = tray;
  const tabbed = (name: FrontOrBack, top?: Panel): Panel => {
    const [seat, height] = [length - 2 * m, top ? wall + m : wall];
    const end = (side: LeftOrRight): Panel =>
      steppedFlap(`${side}-tab`, height, tab, [m, height - wall + m], { role: 'glue', phase: phases.short + 1 });
    const [onRight, onLeft] = sidesOf(name);
    return pen(name, seat, { role: 'wall', phase: phases.short })
      .hang(seat, height, end(onRight))
      .side(0, height, top)
      .hang(0, 0, flip(end(onLeft)))
      .close();
  };
  // The feet of the tabs cross the creases of the side walls beyond the corners of the floor.
  const beyond = (m * m) / FOOT;
  const corner = width + beyond;
  const lapped = (name: LeftOrRight): Panel =>
    pen(name, corner + beyond, { role: 'wall', phase: phases.long })
      .to(corner + m, FOOT - m)
      .to(corner + m, wall)
      .side(beyond - m, wall, dust)
      .to(beyond - m, FOOT - m)
      .close();
  const walls = { front: tabbed('front'), right: lapped('right'), back: tabbed('back', lid), left: lapped('left') };
  const across = ['floor.x', beyond, corner] as const;
  return {
    ...sidewaysFloor(length, width, m, walls, 'cut', beyond),
    joins: eachCorner((on, side) => glued(side, `${on}.${side}-tab`)),
    labels: {
      ...(turned ? { width: 'floor.y', length: across } : { length: 'floor.y', width: across }),
      height: 'right.y',
    },
    inner: turned ? { width: 'right|left', length: 'back|front' } : trayInner,
  };
};
