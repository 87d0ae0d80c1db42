import { carton } from '../../tube/carton.ts';
import { lugTuck } from '../../tube/lug-tuck.ts';
import { tubes } from '../../tube/tubes.ts';

export default tubes(carton, { group: 'tuck_end_boxes' })({
  'Tuck end with lug tongue': {
    about:
      'Folding carton with two tuck lids on one wall, each locked by a tongue with lugs in a slit of the opposite wall.',
    code: 'A20.20.01.01.32.33',
    from: 'house: ECMA A20.20 on the body and lids of becf-1010a; our reading of 32 and 33 on a tuck (confidence 0.75): its tongue has lugs and comes out of a slit in the wall',
    ids: { 'becf-10204': {}, 'becf-10205': { choices: { dust_flap: 'full_angled_dust_flap' } } },
    ends: lugTuck('front'),
  },
  'Tuck end with adjustable lug tongue': {
    about:
      'Folding carton with two tuck lids on one wall, each locked by a tongue with lugs of adjustable size in a slit of the opposite wall.',
    from: 'house: becf-10204 with adjustable sizes of tongue and lugs, from the variables of becf-10210 (d e w1 w2 r1…r4; confidence 0.65): drawn alike at the default sizes',
    ids: { 'becf-10210': {}, 'becf-10211': { choices: { dust_flap: 'full_angled_dust_flap' } } },
    ends: lugTuck('front', true),
  },
});
