import { carton } from '../../tube/carton.ts';
import { tuck } from '../../tube/carton-tuck.ts';
import { tuckIds } from '../../tube/ids.ts';
import { autoLockBottom } from '../../tube/locked-bottom.ts';
import { lugTuck } from '../../tube/lug-tuck.ts';
import { restrictChoices } from '../../tube/restrict-choices.ts';
import { specialTuckTops } from '../../tube/special-tuck-tops.ts';
import { tubes } from '../../tube/tubes.ts';

/** No doubled header: on a tube that is delivered glued flat it is a separate style. */
const withoutHeader = (lidOn: 'front' | 'back') => restrictChoices(tuck(lidOn), { hanger: ['none'] });

/**
 * Cartons with a glued auto-lock bottom, which locks when the box is opened, and a tuck lid.
 *
 *   ╭────────╮
 *   ├────────┤ ▕▔▔╲               ╱▔▔▏
 *  ╱├────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┼────────┼────────┼───────┤
 *   └─╮ ╱╲_╱  ╲__╱ └─╮ ╱╲_╱  ╲__╱
 */
export default [
  ...tubes(carton, { group: 'tuck_top_auto_bottom_boxes', bottom: autoLockBottom.closure })({
    'Tuck top auto bottom, lid on the front': {
      about: 'Folding carton with a tuck lid and a glued bottom that locks when the box is erected.',
      windows: true,
      code: 'A60.20.00.01',
      from: 'measured: becf-1100a at 110 × 78 × 170; slit lock dust flap and uni tuck after ECMA A60.20',
      ids: tuckIds('becf-110'),
      top: withoutHeader('front'),
    },
    'Tuck top auto bottom, lid on the back': {
      about: 'Folding carton with a tuck lid and a glued bottom that locks when the box is erected.',
      windows: true,
      code: 'A60.20.00.03',
      from: 'measured: becf-11101 and becf-1110a at 100 × 50 × 150',
      ids: tuckIds('becf-111'),
      top: withoutHeader('back'),
    },
    'Tuck top auto bottom with adjustable lug tongue': {
      about:
        'Folding carton with a glued bottom and a tuck lid locked by a tongue with lugs of adjustable size in a slit of the back.',
      code: 'A60.20.00.01.32.33',
      from: 'house: the lid of becf-10210 over the bottom of becf-1100a; our reading of 32 and 33 on a tuck (confidence 0.65): drawn alike with becf-11015 at the default sizes',
      ids: { 'becf-1101c': {}, 'becf-1101d': { choices: { dust_flap: 'full_angled_dust_flap' } } },
      top: lugTuck('front', true),
    },
  }),
  ...specialTuckTops(
    autoLockBottom,
    [
      'becf-12d',
      'standard: ECMA A60.20 … 04 with X35 and X42: lid and opening of becf-12e0a over the bottom of becf-1100a; the difference of the ids from 0d on from the first twelve is not known: drawn alike',
    ],
    { 'becf-11015': {}, 'becf-11016': { choices: { dust_flap: 'full_angled_dust_flap' } } },
    'ecma-a6021',
  ),
];
