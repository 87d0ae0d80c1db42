import { type Body, eachCorner, eachSide, flip, locked, type Panel, pen, sidesOf } from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { clawEar, clawedWall } from './claw-ear.ts';
import { hookedPhases } from './hooked-tray.ts';
import { type TonguedLid, tonguedLid } from './tongued-lid.ts';

/**
 * A tray without glue, with a lid. Front and back have ears on the outside of the side walls, whose claws hook into slits. The back is one
 * board higher than the other walls, and the lid one board less deep than the floor. The floor is drawn with the front on its right.
 */
export const clawTray = (tray: TonguedLid): Body => {
  const { length, width, height, material: m } = tray;
  // Drawn on its side of the floor, the front has its ears exchanged.
  const wall = (name: string, top: number, [onRight, onLeft]: readonly [string, string], lid?: Panel): Panel => {
    const ear = clawEar(`${onRight}-ear`, tray, top, { phase: hookedPhases.ears });
    const foot = top - ear.seat;
    return pen(name, length, { role: 'wall', phase: hookedPhases.walls })
      .to(length + m, foot)
      .hang(length + m, top, ear)
      .side(-m, top, lid)
      .hang(-m, foot, flip(ear, `${onLeft}-ear`))
      .close();
  };
  const side = (name: string): Panel => clawedWall(name, tray, hookedPhases.sides);
  return {
    trunk: rectangle('floor', width, length, {
      role: 'wall',
      right: wall('front', height, sidesOf('front')),
      top: side('right'),
      left: wall('back', height + m, sidesOf('back'), tonguedLid(tray)),
    }),
    base: { line: 'crease', panel: side('left') },
    front: 'right',
    joins: [
      ...eachCorner((on, end) => locked(`${on}.${end}-ear`, end)),
      ...eachSide((end) => locked(`lid.${end}-flap`, end)),
      locked('lid.tuck', 'front'),
    ],
    labels: { length: 'floor.y', width: 'floor.x', height: 'front.y' },
    inner: { length: 'right|left', width: 'back|front' },
  };
};
