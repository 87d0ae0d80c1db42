import { cappedBody } from './capped-body.ts';

export default cappedBody('case', 'a half slotted case of 0200 and a cap', {
  name: 'Half slotted case with cap',
  about: 'Case of corrugated board with flaps below and a cap over its open top.',
  code: '0312',
  ids: ['fefco-0312'],
});
