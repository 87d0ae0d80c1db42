import { wallet } from './wallet.ts';

export default wallet('width', {
  name: 'Document wallet',
  about:
    'Wallet with a spine and gussets; its lid tucks in behind the front and locks with a tongue, which shows the inner side of the board on the front: print that side too.',
  group: 'folders',
  code: 'E40.82.00.00',
  from: 'house: ECMA E40.82, a pack for a flat product with a lock on its lid; drawing not seen. becf-1240a has the same code, and both have such a lock. Our decisions (confidence 0.6): gussets with tabs inside the front, and the tuck of a carton with a tongue whose lugs catch in a slit of the front, because the variables name tongue, slit and radii; outside the front such a tongue shows the side that the tuck turns inwards',
  ids: ['becf-12b05'],
  usual: [170, 120, 25],
  tongue: true,
});
