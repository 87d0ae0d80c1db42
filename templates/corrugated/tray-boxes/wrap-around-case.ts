import { box, mm, wrap } from '../../../src/author/index.ts';
import { dieSlotWidth } from '../../tube/slots.ts';
import { wrapSizes, wraps } from './wraps.ts';

/** Wrap-around case: a slotted case on its side, closed round the goods by a machine. All its end flaps are half as long as its height. */
export default box('corrugated', {
  ...wraps,
  name: 'Wrap-around case',
  closure: 'wrap',
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
});
