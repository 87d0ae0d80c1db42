import { wallet } from './wallet.ts';

export default wallet('width', {
  name: 'Document wallet',
  about: 'Wallet with a spine, gussets and a lid that tucks in behind its front and locks with a tongue.',
  group: 'folders',
  code: 'E40.82.00.00',
  from: [
    'house',
    'ECMA E40.82, a pack for a flat product with a lock on its lid, its plate not at hand; becf-1240a has the same code, and both are drawn with such a lock. Our decisions (0.6 sure): gussets with tabs inside the front, and the tuck of a carton with a tongue whose lugs catch in a slit of the front, for the letters name tongue, slit and radii',
  ],
  ids: ['becf-12b05'],
  usual: [170, 120, 25],
  thickest: 1,
  tongue: true,
});
