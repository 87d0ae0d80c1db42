import { carton } from '../../tube/carton.ts';
import { tuck } from '../../tube/carton-tuck.ts';
import { openingIds, tuckIds, twelveIds } from '../../tube/ids.ts';
import { snapLockBottom } from '../../tube/locked-bottom.ts';
import { pushInOpening, recloseableSideTuck } from '../../tube/push-in-opening.ts';
import { sideTuck } from '../../tube/side-tuck.ts';
import { specialTuckTops } from '../../tube/special-tuck-tops.ts';
import { tubes } from '../../tube/tubes.ts';

/**
 * Cartons with a 1-2-3 bottom, which locks without glue, and a tuck lid.
 *
 *   ╭────────╮
 *   ├────────┤ ▕▔▔╲               ╱▔▔▏
 *  ╱├────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┼────────┼────────┼───────┤
 *   └─╮  ╭───┘ ╲__/  ╲─╮  ╭─╱  ╲__/
 */
export default [
  ...tubes(carton, 'snap_lock_boxes', { bottom: snapLockBottom.closure })({
    'Tuck top snap lock, lid on the front': {
      about: 'Folding carton with a tuck lid and a 1-2-3 bottom that locks without glue.',
      windows: true,
      code: 'A55.20.01.01',
      from: ['measured', 'becf-1090a at 90 × 80 × 120; slit lock dust flap and uni tuck after ECMA A55.20'],
      ids: tuckIds('becf-109'),
      top: tuck('front'),
    },
    'Tuck top snap lock, lid on the back': {
      about: 'Folding carton with a tuck lid and a 1-2-3 bottom that locks without glue.',
      windows: true,
      code: 'A55.20.01.03',
      from: ['measured', 'becf-1090a, the lid hung on the back'],
      ids: tuckIds('becf-10a'),
      top: tuck('back'),
    },
    'Side tuck top snap lock': {
      about: 'Folding carton with a 1-2-3 bottom, its tuck lid hung on a short wall.',
      code: 'A55.20.03.04.83',
      from: [
        'house',
        'our reading of A55.20 … 04: the lid of becf-1010a hung on panel 4, bottom of becf-1090a. Not drawn, because not known to us: what 83 stands for, and the bottom turned to panel 3',
      ],
      ids: twelveIds('becf-10e'),
      top: sideTuck,
      size: { length: 175, width: 100, height: 80 },
      windows: true,
    },
    'Side tuck top snap lock with push-in opening': {
      about:
        'Folding carton with a 1-2-3 bottom, a lid on a short wall that a tongue closes again, and an opening to push in.',
      code: 'A55.20.01.04.35.42',
      from: [
        'measured',
        'becf-12e0a at 160 × 105 × 147; what tells the ids from 0d on from the first twelve is not known: all are drawn alike',
      ],
      ids: openingIds('becf-12e'),
      top: recloseableSideTuck,
      size: { length: 175, width: 100, height: 80 },
      opening: pushInOpening,
    },
  }),
  ...specialTuckTops(
    snapLockBottom,
    { 'becf-10915': {}, 'becf-10916': { choices: { dust_flap: 'full_angled_dust_flap' } } },
    'ecma-a5521',
  ),
];
