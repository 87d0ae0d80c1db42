import { twoLidCaseIds } from '../../tube/case-ids.ts';
import { tuckCase } from '../../tube/corrugated.ts';
import { corrugatedTuck } from '../../tube/corrugated-tuck.ts';
import { tubes } from '../../tube/tubes.ts';

const inside =
  'Inside sizes: walls by the allowances of 0201, lid creased one board outside the dust flaps, slits for the shoulders; usual tuck and dust flaps as drawn';

export default tubes(tuckCase, { group: 'tuck_end_boxes', windows: true, allowances: ['proportional', 'external'] })({
  'Corrugated reverse tuck end': {
    about: 'Box of corrugated board with tuck lids that open on opposite walls.',
    code: '0211',
    from: `standard: FEFCO 0211; external sizes after the drawing of becf-20301. ${inside}`,
    ids: twoLidCaseIds('becf-201', 'in pairs'),
    top: corrugatedTuck('front'),
    bottom: corrugatedTuck('back'),
  },
  'Corrugated straight tuck end, lids on the front': {
    about: 'Box of corrugated board with two tuck lids on one wall; the opposite wall has no hinge.',
    code: '0210',
    from: `measured: a drawing of 100 × 50 × 150 in 0.9 mm board with external sizes; it names no id, its lids, arcs and shoulders identify becf-20301. One drawing cannot tell rules apart: ours are slits 2 mm and a board longer than those of cartons, arcs of 2 mm more than their height, and more room below the shoulders in board above 1.5 mm; other flaps, and a tuck without slits, are not drawn there. ${inside}`,
    ids: twoLidCaseIds('becf-203', 'by look'),
    ends: corrugatedTuck('front'),
  },
  'Corrugated straight tuck end, lids on the back': {
    about: 'Box of corrugated board with two tuck lids on one wall; the opposite wall has no hinge.',
    code: '0210',
    from: `standard: FEFCO 0210; external sizes after the drawing of becf-20301. ${inside}`,
    ids: twoLidCaseIds('becf-204', 'by look, one moved'),
    ends: corrugatedTuck('back'),
  },
});
