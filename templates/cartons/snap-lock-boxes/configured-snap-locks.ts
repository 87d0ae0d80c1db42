import { partlyKnown } from '../../../src/author/index.ts';
import { carton } from '../../tube/carton.ts';
import { tuck } from '../../tube/carton-tuck.ts';
import { configuredRange } from '../../tube/configured-range.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tubes } from '../../tube/tubes.ts';

export default tubes(carton, {
  group: 'snap_lock_boxes',
  about: 'Folding carton with a tuck lid and a 1-2-3 bottom; flap, tuck and dust flap are chosen for the top alone.',
  bottom: snapLock('carton'),
})({
  'Tuck top snap lock, configurable top, lid on the front': {
    from: 'measured: becf-1090a; slit lock dust flap after ECMA A55.20. The service offers separate choices for the top: becf-10c02 has those of becf-10907, drawn alike',
    ids: partlyKnown(configuredRange('becf-10c', ['top']), {
      'becf-10c02': { choices: { top_flap: 'friction_fit_tuck_in_flap' } },
    }),
    top: tuck('front', { each: true }),
  },
  'Tuck top snap lock, configurable top, lid on the back': {
    from: 'measured: becf-1090a with the lid on the back; slit lock dust flap after ECMA A55.20. The service offers separate choices for the top: becf-10d01 has those of becf-10a07, drawn alike',
    ids: partlyKnown(configuredRange('becf-10d', ['top']), {
      'becf-10d01': { choices: { top_flap: 'friction_fit_tuck_in_flap' } },
    }),
    top: tuck('back', { each: true }),
  },
});
