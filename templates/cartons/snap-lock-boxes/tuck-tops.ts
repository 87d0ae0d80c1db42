import { carton } from '../../tube/carton.ts';
import { tuck } from '../../tube/carton-tuck.ts';
import { tuckIds, twelveIds } from '../../tube/ids.ts';
import { snapLockBottom } from '../../tube/locked-bottom.ts';
import { sideTuck } from '../../tube/side-tuck.ts';
import { snapLock } from '../../tube/snap-lock.ts';
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
  ...tubes(carton, { group: 'snap_lock_boxes', bottom: snapLockBottom.closure })({
    'Tuck top snap lock, lid on the front': {
      about: 'Folding carton with a tuck lid and a 1-2-3 bottom that locks without glue.',
      windows: true,
      code: 'A55.20.01.01',
      from: 'measured: becf-1090a at 90 × 80 × 120; slit lock dust flap and uni tuck after ECMA A55.20',
      ids: tuckIds('becf-109'),
      top: tuck('front'),
    },
    'Tuck top snap lock, lid on the back': {
      about: 'Folding carton with a tuck lid and a 1-2-3 bottom that locks without glue.',
      windows: true,
      code: 'A55.20.01.03',
      from: 'measured: becf-1090a with the lid on the back',
      ids: tuckIds('becf-10a'),
      top: tuck('back'),
    },
    'Side tuck top snap lock': {
      about: 'Folding carton with a 1-2-3 bottom and a tuck lid on a short wall.',
      code: 'A55.20.03.04',
      from: 'house: our reading of A55.20.03.04: the lid of becf-1010a on panel 4, and the bottom of becf-1090a turned to panel 3. The service numbers it A55.20.03.04.83; the meaning of 83 is not known, and it is not claimed',
      ids: twelveIds('becf-10e'),
      top: sideTuck,
      bottom: snapLock('carton', 'back'),
      size: { length: 175, width: 100, height: 80 },
      windows: true,
    },
  }),
  ...specialTuckTops(
    snapLockBottom,
    [
      'becf-12e',
      'measured: becf-12e0a at 160 × 105 × 147; the difference of the ids from 0d on from the first twelve is not known: drawn alike',
    ],
    { 'becf-10915': {}, 'becf-10916': { choices: { dust_flap: 'full_angled_dust_flap' } } },
    'ecma-a5521',
  ),
];
