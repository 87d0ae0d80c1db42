import { box, wrap } from '../../../src/author/index.ts';
import { dieSlotWidth } from '../../tube/slots.ts';
import { wrapSizes, wraps } from './wraps.ts';

export default box('corrugated', {
  ...wraps,
  name: 'Five panel folder with centre seam',
  closure: 'wrap',
  about: 'Folder of corrugated board for long goods; two halves of its top meet in the middle, its ends are layered.',
  code: '0411',
  from: 'standard: FEFCO 0411: the folder of 0409 with a top in two halves, taped where they meet, and end flaps on all five panels',
  evidence: 'figures',
  ids: ['fefco-0411'],
  size: wrapSizes([600, 150, 100]),
  options: ({ material }) => ({ slot_width: dieSlotWidth(material) }),
  build: ({ slot_width: slot, ...v }) => wrap({ ...v, slot, closure: { by: 'seam' } }),
});
