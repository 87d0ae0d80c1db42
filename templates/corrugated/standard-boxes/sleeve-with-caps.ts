import { cappedBody } from './capped-body.ts';

export default cappedBody('sleeve', 'a tube of 0501 and two caps', {
  name: 'Sleeve with two caps',
  about:
    'Tube of corrugated board between two caps, for heavy goods that stand on the lower cap before the tube comes over them.',
  code: '0310',
  ids: ['fefco-0310'],
});
