import { carton } from '../../tube/carton.ts';
import { displayFront } from '../../tube/display-front.ts';
import { sealUnderHeader } from '../../tube/header.ts';
import { shortLugSeal } from '../../tube/lug-seal.ts';
import { angledFullSeal, angledTornSeal, economySeal, fullSeal } from '../../tube/seal.ts';
import { tearStrip } from '../../tube/tear-strip.ts';
import { tubes } from '../../tube/tubes.ts';

/**
 * Seal ends: cartons glued shut at both ends. Slots separate the flaps, and the creases of outer flaps are further out.
 *
 *   ┌──────┐┌──────┐┌──────┐┌──────┐
 *  ╱├──────┴┬──────┴┬──────┴┬──────┤
 *   │ front │ right │ back  │ left │
 *  ╲├──────┬┴──────┬┴──────┬┴──────┤
 *   └──────┘└──────┘└──────┘└──────┘
 */
export default tubes(carton, { group: 'standard_boxes' })({
  'Seal end, full overlap': {
    about: 'Folding carton glued shut at both ends, with flaps as deep as the box.',
    code: 'A10.10.03.03',
    from: 'measured: becf-11d01 at 175 × 74 × 230',
    ids: ['becf-11d01'],
    ends: fullSeal,
  },
  'Seal end, economy': {
    about: 'Folding carton glued shut at both ends, with flaps that overlap in the middle.',
    code: 'A12.12.01.01',
    from: 'standard: ECMA A12.12, on the body and slots of becf-11d01',
    ids: ['becf-11d02'],
    ends: economySeal,
  },
  'Seal end with lug tongue': {
    about:
      'Folding carton with a short inner flap; the lugs on the tongue of its outer flap catch in the crease of the front.',
    code: 'A11.11.03.03.32',
    from: 'standard: ECMA A11.11 with X32 after independent drawings of the codes: the inner flap as deep as the side flaps (0.64 of the width), a tongue with lugs on the outer one, the crease of the front cut open for it, a half-moon in the front',
    ids: ['becf-11d03'],
    ends: shortLugSeal,
  },
  'Seal end with hanging header': {
    about: 'Folding carton glued shut at both ends, with a doubled header on its back to hang it up.',
    from: 'house: the back is the header, so one large flap, on the front, closes the top; body, slots and bottom of becf-11d01',
    ids: ['house-seal-end-header'],
    top: sealUnderHeader,
    bottom: fullSeal,
  },
  'Seal end with tear strip': {
    about:
      'Folding carton glued shut at both ends; a tear strip round three walls turns its upper end into a hinged lid.',
    from: 'house: the carton of becf-11d01 with a tear strip of 14, 25 below the top; our decisions: it goes round left, front and right, and through the glue flap, from a half-round tab on the left; the back is creased as the hinge of the lid',
    ids: ['becf-11d04'],
    ends: fullSeal,
    opening: tearStrip,
  },
  'Shelf-ready carton': {
    about: 'Folding carton glued shut at both ends; its upper part tears off and leaves a display with a low front.',
    from: 'house: the carton of becf-11d01 with angled dust flaps and a perforation from the upper end of the back down the sides and across the front at 40 % of its height; our decisions: the curve, a half circle in the front for the thumb, and that the upper flap of the back tears off as well, along its crease',
    ids: ['becf-11d06'],
    top: angledTornSeal,
    bottom: angledFullSeal,
    opening: displayFront,
  },
});
