import { box, footedTray, mm } from '../../../src/author/index.ts';
import {
  type FootedSize,
  footedSize,
  footedTrays,
  footedTuck,
  footedWithLid,
  footOf,
  furthestCorner,
} from '../../tray/footed.ts';

const MOST = [1000, 800, 300] as const;

const footedOptions = (size: FootedSize) => {
  const reach = furthestCorner(size);
  return {
    corner_flap: mm(Math.min(size.length / 4, reach), [16, reach], 'How far the corner flaps reach'),
    foot: footOf(size),
  };
};

/**
 * Tray with double walls on feet: the side walls roll over the corner flaps of front and back, and their feet hold them to the floor.
 *
 *             ╱▔┌─────────┐▔╲
 *             ╲▁│  back   │▁╱
 *   ╱┬─────┬────┼─────────┼────┬─────┬╲
 *   ││inner│    │  floor  │    │inner││
 *   ╲┴─────┴────┼─────────┼────┴─────┴╱
 *             ╱▔│  front  │▔╲
 *             ╲▁└─────────┘▁╱
 */
export const openTray = box('carton', {
  ...footedTrays,
  group: 'tray_boxes',
  name: 'Double wall tray on feet',
  about: 'Tray whose double side walls hold the corner flaps and go on along the floor.',
  open: 'no lid',
  code: 'B20.02.00.00',
  from: [
    'standard',
    'ECMA B20.02: two double walls that hold the corner flaps, inner walls with a long foot; that the feet are glued down was our decision',
  ],
  ids: ['becf-11a04'],
  size: footedSize([150, 100, 40], MOST),
  options: footedOptions,
  build: ({ corner_flap: flap, ...v }) => footedTray({ ...v, flap }),
});

/**
 * The same with a hinged lid whose tuck goes down behind the front.
 *
 *            ╭───────╮
 *            │  lid  │
 *           ┌┴───────┴┐
 *   ┬───┬───┼─────────┼───┬───┬
 *   │   │   │  floor  │   │   │
 *   ┴───┴───┼─────────┼───┴───┴
 *           └─────────┘
 */
export const tuckLid = box('carton', {
  ...footedTrays,
  group: 'tray_boxes',
  name: 'Double wall tray with tuck lid',
  about: 'Tray with double side walls and a hinged lid that tucks in behind the front.',
  code: 'B20.02.00.50',
  from: [
    'standard',
    'ECMA B20.02.50: the tray of B20.02, a lid without flaps on a single wall, a tuck with round corners. Not drawn, because not known to us: what d, e, x1 and x2 of becf-11a06 set',
  ],
  ids: ['becf-11a06'],
  size: footedSize([120, 75, 38], MOST),
  options: (size) => ({ ...footedOptions(size), tuck_flap: footedTuck(size) }),
  build: ({ corner_flap: flap, tuck_flap: tuck, ...v }) => footedWithLid({ ...v, flap, tuck }),
});
