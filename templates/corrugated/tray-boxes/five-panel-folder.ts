import { box, wrap } from '../../../src/author/index.ts';
import { slotWidth } from '../../tube/slots.ts';
import { wrapSizes, wraps } from './wraps.ts';

/** Wrap whose fifth panel covers the whole front, and whose end flaps cover the whole end: layer upon layer for long goods. */
export default box('corrugated', {
  ...wraps,
  name: 'Five panel folder',
  closure: 'wrap',
  about:
    'Folder of corrugated board for long or flat goods; its fifth panel covers the front, its ends are several layers thick.',
  code: '0410',
  from: [
    'house',
    'drawing not seen; FEFCO 0410 is described as the five panel folder, whose last panel covers a side and whose ends have several layers. Another generator draws 0409 the same way, 709 × 512 at 300 × 200 × 100 in 3 mm; the difference is not known: drawn alike but for the default size, flat for books or long',
  ],
  ids: {
    'fefco-0410': {},
    'fefco-0409': { size: { length: 300, width: 220, height: 40 }, code: { fefco: '0409' } },
  },
  size: wrapSizes([600, 100, 80]),
  options: ({ material }) => ({ slot_width: slotWidth(material) }),
  build: ({ slot_width: slot, ...v }) => wrap({ ...v, slot, closure: { by: 'cover' } }),
});
