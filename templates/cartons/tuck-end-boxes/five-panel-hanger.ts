import {
  box,
  cartonTuckBoard,
  deepestTuck,
  dustFlapLimits,
  EURO_SLOT,
  euroSlot,
  type FoldedWall,
  glued,
  mm,
  rim,
  slitLength,
  tuckClosure,
  wallStrip,
  withBoard,
} from '../../../src/author/index.ts';
import { usualTuck } from '../../tube/usual.ts';

/** How far the header stays within its wall, and from its edge to the middle of the slot, in mm. */
const [INSET, SLOT] = [1, 14];

/**
 * Five-panel hanger carton: two fronts, glued to one another over their whole height, rise above the box as a header of two plies.
 *
 *   ╭───────╮                            ╭───────╮
 *   │  ⊂⊃   │        ╭───────╮           │  ⊂⊃   │
 *   │       │  ▕▔▔╲ ├───────┤ ╱▔▔▏      │       │
 *   │ front ├────────┼───────┼──────┤ inner│
 *   │       │ right  │ back  │ left │ front│
 *   └───────┴────────┼───────┼──────┴───────┘
 *             ▕▁▁╱ ├───────┤ ╲▁▁▏
 *                    ╰───────╯
 */
export default box('carton', {
  name: 'Five-panel hanger carton',
  about:
    'Folding carton with two tuck lids on the back; its doubled front goes on upwards as a header to hang it up by.',
  group: 'tuck_end_boxes',
  from: [
    'house',
    'the five-panel carton as it is in common use, on the lids of becf-1010a; Euro slot of EN 13010, its middle 14 below the edge; that the header is on the front, where its print looks out, and that the inner ply is the narrower one are our decisions',
  ],
  ids: ['house-five-panel-hanger'],
  size: {
    length: mm(80, [EURO_SLOT.width + 20, 600], 'Length: width of the front'),
    width: mm(25, [18, 300], 'Width: front to back'),
    height: mm(120, [40, 1000], 'Height: bottom to top'),
  },
  board: [0.4, [0.2, 1]],
  order: ['length', 'width'],
  options: ({ length, width, height, material }) => {
    const deepest = Math.min(width - 2, height / 2 - 3, deepestTuck(length, material, 12));
    const tuck = Math.min(usualTuck(width), deepest);
    const dust = dustFlapLimits('slit_lock_dust_flap', slitLength(length), width - material);
    const reach = Math.min(dust.max, length / 2 - material, width - 2);
    return {
      header_height: mm(35, [SLOT + EURO_SLOT.height + 5, 100], 'How far the header rises above the box'),
      tuck_flap: mm(tuck, [6, deepest], 'How far the tucks reach in'),
      dust_flap: mm((width + tuck) / 2, [dust.min, reach], 'Depth of the dust flaps'),
    };
  },
  labels: { length: 'back.y', width: 'left.y', height: 'left.x' },
  inner: { length: 'right|left', width: 'left.inner-front|back', height: 'right.top-dust|right.bottom-dust' },
  build({ length, width, height, material: t, header_height: header, tuck_flap: tuck, dust_flap: dust }) {
    const closed = (end: 'top' | 'bottom') =>
      tuckClosure(
        {
          ...{ end, lidOn: 'back', walls: [length, width, length, width - t], length, width, material: t, tuck, dust },
          ...{ flap: 'uni_tuck_flap', lock: 'sit_lock_tuck', dustFlap: 'slit_lock_dust_flap' },
        },
        cartonTuckBoard,
      );
    const [top, bottom] = [closed('top'), closed('bottom')];
    const slot = euroSlot([length / 2, header - SLOT - EURO_SLOT.height / 2]);
    // Both plies have their headers one before the other.
    const headed = (wide: number) =>
      rim(wide)
        .to(length - INSET, 0)
        .to(length - INSET, header)
        .round(8)
        .to(INSET, header)
        .round(8)
        .to(INSET, 0)
        .mark('cut', ...slot)
        .close();
    const ply = length - INSET;
    // The front lies a board before the inner one, to which the side walls' flaps keep.
    const walls: readonly FoldedWall[] = [
      { name: 'front', width: length, phase: 0, top: headed(length) },
      {
        ...{ name: 'right', width: width + t, phase: 2 },
        ...{ top: withBoard(top.right, t, 'left'), bottom: withBoard(bottom.right, t, 'right') },
      },
      { name: 'back', width: length, phase: 1, top: top.back, bottom: bottom.back },
      {
        ...{ name: 'left', width, phase: 1 },
        ...{ top: withBoard(top.left, t, 'right'), bottom: withBoard(bottom.left, t, 'left') },
      },
      { name: 'inner-front', role: 'glue', width: ply, phase: 0, top: headed(ply) },
    ];
    return {
      trunk: wallStrip(height, walls)!,
      rises: 'right',
      joins: [glued('left.inner-front', 'front'), ...top.joins, ...bottom.joins],
    };
  },
});
