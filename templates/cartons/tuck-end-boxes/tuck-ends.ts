import { carton } from '../../tube/carton.ts';
import { tuck } from '../../tube/carton-tuck.ts';
import { frictionIds } from '../../tube/case-ids.ts';
import { tuckUnderHeader } from '../../tube/header.ts';
import { platformIds, twelveIds, twoLidIds } from '../../tube/ids.ts';
import { tubes } from '../../tube/tubes.ts';

/**
 * Tuck ends: two lids that tuck in over dust flaps, on opposite walls (reverse) or on one wall (straight).
 *
 *   ╭────────╮
 *   ├────────┤ ▕▔▔╲               ╱▔▔▏
 *  ╱├────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲└────────┴────────┼────────┼───────┘
 *             ╲▁▁▏    ├────────┤ ▕▁▁╱
 *                     ╰────────╯
 */
export default tubes(carton, { group: 'tuck_end_boxes', windows: true })({
  'Reverse tuck end': {
    about: 'Folding carton with tuck lids that open on opposite walls.',
    code: 'A20.20.03.01',
    from: 'measured: becf-1010a at 60 × 25 × 100; slit lock dust flap and uni tuck after ECMA A20.20',
    ids: { ...twoLidIds('becf-101'), ...platformIds('becf-106') },
    top: tuck('front'),
    bottom: tuck('back'),
  },
  'Reverse tuck end, upper lid on the back': {
    about: 'Folding carton with tuck lids that open on opposite walls, the upper one on the back.',
    code: 'A20.20.01.03',
    from: 'measured: the lids of becf-1010a, each on the other wall. The difference of the four ids from becf-1020a on from those from becf-10206 on is not known: drawn alike, like becf-10701, the first of twelve more variants',
    ids: { ...frictionIds('becf-102', 0x06), ...frictionIds('becf-102', 0x0a), ...twoLidIds('becf-107') },
    top: tuck('back'),
    bottom: tuck('front'),
  },
  'Straight tuck end, lids on the front': {
    about: 'Folding carton with two tuck lids on one wall; the opposite wall has no hinge.',
    code: 'A20.20.01.01',
    from: 'measured: the lids of becf-1010a, both on one wall; slit lock dust flap and uni tuck after ECMA A20.20',
    ids: twoLidIds('becf-103'),
    ends: tuck('front'),
  },
  'Straight tuck end, lids on the back': {
    about: 'Folding carton with two tuck lids on one wall; the opposite wall has no hinge.',
    code: 'A20.20.03.03',
    from: 'measured: the lids of becf-1010a, both on one wall; slit lock dust flap and uni tuck after ECMA A20.20',
    ids: twoLidIds('becf-104'),
    ends: tuck('back'),
  },
  'Tuck end with hanging header': {
    about: 'Folding carton with two tuck lids and a doubled header on its back to hang it up.',
    code: 'A20.21.01.01',
    from: 'standard: ECMA A20.21, a tuck in front of an extended, doubled back panel, on the body and lids of becf-1010a; Euro slot of EN 13010. Our decisions: slot 12 below the fold, liner folded inwards; the tucks hold by a sit lock',
    ids: twelveIds('becf-105'),
    top: tuckUnderHeader,
    bottom: tuck('front'),
  },
});
