import { carton } from '../../tube/carton.ts';
import { lugTuck } from '../../tube/lug-tuck.ts';
import { tubes } from '../../tube/tubes.ts';

/** Tuck ends with two lids on one wall, each locked by a tongue with lugs. */
export default tubes(
  carton,
  'tuck_end_boxes',
)({
  'Tuck end with lug tongue': {
    about:
      'Folding carton with two tuck lids on one wall, each locked by a tongue with lugs in a slit of the opposite wall.',
    code: 'A20.20.01.01.32.33',
    from: [
      'house',
      'ECMA A20.20 on the body and lids of becf-1010a; our reading of 32 and 33 on a tuck (0.75 sure): its tongue has lugs and comes out of a slit in the wall',
    ],
    ids: {
      'becf-10204': {},
      'becf-10205': { choices: { dust_flap: 'full_angled_dust_flap' } },
    },
    top: lugTuck('front'),
    bottom: lugTuck('front'),
  },
  'Tuck end with lug tongue, sized': {
    about:
      'Folding carton with two tuck lids on one wall, each locked by a tongue with lugs, whose sizes may be chosen, in a slit of the opposite wall.',
    from: [
      'house',
      'becf-10204 with the sizes of tongue and lugs to choose, as the letters of becf-10210 (d e w1 w2 r1…r4) have them (0.65 sure): drawn alike until they are chosen',
    ],
    ids: {
      'becf-10210': {},
      'becf-10211': { choices: { dust_flap: 'full_angled_dust_flap' } },
    },
    top: lugTuck('front', true),
    bottom: lugTuck('front', true),
  },
});
