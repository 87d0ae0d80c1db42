import { type Body, eachSide, type FrontOrBack, locked, type Panel, sidesOf } from '../../../board/index.ts';
import { flanked } from '../shapes.ts';
import { cornerFlap, rimGap } from './corner-flap.ts';
import { type RollOverWall, rollOverSide } from './roll-over-wall.ts';
import { insetFloor, type SizesAndMaterial, trayInner, trayLabels } from './tray-floor.ts';

/** A tray with side walls that roll over and lock into its floor. All in mm. */
export type LockedTray = SizesAndMaterial & Pick<RollOverWall, 'lock' | 'layerThickness' | 'tongue'>;

/** A front or back with a corner flap at each end, which goes into the neighbouring double wall. All in mm. */
export const flappedWall = (name: FrontOrBack, seat: number, rise: number, reach: number): Panel => {
  const [onRight] = sidesOf(name);
  return flanked(name, seat, rise, cornerFlap(`${onRight}-flap`, rise, reach, 0), { role: 'wall', phase: 1 });
};

/** Without glue: the side walls roll over flaps of front and back, which end one board before the corners, and lock into the floor. */
export const lockedTray = ({ length, width, height, material: m, lock, ...wallsOf }: LockedTray): Body => {
  const seat = length - 2 * m;
  const rise = height - rimGap(m);
  // Two corner flaps in a side wall end 2 mm apart.
  const reach = Math.min(height - m, (width - 2) / 2);
  // One inner wall folds after the other: in a high tray they would collide.
  const side = (name: string, later: number) =>
    rollOverSide({ name, length: width, height, material: m, lock, phase: 2, over: 3 + later, ...wallsOf });
  return {
    trunk: insetFloor(length, width, m, {
      front: flappedWall('front', seat, rise, reach),
      right: side('right', 0),
      back: flappedWall('back', seat, rise, reach),
      left: side('left', 1),
    }),
    joins: eachSide((end) => [
      locked(`${end}.inner`, 'floor', 'notch'),
      ...['front', 'back'].map((wall) => locked(`${end}.inner`, `${wall}.${end}-flap`)),
    ]),
    // Measured on a side wall, because front and back are lower. The span excludes tongues below the side wall's crease.
    labels: { ...trayLabels, height: ['right.y', 0, height] },
    inner: { width: trayInner.width },
  };
};
