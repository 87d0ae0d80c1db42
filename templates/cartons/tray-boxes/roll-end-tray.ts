import {
  box,
  cornerFlap,
  eachCorner,
  flip,
  locked,
  mm,
  pen,
  rimGap,
  rollOverSide,
  trayLabels,
} from '../../../src/author/index.ts';
import { lockPressed } from '../../tray/locked-exceptions.ts';

/**
 * Roll-end tray: double side walls whose nibs lock into the floor and hold the corner flaps of front and back.
 *
 *          ╭──┬─────────┬──╮
 *          ╰──┤  back   ├──╯
 *    ┌─────┼──┼─────────┼──┼─────┐
 *    ┤inner│  ┊  floor  ┊  │inner├
 *    └─────┼──┼─────────┼──┼─────┘
 *          ╭──┤  front  ├──╮
 *          ╰──┴─────────┴──╯
 */
export default box('carton', {
  name: 'Roll-end tray',
  about: 'Open tray, set up without glue: double side walls lock into the floor and hold the corner flaps.',
  open: 'no lid',
  group: 'tray_boxes',
  code: 'B20.01.00.00',
  from: [
    'standard',
    'ECMA B20.01, two double walls with nib locks: the tray of becf-11701 as measured, without its lid, front and back alike',
  ],
  ids: ['becf-11a01'],
  size: {
    length: mm(200, [60, 1000], 'Length of the floor, between the double walls'),
    width: mm(150, [40, 800], 'Width of the floor, front to back'),
    height: mm(50, [16, 300], 'Height of the walls'),
  },
  // The inner walls of both sides come down on the floor one after the other.
  sizeLimits: ({ length }) => ({ height: { max: length / 2 - 6 } }),
  options: ({ width }) => ({
    lock: mm(Math.max(10, 0.3 * width), [10, width - 14], 'Length of the slots in the floor'),
  }),
  labels: trayLabels,
  inner: { length: 'right|left', width: 'back|front' },
  build({ length, width, height, material: m, lock }) {
    const side = (name: string) => rollOverSide({ name, length: width, height, material: m, lock, phase: 2, room: m });
    const [seat, rise] = [length - 2 * m, height - rimGap(m)];
    // Two of them share a double wall.
    const flap = (name: string) => cornerFlap(name, rise, Math.min(height - m, width / 2 - 2 * m), 0);
    const wall = (name: string, onRight: string, onLeft: string) =>
      pen(name, seat, { role: 'wall', phase: 1 })
        .hang(seat, rise, flap(`${onRight}-flap`))
        .to(0, rise)
        .hang(0, 0, flip(flap(`${onLeft}-flap`)))
        .close();
    return {
      trunk: pen('floor', m, { role: 'wall' })
        .hang(length - m, 0, wall('front', 'left', 'right'))
        .to(length, 0)
        .rim(length, width, side('right'))
        .to(length - m, width)
        .hang(m, width, wall('back', 'right', 'left'))
        .to(0, width)
        .rim(0, 0, side('left'))
        .close(),
      joins: eachCorner((on, end) => locked(`${on}.${end}-flap`, end)),
    };
  },
  exceptions: ['right', 'left'].map((end) => lockPressed(`${end}.inner`, 'floor')),
});
