import { autoLock } from '../../tube/auto-lock.ts';
import { caseIds } from '../../tube/case-ids.ts';
import { shippingCase, tuckCase } from '../../tube/corrugated.ts';
import { corrugatedTuck } from '../../tube/corrugated-tuck.ts';
import { slotted } from '../../tube/slotted.ts';
import { tubes } from '../../tube/tubes.ts';

export default [
  ...tubes(tuckCase, {
    group: 'tuck_top_auto_bottom_boxes',
    about: 'Box of corrugated board with a tuck lid and a glued bottom that locks when the box is erected.',
    code: '0713',
    from: 'standard: FEFCO 0713; walls by the allowances of 0201, the auto-lock bottom of becf-1100a with its main flaps one board below the side flaps. External sizes: the lid of becf-20301 and the bottom of becf-21e20, both measured',
    evidence: 'figures',
    bottom: autoLock('corrugated'),
    windows: true,
    allowances: ['proportional', 'external'],
  })({
    'Corrugated tuck top auto bottom, lid on the front': { ids: caseIds('becf-210'), top: corrugatedTuck('front') },
    'Corrugated tuck top auto bottom, lid on the back': { ids: caseIds('becf-211'), top: corrugatedTuck('back') },
  }),
  ...tubes(shippingCase, { group: 'tuck_top_auto_bottom_boxes', bottom: autoLock('corrugated') })({
    'Slotted case with auto bottom': {
      about:
        'Shipping case of corrugated board with slotted flaps above and a glued bottom that locks when the case is erected.',
      code: '0711',
      from: 'standard: FEFCO 0711: slotted flaps above an auto-lock bottom: flaps of 0201, the bottom of 0713, walls by the allowances of 0201',
      evidence: 'figures',
      ids: { 'becf-21401': { size: { length: 250, width: 150, height: 200 } } },
      top: slotted('meet', 'staggered'),
    },
  }),
];
