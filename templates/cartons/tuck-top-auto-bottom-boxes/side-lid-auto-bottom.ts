import { autoLock } from '../../tube/auto-lock.ts';
import { sideTuck } from '../../tube/side-tuck.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

/**
 * Carton with an auto-lock bottom whose tuck lid hangs on the last, short wall.
 *
 *                                ╭───────╮
 *                                ├───────┤
 *   ▕▔▔▔▔╲             ╱▔▔▔▔▏   │       │
 *  ╱├────────┬────────┬────────┬┴──────┤
 *   │ front  │ right  │  back  │ left  │
 *   ├────────┼────────┼────────┼───────┤
 *  ╱▏  __ ╱ ▏▏╲____╱ ▏   __ ╱ ▏▏╲____╱
 *    ▔▔  ▔▔▔           ▔▔  ▔▔▔
 */
export default tubeCarton({
  name: 'Side tuck top auto bottom',
  about: 'Folding carton with a glued bottom that locks when the box is squared, its tuck lid hung on a short wall.',
  group: 'cartons_tuck_top_auto_bottom_boxes',
  code: { ecma: 'A60.20.00.04.35.42' },
  provenance: {
    kind: 'house',
    source:
      'our reading of A60.20 … 04: the lid of becf-1010a hung on panel 4, bottom of becf-1100a. Not drawn, because not known to us: the features 35 and 42',
  },
  ids: { 'becf-12d01': {} },
  top: sideTuck,
  bottom: autoLock,
  size: { length: 175, width: 100, height: 80 },
  windows: true,
});
