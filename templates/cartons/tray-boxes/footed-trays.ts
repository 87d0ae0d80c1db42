import {
  box,
  deepestTuck,
  footedPhases,
  footedTray,
  locked,
  mm,
  tuckLidEnd,
  type Values,
  withJoins,
} from '../../../src/author/index.ts';

const footedSize = (length: number, width: number, height: number) => ({
  length: mm(length, [60, 1000], 'Length of the floor, between the double walls'),
  width: mm(width, [50, 800], 'Width of the floor, front to back'),
  height: mm(height, [22, 300], 'Height of the walls'),
});

type Size = Values<ReturnType<typeof footedSize>>;

const footedTrays = {
  group: 'tray_boxes',
  board: [0.5, [0.2, 0.8]],
  // An inner wall with its foot swings clear of the double wall across.
  sizeLimits: ({ length }: Size) => ({ height: { max: length / 2 } }),
} as const;

const footedOptions = ({ length, width, height, material }: Size & { readonly material: number }) => {
  // Two of them meet in a wall, and they are not longer than high.
  const reach = Math.min(height - material, (width - 2) / 2);
  return {
    corner_flap: mm(Math.min(length / 4, reach), [16, reach], 'How far the corner flaps reach'),
    foot: mm(0.4 * height, [8, Math.min(0.8 * height, length / 5)], 'How far the inner walls go on along the floor'),
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
  name: 'Double wall tray on feet',
  about: 'Tray whose double side walls hold the corner flaps and go on along the floor.',
  open: 'no lid',
  code: 'B20.02.00.00',
  from: [
    'standard',
    'ECMA B20.02: two double walls that hold the corner flaps, inner walls with a long foot; that the feet are glued down was our decision',
  ],
  ids: ['becf-11a04'],
  size: footedSize(150, 100, 40),
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
  name: 'Double wall tray with tuck lid',
  about: 'Tray with double side walls and a hinged lid that tucks in behind the front.',
  code: 'B20.02.00.50',
  from: [
    'standard',
    'ECMA B20.02.50: the tray of B20.02, a lid without flaps on a single wall, a tuck with round corners. Not drawn, because not known to us: what d, e, x1 and x2 of becf-11a06 set',
  ],
  ids: ['becf-11a06'],
  size: footedSize(120, 75, 38),
  options: (size) => {
    const deepest = Math.min(
      size.height - 4,
      size.width - 6,
      deepestTuck(size.length - 2 * size.material, size.material, 12),
    );
    return {
      ...footedOptions(size),
      tuck_flap: mm(Math.min(17, deepest), [6, deepest], 'How far the tuck reaches in'),
    };
  },
  build: ({ corner_flap: flap, tuck_flap: tuck, ...v }) => {
    const { length, width, material } = v;
    const head = { name: 'lid', style: 'uni_tuck_flap', phase: footedPhases.lid } as const;
    const lid = tuckLidEnd({ ...head, length: length - 2 * material, width, tuck, material });
    return withJoins(footedTray({ ...v, flap, lid }), locked('back.lid.tuck', 'front'));
  },
});
