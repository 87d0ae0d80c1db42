import { partlyKnown } from '../../../src/author/index.ts';
import { carton } from '../../tube/carton.ts';
import { tuck } from '../../tube/carton-tuck.ts';
import { configuredRange } from '../../tube/configured-range.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tubes } from '../../tube/tubes.ts';

/** Cartons with a 1-2-3 bottom and a top with separate choices of flap, tuck and dust flap. */
export default tubes(carton, 'snap_lock_boxes', {
  about: 'Folding carton with a tuck lid, its flap, tuck and dust flap chosen for this end alone, and a 1-2-3 bottom.',
  bottom: snapLock('carton'),
})({
  'Tuck top snap lock, top chosen, lid on the front': {
    from: [
      'measured',
      'becf-1090a; slit lock dust flap after ECMA A55.20. The service lets the top be chosen here: becf-10c02 is the choice that becf-10907 stands for, drawn alike',
    ],
    ids: partlyKnown(configuredRange('becf-10c', ['top']), {
      'becf-10c02': { choices: { top_flap: 'friction_fit_tuck_in_flap' } },
    }),
    top: tuck('front', { each: true }),
  },
  'Tuck top snap lock, top chosen, lid on the back': {
    from: [
      'measured',
      'becf-1090a, the lid hung on the back; slit lock dust flap after ECMA A55.20. The service lets the top be chosen here: becf-10d01 is the choice that becf-10a07 stands for, drawn alike',
    ],
    ids: partlyKnown(configuredRange('becf-10d', ['top']), {
      'becf-10d01': { choices: { top_flap: 'friction_fit_tuck_in_flap' } },
    }),
    top: tuck('back', { each: true }),
  },
});
