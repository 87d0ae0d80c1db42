import {
  box,
  corrugatedCornerFlap,
  flip,
  insideShare,
  type LeftOrRight,
  meets,
  mm,
  pen,
  rectangle,
  trapezium,
  wallsBeside,
} from '../../../src/author/index.ts';
import { onePieceFolders } from '../../tray/one-piece-folders.ts';
import { endFlap } from './flap-folder.ts';

const phases = { corners: 0, ends: 1, flaps: 2, sides: 3, panels: 4 } as const;

/**
 * One-piece folder whose dust flaps hang on its ends and line front and back.
 *
 *                  ┌─────────┐
 *                  │  panel  │
 *                  ├─────────┤
 *            ╱▔▔▔▔╲│  back   │╱▔▔▔▔╲
 *       ╱▔▔▔┬──────┼─────────┼──────┬▔▔▔╲
 *       │   │ end  │  floor  │ end  │   │
 *       ╲▁▁▁┴──────┼─────────┼──────┴▁▁▁╱
 *            ╲▁▁▁▁╱│  front  │╲▁▁▁▁╱
 *                  ├─────────┤
 *                  │  panel  │
 *                  └─────────┘
 */
export default box('corrugated', {
  ...onePieceFolders,
  name: 'One-piece folder with dust flaps on its ends',
  about: 'Folder of corrugated board for flat goods; flaps of its ends line front and back, two panels meet on top.',
  code: '0412',
  from: [
    'standard',
    'FEFCO 0412: long walls with half tops, ends with a short flap and with dust flaps that reach to the middle of front and back',
    'figures',
  ],
  ids: { 'fefco-0412': { size: { length: 500, width: 300, height: 100, material: 3 } } },
  options: (v) => ({
    end_flap: endFlap(v),
    dust_flap: mm(
      Math.min(v.length / 2 - 0.5, 2.5 * v.height),
      [Math.max(10, 3 * v.material), v.length / 2 - 0.5],
      'How far the dust flaps of the ends reach along front and back',
    ),
  }),
  build({ length, width, height, material: t, end_flap, dust_flap }) {
    const inside = insideShare.corrugated * t;
    const [long, high] = [length + 2 * inside, height + 2 * inside];
    // A dust flap lies inside front and back.
    const across = width + 2 * inside + 2 * t;
    const seat = across - 2 * t;
    const foot = inside + 0.5;
    const end = (name: LeftOrRight) => {
      const flaps = wallsBeside(name).map((wall) =>
        corrugatedCornerFlap(`${wall}-flap`, high - 2 * foot, dust_flap, phases.corners),
      );
      return pen(name, seat, { role: 'wall', phase: phases.ends })
        .to(seat, foot)
        .hang(seat, high - foot, flaps[0]!)
        .to(seat, high)
        .hang(0, high, trapezium('flap', seat, end_flap, Math.min(10, end_flap / 3), { phase: phases.flaps }))
        .to(0, high - foot)
        .hang(0, foot, flip(flaps[1]!, flaps[1]!.name))
        .close();
    };
    const side = (name: string) =>
      rectangle(name, long, high + t, {
        role: 'wall',
        phase: phases.sides,
        top: rectangle('panel', long, across / 2, { phase: phases.panels }),
      });
    return {
      trunk: rectangle('floor', long, across, {
        role: 'wall',
        right: end('right'),
        top: side('back'),
        left: end('left'),
      }),
      base: { line: 'crease', panel: side('front') },
      joins: [meets('front.panel', 'back.panel')],
      labels: { length: 'floor.x', width: 'floor.y', height: ['back.y', 0, high + t] },
      inner: { length: 'right|left', width: 'right.back-flap|right.front-flap', height: 'floor|right.flap' },
    };
  },
});
