import { wallet } from '../folders/wallet.ts';

export default wallet('height', {
  name: 'Gusseted envelope',
  about: 'Envelope with a spine, gussets and a lid that tucks in behind the front.',
  group: 'envelopes',
  from: 'house: no code: gussets with tabs inside the front, and the tuck of a carton. We read its width as the depth of the gussets',
  ids: ['becf-12c03'],
  usual: [150, 150, 20],
});
