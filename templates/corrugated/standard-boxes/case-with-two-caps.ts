import { cappedBody } from './capped-body.ts';

export default cappedBody('closed', 'a case of 0201 and two caps', {
  name: 'Slotted case with two caps',
  about: 'Shipping case of corrugated board with flaps at both ends, between two caps that hold its flaps closed.',
  code: '0313',
  ids: ['fefco-0313'],
});
