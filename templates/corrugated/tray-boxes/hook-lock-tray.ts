import {
  box,
  eachCorner,
  flip,
  hookEar,
  hookedPhases,
  hookedWall,
  insideShare,
  locked,
  mm,
  type Panel,
  pen,
  rectangle,
  trayInner,
  trayLabels,
} from '../../../src/author/index.ts';
import { corrugatedSizes, slidingPlay } from '../../tray/corrugated-sizes.ts';

/**
 * Tray without joint or glue: ears on front and back lie on the outside of the ends and hook into slots of these.
 *
 *            ╭─╮┌───────────┐╭─╮
 *            │ └┤   back    ├┘ │
 *         ┌──┴──┼───────────┼──┴──┐
 *         │left │   floor   │right│
 *         └──┬──┼───────────┼──┬──┘
 *            │ ┌┤   front   ├┐ │
 *            ╰─╯└───────────┘╰─╯
 */
export default box('corrugated', {
  name: 'Tray with hooked ears',
  about: 'Open tray of corrugated board without glue or joint; ears of front and back hook into slots of the ends.',
  open: 'no lid',
  group: 'tray_boxes',
  code: '0457',
  from: [
    'house',
    'drawing not seen; FEFCO 0457 is described as a self-locking tray without joint: the ears and slits of our hooked carton tray, with the allowances of corrugated board and slots as wide as the board',
  ],
  ids: ['fefco-0457'],
  size: { ...corrugatedSizes([250, 180, 80]), material: mm(1.5, [0.8, 7], 'Thickness of the board') },
  sizeLimits: ({ width, material }) => {
    const least = Math.max(40, 25 * material);
    // Below this limit the prong of an ear would be as thin as the board; above it the ears would be slivers.
    return {
      length: { min: least },
      width: { min: least },
      height: { min: Math.max(25, 14 * material), max: Math.max(2 * Math.max(width, least), 14 * material) },
    };
  },
  labels: trayLabels,
  inner: trayInner,
  build({ length, width, height, material: t }) {
    const inside = insideShare.corrugated * t;
    const [long, across, wall] = [length + 2 * inside, width + 2 * inside, height + inside];
    const hooks = { width: across, height: wall };
    // The ends stand between front and back.
    const short = inside + slidingPlay(t);
    const side = (name: string): Panel => hookedWall(name, hooks, hookedPhases.sides, { short, slot: t });
    const ear = hookEar('right-ear', hooks, hookedPhases.ears);
    const hooked = (name: string, right: Panel, left: Panel): Panel =>
      pen(name, long, { role: 'wall', phase: hookedPhases.walls })
        .to(long + t, 0)
        .hang(long + t, wall, right)
        .to(-t, wall)
        .hang(-t, 0, left)
        .close();
    return {
      trunk: rectangle('floor', long, across, {
        role: 'wall',
        right: side('right'),
        top: hooked('back', ear, flip(ear, 'left-ear')),
        left: side('left'),
      }),
      // The front stands the other way up.
      base: { line: 'crease', panel: hooked('front', { ...ear, name: 'left-ear' }, flip(ear)) },
      joins: eachCorner((on, end) => locked(`${on}.${end}-ear`, end)),
    };
  },
});
