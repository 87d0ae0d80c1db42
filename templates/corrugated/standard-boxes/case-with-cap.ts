import { cappedBody, cappedSource } from './capped-body.ts';

export default cappedBody('case', {
  name: 'Half slotted case with cap',
  about: 'Case of corrugated board with flaps below and a cap over its open top.',
  group: 'standard_boxes',
  code: '0312',
  from: cappedSource('0312', 'a half slotted case of 0200 and a cap'),
  ids: ['fefco-0312'],
});
