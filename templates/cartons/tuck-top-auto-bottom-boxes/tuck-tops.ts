import { autoLock } from '../../tube/auto-lock.ts';
import { carton } from '../../tube/carton.ts';
import { flatTuckUnderHeader } from '../../tube/header.ts';
import { tuckIds } from '../../tube/ids.ts';
import { restrictChoices } from '../../tube/restrict-choices.ts';
import { sideTuck } from '../../tube/side-tuck.ts';
import { tubes } from '../../tube/tube.ts';
import { tuck } from '../../tube/tuck.ts';

/** On a tube that is delivered glued flat, a doubled header is a style of its own. */
const withoutHeader = (lidOn: 'front' | 'back') => restrictChoices(tuck(lidOn), { hanger: ['none'] });

/**
 * Cartons with an auto-lock bottom, glued flat, which locks when the box is squared, closed by a tuck lid.
 *
 *   ╭────────╮
 *   ├────────┤ ▕▔▔╲               ╱▔▔▏
 *  ╱├────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┼────────┼────────┼───────┤
 *   └─╮ ╱╲_╱  ╲__╱ └─╮ ╱╲_╱  ╲__╱
 */
export default tubes(
  carton,
  'tuck_top_auto_bottom_boxes',
  { bottom: autoLock('carton') },
  {
    'Tuck top auto bottom, lid on the front': {
      about: 'Folding carton with a tuck lid and a glued bottom that locks when the box is squared.',
      windows: true,
      code: 'A60.20.00.01',
      from: ['measured', 'becf-1100a at 110 × 78 × 170; slit lock dust flap and uni tuck after ECMA A60.20'],
      ids: tuckIds('becf-110'),
      top: withoutHeader('front'),
    },
    'Tuck top auto bottom, lid on the back': {
      about: 'Folding carton with a tuck lid and a glued bottom that locks when the box is squared.',
      windows: true,
      code: 'A60.20.00.03',
      from: ['measured', 'becf-1100a, the lid hung on the back'],
      ids: tuckIds('becf-111'),
      top: withoutHeader('back'),
    },
    'Side tuck top auto bottom': {
      about:
        'Folding carton with a glued bottom that locks when the box is squared, its tuck lid hung on a short wall.',
      code: 'A60.20.00.04.35.42',
      from: [
        'house',
        'our reading of A60.20 … 04: the lid of becf-1010a hung on panel 4, bottom of becf-1100a. Not drawn, because not known to us: the features 35 and 42',
      ],
      ids: ['becf-12d01'],
      top: sideTuck,
      size: { length: 175, width: 100, height: 80 },
      windows: true,
    },
    'Tuck top auto bottom with hanging header': {
      about: 'Folding carton with a tuck lid and a glued bottom, its back doubled above the box to hang it up by.',
      code: 'A60.20.00.01.32.33',
      from: [
        'standard',
        'ECMA A60.20 with a doubled header (32.33), on the body, lid and bottom of becf-1100a; Euro slot of EN 13010. Decided here: what tells becf-1101c from becf-11015 is its rounded header',
      ],
      ids: {
        'becf-11015': { choices: { tuck: 'none' } },
        'becf-1101c': { choices: { header: 'rounded', tuck: 'none' } },
      },
      top: flatTuckUnderHeader,
      windows: true,
    },
  },
);
