import { wallet } from '../folders/wallet.ts';

export default wallet('height', {
  name: 'Gusseted envelope',
  about: 'Envelope with a spine, gussets and a lid that tucks in behind its front.',
  group: 'envelopes',
  from: [
    'house',
    'no code: gussets with tabs inside the front, and the tuck of a carton. Its width is the depth of the gussets, which was our reading',
  ],
  ids: ['becf-12c03'],
  usual: [150, 150, 20],
  thickest: 1,
});
