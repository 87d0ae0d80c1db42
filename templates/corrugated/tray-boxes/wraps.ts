import { box, leastBoards, mm, wrap } from '../../../src/author/index.ts';
import { corrugatedSizes } from '../../tray/corrugated-sizes.ts';
import { dieSlotWidth } from '../../tube/slots.ts';

const wrapSizes = (shown: readonly [number, number, number]) => ({
  ...corrugatedSizes(shown, { along: ', from end to end' }),
  material: mm(3, [0.8, 7], 'Thickness of the board'),
});

const wraps = {
  group: 'tray_boxes',
  closure: 'wrap',
  sizeLimits: leastBoards({ length: 12, width: 12, height: [10, 20] }),
} as const;

/** Strips folded round goods, with flaps on both ends of their panels. */
export default [
  // All its end flaps are half as long as its height.
  box('corrugated', {
    ...wraps,
    name: 'Wrap-around case',
    about:
      'Flat blank of corrugated board that a machine folds and glues around goods: a slotted case lying on its side.',
    code: '0406',
    from: 'house: drawing not seen; FEFCO 0406 is described as a slotted case on its side whose joint is made last: outer flaps on floor and top meet over those of front and back; our decision: the lap of the top is on the outside of the front',
    ids: ['fefco-0406'],
    size: wrapSizes([300, 200, 150]),
    options: ({ height, material }) => ({
      slot_width: dieSlotWidth(material),
      glue_flap: mm(35, [Math.max(12, 3 * material), height], 'How far the lap of the top reaches down the front'),
    }),
    build: ({ slot_width: slot, glue_flap: depth, ...v }) => wrap({ ...v, slot, closure: { by: 'lap', depth } }),
  }),
  // The fifth panel covers the whole front, and the end flaps the whole end: layer upon layer for long goods.
  box('corrugated', {
    ...wraps,
    name: 'Five panel folder',
    about:
      'Folder of corrugated board for long or flat goods; its fifth panel covers the front, its ends are several layers thick.',
    code: '0410',
    from: 'standard: FEFCO 0410: five panels, the fifth over the first, end flaps on the other four; 0409 has them on all five',
    evidence: 'figures',
    ids: {
      'fefco-0410': {},
      'fefco-0409': {
        choices: { cover: 'with_flaps' },
        size: { length: 300, width: 220, height: 40 },
        code: { fefco: '0409' },
      },
    },
    size: wrapSizes([600, 100, 80]),
    choices: { cover: ['plain', 'with_flaps'] },
    options: ({ material }) => ({ slot_width: dieSlotWidth(material) }),
    build: ({ slot_width: slot, ...v }, { cover }) =>
      wrap({ ...v, slot, closure: { by: 'cover', flaps: cover === 'with_flaps' } }),
  }),
  box('corrugated', {
    ...wraps,
    name: 'Five panel folder with centre seam',
    about: 'Folder of corrugated board for long goods; two halves of its top meet in the middle, its ends are layered.',
    code: '0411',
    from: 'standard: FEFCO 0411: the folder of 0409 with a top in two halves, taped where they meet, and end flaps on all five panels',
    evidence: 'figures',
    ids: ['fefco-0411'],
    size: wrapSizes([600, 150, 100]),
    options: ({ material }) => ({ slot_width: dieSlotWidth(material) }),
    build: ({ slot_width: slot, ...v }) => wrap({ ...v, slot, closure: { by: 'seam' } }),
  }),
];
