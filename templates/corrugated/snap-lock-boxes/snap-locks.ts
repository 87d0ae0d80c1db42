import { caseIds, unnamedDustIds } from '../../tube/case-ids.ts';
import { shippingCase, tuckCase } from '../../tube/corrugated.ts';
import { corrugatedTuck } from '../../tube/corrugated-tuck.ts';
import { withNamedTuck } from '../../tube/plain-tuck.ts';
import { slotted } from '../../tube/slotted.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tubes } from '../../tube/tubes.ts';

export default [
  ...tubes(tuckCase, {
    group: 'snap_lock_boxes',
    about: 'Box of corrugated board with a tuck lid and a 1-2-3 bottom that locks without glue.',
    code: '0215',
    from: 'standard: FEFCO 0215; walls by the allowances of 0201, the 1-2-3 bottom of becf-1090a with its layers one board apart',
    evidence: 'figures',
    bottom: snapLock('corrugated'),
    windows: true,
  })({
    'Corrugated tuck top snap lock, lid on the front': { ids: caseIds('becf-209'), top: corrugatedTuck('front') },
    'Corrugated tuck top snap lock, lid on the back': { ids: caseIds('becf-20a'), top: corrugatedTuck('back') },
    'Corrugated tuck top snap lock, straight dust flaps': {
      from: 'house: FEFCO 0215 as becf-20a01. The service names no dust flap for these ids; our decision: they do not taper',
      evidence: 'words',
      ids: unnamedDustIds('becf-20a', 0x0d),
      top: corrugatedTuck('back', { straightDust: true }),
    },
  }),
  ...tubes(shippingCase, { group: 'snap_lock_boxes', bottom: snapLock('corrugated') })({
    'Slotted case with 1-2-3 bottom': {
      about: 'Shipping case of corrugated board with slotted flaps above and a 1-2-3 bottom that locks without glue.',
      code: '0216',
      from: 'standard: FEFCO 0216; flaps of 0201 above, below the 1-2-3 bottom of becf-1090a with its layers one board apart; the difference of becf-21d09 from becf-21d08 is not known: drawn alike',
      ids: ['becf-21d08', 'becf-21d09'],
      top: withNamedTuck(slotted('meet', 'staggered')),
    },
  }),
];
