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
} from '../../board/index.ts';
import { sidewaysFloor } from './inset-floor.ts';

/** A tray with single long walls and double short ones. All in mm, crease to crease. */
export interface DrawerTray {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
  /** How far the ears on the long walls reach into the short ones. */
  readonly ear: number;
}

/** When it folds: long walls with their ears, short walls, flanges, and one inner wall after the other. */
const phases = { ears: 0, long: 1, short: 2, flanges: 1, left: 3, right: 4 } as const;

/** How deep the flange on the floor is, in mm. */
const FLANGE = 15;

/** Free corner of an ear, at 45°, in mm. */
const CHAMFER = 5;

/** The least an ear may reach: some of it beyond its free corner. */
export const LEAST_EAR = 2 * CHAMFER;

/**
 * The tray of a drawer as the service draws it. The short walls roll over the ears of the long ones, which are glued in them,
 * and end in a flange on the floor, splayed by two boards so that it holds itself between the long walls. The long walls are a board
 * shorter than the floor at each end: that is the room of the ears.
 */
export const drawerTray = ({ length, width, height, material: m, ear }: DrawerTray): Body => {
  // The floor's corner is at the right end of its seat, the rim at the left.
  const flap = (name: string): Panel =>
    pen(name, height, { role: 'glue', phase: phases.ears })
      .to(height, ear)
      .to(m + CHAMFER, ear)
      .to(m, ear - CHAMFER)
      .to(m, CHAMFER / 2)
      .close();
  const seat = length - 2 * m;
  const long = (name: FrontOrBack): Panel => {
    const [onRight, onLeft] = sidesOf(name);
    return pen(name, seat, { role: 'wall', phase: phases.long })
      .hang(seat, height, flap(`${onRight}-ear`))
      .to(0, height)
      .hang(0, 0, flip(flap(`${onLeft}-ear`)))
      .close();
  };
  const short = (name: LeftOrRight): Panel => {
    const [clear, down] = [width - 2 * m, height - m];
    const flange = pen('flange', clear, { fold: -90, phase: phases.flanges })
      .to(clear + 2 * m, FLANGE)
      .to(-2 * m, FLANGE)
      .close();
    const inner = pen('inner', width, { folds: [{ phase: phases[name], to: 180, clearance: m }] })
      .to(width - m, CHAMFER / 2)
      .to(width - m, down)
      .hang(m, down, flange)
      .to(m, CHAMFER / 2)
      .close();
    return pen(name, width, { role: 'wall', phase: phases.short }).to(width, height).hang(0, height, inner).close();
  };
  return {
    ...sidewaysFloor(length, width, m, {
      front: long('front'),
      right: short('right'),
      back: long('back'),
      left: short('left'),
    }),
    joins: eachCorner((wall, side) => glued(side, `${wall}.${side}-ear`)),
    labels: { length: 'floor.y', width: 'floor.x', height: 'right.y' },
    inner: { width: 'front|back' },
  };
};
