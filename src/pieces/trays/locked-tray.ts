import { type Body, eachSide, flip, locked, type Panel, pen } from '../../board/index.ts';
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
  const wall = (name: string, onRight: string, onLeft: string): Panel =>
    pen(name, seat, { role: 'wall', phase: 1 })
      .hang(seat, rise, cornerFlap(`${onRight}-flap`, rise, reach, 0))
      .to(0, rise)
      .hang(0, 0, flip(cornerFlap(`${onLeft}-flap`, rise, reach, 0)))
      .close();
  // One inner wall after the other: in a high tray they would meet on their way.
  const side = (name: string, later: number) =>
    rollOverSide({ name, length: width, height, material: m, lock, phase: 2, over: 3 + later, ...wallsOf });
  return {
    trunk: insetFloor(length, width, m, {
      front: wall('front', 'left', 'right'),
      right: side('right', 0),
      back: wall('back', 'right', 'left'),
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
