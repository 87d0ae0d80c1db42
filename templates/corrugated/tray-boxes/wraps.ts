import { box, mm, type Values, wrap } from '../../../src/author/index.ts';
import { corrugatedSizes } from '../../tray/corrugated-sizes.ts';
import { slotWidth } from '../../tube/slots.ts';

const sizes = (shown: readonly [number, number, number]) => ({
  ...corrugatedSizes(shown, { along: ', from end to end' }),
  material: mm(3, [0.8, 7], 'Thickness of the board'),
});

/** A strip folded round goods, with flaps on both ends of its panels. */
const wraps = {
  group: 'tray_boxes',
  sizeLimits: ({ material }: Values<ReturnType<typeof sizes>>) => ({
    length: { min: 12 * material },
    width: { min: 12 * material },
    height: { min: Math.max(20, 10 * material) },
  }),
} as const;

/**
 * Wrap-around case: a slotted case on its side, closed round the goods by a machine. All its end flaps are half as long as it is high.
 *
 *      ▁▁┬─────────┬▁▁
 *        │  back   │
 *      ══┼─────────┼══
 *        │  floor  │
 *      ══┼─────────┼══
 *        │  front  │
 *      ▔▔┴─────────┴▔▔
 */
export const wrapAround = box('corrugated', {
  ...wraps,
  name: 'Wrap-around case',
  about: 'Flat blank of corrugated board that a machine folds and glues round goods: a slotted case lying on its side.',
  code: '0406',
  from: [
    'house',
    'plate not seen; FEFCO 0406 is said to be a slotted case on its side whose joint is made last: outer flaps on floor and top meet over those of front and back; the lap of the top on the outside of the front is our decision',
  ],
  ids: ['fefco-0406'],
  size: sizes([300, 200, 150]),
  options: ({ height, material }) => ({
    slot_width: slotWidth(material),
    glue_flap: mm(35, [Math.max(12, 3 * material), height], 'How far the lap of the top reaches down the front'),
  }),
  build: ({ slot_width: slot, glue_flap: depth, ...v }) => wrap({ ...v, slot, closure: { by: 'lap', depth } }),
});

/** The same with a fifth panel that covers the whole front, and end flaps that cover the whole end: layer upon layer for long goods. */
export const fivePanels = box('corrugated', {
  ...wraps,
  name: 'Five panel folder',
  about:
    'Folder of corrugated board for long or flat goods; its fifth panel covers the front, its ends are several layers thick.',
  code: '0410',
  from: [
    'house',
    'plates not seen; FEFCO 0410 is said to be the five panel folder, whose last panel covers a side and whose ends have several layers. 0409 is drawn alike: another generator draws it so, 709 × 512 at 300 × 200 × 100 in 3 mm, and what parts the two is not known: one box, drawn alike but for its usual size, flat for books or long',
  ],
  ids: {
    'fefco-0410': {},
    'fefco-0409': { size: { length: 300, width: 220, height: 40 }, code: { fefco: '0409' } },
  },
  size: sizes([600, 100, 80]),
  options: ({ material }) => ({ slot_width: slotWidth(material) }),
  build: ({ slot_width: slot, ...v }) => wrap({ ...v, slot, closure: { by: 'cover' } }),
});

/** The same with two half tops, which are taped where they meet. */
export const centreSeam = box('corrugated', {
  ...wraps,
  name: 'Five panel folder with centre seam',
  about: 'Folder of corrugated board for long goods; two halves of its top meet in the middle, its ends are layered.',
  code: '0411',
  from: [
    'house',
    'plate not seen; FEFCO 0411 is said to be the five panel folder with a seam in the middle: that of 0410 with a top in two halves, taped where they meet',
  ],
  ids: ['fefco-0411'],
  size: sizes([600, 150, 100]),
  options: ({ material }) => ({ slot_width: slotWidth(material) }),
  build: ({ slot_width: slot, ...v }) => wrap({ ...v, slot, closure: { by: 'seam' } }),
});
