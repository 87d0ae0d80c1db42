import { carton } from '../../tube/carton.ts';
import { tuck } from '../../tube/carton-tuck.ts';
import { snapLockBottom } from '../../tube/locked-bottom.ts';
import { tubes } from '../../tube/tubes.ts';

export default tubes(carton, { group: 'snap_lock_boxes', bottom: snapLockBottom.closure })({
  'Low tuck top snap lock': {
    about: 'Low folding carton with a tuck lid and a 1-2-3 bottom that locks without glue.',
    code: 'A55.20.01.01',
    from: 'house: our reading of A55.20.01.01: body, lid and bottom of becf-1090a. The service numbers it A55.20.01.01.35.41; the features 35, a tongue on the lid, and 41, a thumb cut, are not drawn, and not claimed',
    ids: ['becf-10a11'],
    // The wall of a low box has no room for the tongues of a locked joint.
    top: { ...tuck('front'), withoutJoints: ['flap_with_lock'] },
    size: { length: 100, width: 100, height: 55 },
  },
});
