import { cappedBody } from './capped-body.ts';

export default [
  cappedBody('sleeve', 'a tube of 0501 and two caps', {
    name: 'Sleeve with two caps',
    about:
      'Tube of corrugated board between two caps, for heavy goods that stand on the lower cap before the tube comes over them.',
    code: '0310',
    ids: ['fefco-0310'],
  }),
  cappedBody('locked', 'a tube of 0501 and two caps', {
    name: 'Sleeve with two caps that lock',
    about: 'Tube of corrugated board between two caps without glue, whose double ends lock.',
    code: '0314',
    ids: ['fefco-0314'],
  }),
  cappedBody('case', 'a half slotted case of 0200 and a cap', {
    name: 'Half slotted case with cap',
    about: 'Case of corrugated board with flaps below and a cap over its open top.',
    code: '0312',
    ids: ['fefco-0312'],
  }),
  cappedBody('closed', 'a case of 0201 and two caps', {
    name: 'Slotted case with two caps',
    about: 'Shipping case of corrugated board with flaps at both ends, between two caps that hold its flaps closed.',
    code: '0313',
    ids: ['fefco-0313'],
  }),
];
