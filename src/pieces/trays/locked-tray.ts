import { type Body, eachSide, type FrontOrBack, flip, locked, type Panel, pen, sidesOf } from '../../board/index.ts';
import { cornerFlap, rimGap } from './corner-flap.ts';
import { insetFloor } from './inset-floor.ts';
import { rollOverSide } from './roll-over-wall.ts';
import { trayInner, trayLabels } from './tray-sizes.ts';

/** A tray whose side walls roll over and lock into its floor. All in mm. */
export interface LockedTray {
  /** Between the outer side walls; the double walls take two boards of it at each end, and one for what they hold. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
  /** Length of the slots in the floor. */
  readonly lock: number;
  /** See `RollOverWall`. */
  readonly room?: number;
  readonly tongue?: number;
}

/** A front or back with a corner flap at either end, which lies in the double wall beside it. All in mm. */
export const flappedWall = (name: FrontOrBack, seat: number, rise: number, reach: number): Panel => {
  const [onRight, onLeft] = sidesOf(name);
  return pen(name, seat, { role: 'wall', phase: 1 })
    .hang(seat, rise, cornerFlap(`${onRight}-flap`, rise, reach, 0))
    .to(0, rise)
    .hang(0, 0, flip(cornerFlap(`${onLeft}-flap`, rise, reach, 0)))
    .close();
};

/**
 * Floor and four walls, without glue: front and back have corner flaps, over which the side
 * walls roll and lock into the floor. Front and back stop a board short at each end: that is the
 * room of the flaps.
 */
export const lockedTray = ({ length, width, height, material: m, lock, ...wallsOf }: LockedTray): Body => {
  const seat = length - 2 * m;
  const rise = height - rimGap(m);
  // Two corner flaps meet in a side wall and keep 2 mm apart.
  const reach = Math.min(height - m, (width - 2) / 2);
  // One inner wall after the other: in a high tray they would meet on their way.
  const side = (name: string, later: number) =>
    rollOverSide({ name, length: width, height, material: m, lock, phase: 2, over: 3 + later, ...wallsOf });
  return {
    trunk: insetFloor(length, width, m, {
      front: flappedWall('front', seat, rise, reach),
      right: side('right', 0),
      back: flappedWall('back', seat, rise, reach),
      left: side('left', 1),
    }),
    joins: eachSide((end) =>
      ['floor', `front.${end}-flap`, `back.${end}-flap`].map((held) => locked(`${end}.inner`, held)),
    ),
    // Front and back are a little lower than the side walls, whose tongues reach below their creases.
    labels: { ...trayLabels, height: ['right.y', 0, height] },
    inner: { width: trayInner.width },
  };
};
