import {
  type Blank,
  box,
  insideShare,
  type LockedTray,
  lockedTray,
  mm,
  type Part,
  trayGauges,
} from '../../../src/author/index.ts';
import { upsideDown } from '../../tray/telescope.ts';

/** The least height of either tray: its corner flaps are chamfered for 10 mm, which has to leave some of them. */
const LOWEST = 20;

/** What lies in a double wall: the corner flap and the inner wall. */
const LAYERS = 2;

/** A tray as a part; what it promises inside is said by the box. */
const tray = (sizes: LockedTray, inner: Blank['inner']): Blank => ({
  ...lockedTray(sizes),
  thickness: sizes.material,
  inside: insideShare.carton,
  // Front and back are a little lower than the side walls, whose tongues reach below their creases.
  gauges: trayGauges.map((g) => (g.name === 'height' ? { ...g, panel: 'right', span: [0, sizes.height] } : g)),
  inner,
});

/**
 * Self-locking shirt box: base and lid are one construction, side walls that roll over the corner flaps and
 * lock into the floor.
 *
 *             ╭──┬────────┬──╮
 *             ╰──┤  back  ├──╯
 *      ┌────┬────┼────────┼────┬────┐
 *      ┤    │    ┊  floor ┊    │    ├   and a lid, larger
 *      └────┴────┼────────┼────┴────┘
 *             ╭──┤ front  ├──╮
 *             ╰──┴────────┴──╯
 */
export default box('carton', {
  name: 'Self-locking shirt box',
  about: 'Base and lid with double side walls that lock into their floors, without glue.',
  group: 'shirt_boxes',
  code: 'B31.21.00.00',
  from: [
    'house',
    'B31.21 was not seen: base and lid are the tray of becf-11701 as measured, without its lid; our decisions: the lid goes over the base with play, and is nine tenths as high',
  ],
  ids: ['becf-12401'],

  size: {
    length: mm(200, [60, 800], 'Length of the base, between its outer side walls'),
    width: mm(120, [50, 600], 'Width of the base, front to back'),
    height: mm(50, [22, 200], 'Height of the base'),
  },
  board: [0.5, [0.2, 0.8]],
  // An inner wall swings clear of the one across.
  sizeLimits: ({ length }) => ({ height: { max: length - 10 } }),
  options: ({ width, height }) => ({
    lid_height: mm(0.9 * height, [LOWEST, height], 'Height of the lid'),
    clearance: mm(0.5, [0.2, 2], 'Play between base and lid on each side'),
    lock: mm(30, [10, width - 14], 'Length of the slots in the floors'),
  }),

  build({ length, width, height, material, lid_height, clearance, lock }): readonly Part[] {
    const base = { length, width, height, material, lock };
    // Around the base, whose walls stand outside of their creases; and the lid's own double walls.
    const around = 2 * (material + clearance);
    const lid = {
      ...base,
      length: length + around + 2 * LAYERS * material,
      width: width + around,
      height: lid_height,
    };
    return [
      {
        id: 'base',
        name: 'base',
        category: 'carton',
        blank: {
          ...tray(base, [
            { name: 'width', a: 'back', b: 'front' },
            { name: 'height', a: 'floor', b: 'lid:floor' },
          ]),
          front: 'upper',
        },
      },
      {
        id: 'lid',
        name: 'lid',
        category: 'carton',
        blank: tray(lid, []),
        // Its floor lies on the rims of the base.
        placement: upsideDown(base, lid, height, 2 * (height + lid_height)),
      },
    ];
  },

  exceptions: ['base', 'lid'].flatMap((part) =>
    ['right', 'left'].flatMap((end) => [
      {
        law: 'solid' as const,
        panels: [`${part}:${end}.inner`, `${part}:floor`],
        upTo: 1,
        why: 'the lock is held by its slanted ends, which press into those of the slot',
      },
      ...['front', 'back'].map((wall) => ({
        law: 'solid' as const,
        panels: [`${part}:${end}.inner`, `${part}:${wall}.${end}-flap`],
        upTo: 1,
        why: 'the double wall is drawn with one crease at its rim: in the box it bulges round what it holds, in the model it does not',
      })),
    ]),
  ),
});
