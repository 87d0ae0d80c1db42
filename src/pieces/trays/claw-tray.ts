import { type Body, eachCorner, eachSide, locked, type Panel } from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { clawEar, clawedWall } from './claw-ear.ts';
import { earedWall } from './hooked-tray.ts';
import { type TonguedLid, tonguedLid } from './tongued-lid.ts';
import { trayInner } from './tray-sizes.ts';

/**
 * A tray without glue, with a lid. Front and back have ears on the outside of the side walls, whose claws hook into slits. The back is one
 * board higher than the other walls, and the lid one board less deep than the floor. The floor is drawn with the front on its right.
 */
export const clawTray = (tray: TonguedLid): Body => {
  const { length, width, height, material } = tray;
  const high = height + material;
  const side = (name: string): Panel => clawedWall(name, tray);
  return {
    trunk: rectangle('floor', width, length, {
      role: 'wall',
      right: earedWall('front', tray, height, clawEar(tray, height)),
      top: side('right'),
      left: earedWall('back', tray, high, clawEar(tray, high), tonguedLid(tray)),
    }),
    base: { line: 'crease', panel: side('left') },
    front: 'right',
    joins: [
      ...eachCorner((on, end) => locked(`${on}.${end}-ear`, end, 'slit')),
      ...eachSide((end) => locked(`lid.${end}-flap`, end, 'slit')),
      locked('lid.tuck', 'front'),
    ],
    labels: { length: 'floor.y', width: 'floor.x', height: 'front.y' },
    inner: trayInner,
  };
};
