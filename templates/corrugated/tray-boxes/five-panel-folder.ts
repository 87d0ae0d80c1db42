import { box, wrap } from '../../../src/author/index.ts';
import { dieSlotWidth } from '../../tube/slots.ts';
import { wrapSizes, wraps } from './wraps.ts';

/** Wrap whose fifth panel covers the whole front, and whose end flaps cover the whole end: layer upon layer for long goods. */
export default box('corrugated', {
  ...wraps,
  name: 'Five panel folder',
  closure: 'wrap',
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
});
