import { twoLidCaseIds } from '../../tube/case-ids.ts';
import { tuckCase } from '../../tube/corrugated.ts';
import { corrugatedTuck } from '../../tube/corrugated-tuck.ts';
import { tubes } from '../../tube/tubes.ts';

/** Tuck ends of corrugated board: two tuck lids on opposite walls (reverse) or on one wall (straight). */
export default tubes(tuckCase, 'tuck_end_boxes', { windows: true })({
  'Corrugated reverse tuck end': {
    about: 'Box of corrugated board with tuck lids that open on opposite walls.',
    code: '0211',
    from: [
      'standard',
      'FEFCO 0211; walls by the allowances of 0201, lid creased one board outside the dust flaps, slits for the shoulders',
    ],
    ids: twoLidCaseIds('becf-201', 'in pairs'),
    top: corrugatedTuck('front'),
    bottom: corrugatedTuck('back'),
  },
  'Corrugated straight tuck end, lids on the front': {
    about: 'Box of corrugated board with two tuck lids on one wall; the opposite wall has no hinge.',
    code: '0210',
    from: [
      'standard',
      'FEFCO 0210; walls by the allowances of 0201, lid creased one board outside the dust flaps, slits for the shoulders',
    ],
    ids: twoLidCaseIds('becf-203', 'by look'),
    top: corrugatedTuck('front'),
    bottom: corrugatedTuck('front'),
  },
  'Corrugated straight tuck end, lids on the back': {
    about: 'Box of corrugated board with two tuck lids on one wall; the opposite wall has no hinge.',
    code: '0210',
    from: [
      'standard',
      'FEFCO 0210; walls by the allowances of 0201, lid creased one board outside the dust flaps, slits for the shoulders',
    ],
    ids: twoLidCaseIds('becf-204', 'by look, one moved'),
    top: corrugatedTuck('back'),
    bottom: corrugatedTuck('back'),
  },
});
