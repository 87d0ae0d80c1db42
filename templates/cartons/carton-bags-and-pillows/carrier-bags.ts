import { carrierBag } from '../../bags/carrier-bag.ts';

/** As measured: two faces and two gussets on a strip, a hem folded in at the mouth, with handle slits, and a bottom of uncut corners. */
export const slitBag = carrierBag('slits', {
  name: 'Carrier bag with handle slits',
  about: 'Bag with gussets, a folded hem and a glued bottom; slits at the mouth take a handle.',
  from: 'measured: becf-12104 at 320 × 110 × 220',
  ids: ['becf-12104'],
});

/** Carrier bag with eyelets through wall and hem, which coincide when the hem is folded in. */
export const eyeletBag = carrierBag('eyelets', {
  name: 'Carrier bag with eyelets',
  about: 'Bag with gussets, a folded hem and a glued bottom; eyelets through wall and hem take a cord.',
  from: 'measured: becf-12101 at 300 × 120 × 380. becf-12102 has the same variables as becf-12101; the variables x1 and y1 of becf-1210d and 1210e, perhaps of a board insert, are not known: drawn alike',
  // The service also lists bags with these letters or two more. They may be halves and inserts, and are not drawn.
  ids: ['becf-12101', 'becf-12102', 'becf-1210d', 'becf-1210e'],
});

/** Carrier bag with eyelets over a block bottom, as measured: four flaps with slots between them. The glue flap has no bottom flap. */
export const blockBag = carrierBag(
  'eyelets',
  {
    name: 'Carrier bag with eyelets and block bottom',
    about: 'Bag with gussets, a folded hem and a glued bottom of four flaps; eyelets through wall and hem take a cord.',
    from: 'measured: becf-12109 at 140 × 140 × 430',
    ids: ['becf-12109'],
  },
  'slotted',
);

export const plainBag = carrierBag('none', {
  name: 'Plain bag',
  about: 'Bag with gussets, a folded hem and a glued bottom, without a handle.',
  from: 'house: the bag of becf-12104 without slits',
  ids: ['becf-12103'],
});

/** Carrier bag with a grip punched through wall and hem, in front and back. */
export const gripBag = carrierBag('grip', {
  name: 'Carrier bag with punched grips',
  about: 'Bag with gussets, a deep hem and a glued bottom, with a grip punched through wall and hem of front and back.',
  from: 'house: the bag of becf-12104; our decisions: a hem of 60, grips of 80 × 20 with round ends. Not drawn because unknown: what the three radii of becf-1210b round; becf-1210c has only the first: drawn alike',
  ids: {
    'becf-1210b': { size: { length: 150, width: 60, height: 170 } },
    // This id has only one of the three radii, so it has the plain grip.
    'becf-1210c': { size: { length: 150, width: 60, height: 170 } },
  },
});
